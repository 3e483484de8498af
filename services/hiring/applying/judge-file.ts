import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type/node';
import { typedLine } from '../../../domain/common/text/typed-line.ts';
import { attachmentTypes } from '../../../domain/files/attachment-types.ts';
import type { GivenFile } from '../../../domain/hiring/application-form/composite-answers.ts';

/** A file whose content matches its name. */
export interface JudgedFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

const SAME = new Map(Object.entries({ jpeg: 'jpg', markdown: 'md', text: 'txt' }));
const TEXTS = new Set(['txt', 'md', 'csv']);
const NAME_CHARACTERS = 150;

/** Checks a file of an application by its content. Returns the file or its errors. */
export async function judgeFile(
  given: GivenFile,
  accept: readonly string[] | null,
): Promise<JudgedFile | { fault: string }> {
  const filename = safeName(given.filename);
  const content = Buffer.from(given.content_base64, 'base64');
  const named = extensionOf(filename);
  const contentType = attachmentTypes.get(named);
  if (!isAccepted({ filename, contentType: contentType ?? '' }, accept)) {
    return { fault: `must be one of ${(accept ?? []).join(', ')}` };
  }
  if (contentType === undefined) {
    return { fault: `must be one of ${[...attachmentTypes.keys()].join(', ')}` };
  }
  if (!(await isOfKind(content, named))) {
    return { fault: `is not the ${named.toUpperCase()} that its name says` };
  }
  return { filename, contentType, content };
}

/** The last part of a Windows or POSIX path, on one line, without leading dots. A name that is only an extension gets a stem. */
function safeName(given: string): string {
  const last = typedLine(given).split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(/[<>:"|?*\p{C}]/gu, '').trim();
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot);
  const written = name.slice(0, name.length - extension.length).replace(/^[.\s]+/, '');
  const stem = /[^\p{P}\s]/u.test(written) ? written : 'file';
  return (stem.slice(0, NAME_CHARACTERS) + extension.slice(0, 20)).toWellFormed();
}

function extensionOf(filename: string): string {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return SAME.get(extension) ?? extension;
}

/** Whether a field takes this type of file, by extension, media type or media range. */
export function isAccepted(
  { filename, contentType }: Pick<JudgedFile, 'filename' | 'contentType'>,
  accept: readonly string[] | null,
): boolean {
  if (accept === null) return true;
  return accept.some((one) => {
    const wanted = one.toLowerCase();
    if (wanted.startsWith('.')) return extensionOf(wanted) === extensionOf(filename);
    return wanted.endsWith('/*')
      ? contentType.startsWith(wanted.slice(0, -1))
      : contentType === wanted;
  });
}

async function isOfKind(content: Buffer, named: string): Promise<boolean> {
  const found = (await fileTypeFromBuffer(content))?.ext;
  if (found === undefined) return TEXTS.has(named) && isUtf8(content) && !content.includes(0);
  // Old Word documents are recognised by their container only.
  return found === named || (named === 'doc' && found === 'cfb');
}
