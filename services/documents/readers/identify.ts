import { fileTypeFromBuffer } from 'file-type';
import { UnreadableFile } from './unreadable.ts';

export const formats = ['pdf', 'docx', 'rtf', 'md', 'txt'] as const;
export type Format = (typeof formats)[number];

const EXTENSIONS = new Map<string, Format>([
  ['pdf', 'pdf'],
  ['docx', 'docx'],
  ['rtf', 'rtf'],
  ['md', 'md'],
  ['markdown', 'md'],
  ['txt', 'txt'],
  ['text', 'txt'],
]);

/**
 * The type of a file by its content. A name that claims another type is rejected.
 * @throws UnreadableFile
 */
export async function identify(bytes: Uint8Array, filename: string): Promise<Format> {
  const named = formatOfName(filename);
  if (bytes.length === 0) throw new UnreadableFile('The file is empty.');
  const found = (await fileTypeFromBuffer(bytes))?.ext ?? null;
  const actual = found ?? (named === 'md' ? 'md' : 'txt');
  if (actual === named) return named;
  if (found === 'cfb') throw new UnreadableFile('The file is encrypted, or an old Word document.');
  throw new UnreadableFile(`The file is not the ${named.toUpperCase()} that its name says.`);
}

/** @throws UnreadableFile for a type that is not supported. */
function formatOfName(filename: string): Format {
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  const format = EXTENSIONS.get(extension);
  if (format === undefined) {
    throw new UnreadableFile('Only PDF, DOCX, RTF, TXT and MD files are read.');
  }
  return format;
}
