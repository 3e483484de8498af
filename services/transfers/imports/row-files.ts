import { safeUrl } from '../../../domain/common/safe-url.ts';
import type { GivenFile } from '../../../domain/hiring/application-form/composite-answers.ts';
import type { AttachedFile } from '../../../domain/hiring/candidate.ts';
import type { SafeFetch } from '../../../clients/safe-fetch/index.ts';
import { saveFile } from '../../../storage/files/files.ts';
import type { AppContext } from '../../context.ts';
import { judgeFile } from '../../hiring/applying/judge-file.ts';
import type { TableArchive } from './table-archive.ts';

const RESUME_TYPES = ['.pdf', '.docx', '.doc', '.rtf', '.txt', '.md', '.odt', '.png', '.jpg'];
const MOST_RESUME_BYTES = 10 * 1024 * 1024;
const FETCH_MS = 20_000;
/** The field of the application form that takes résumés. */
const RESUME_KEY = 'resume';

/** A row's résumé, or why it cannot be used. */
export type FoundFile = { file: AttachedFile } | { fault: string };

export interface RowFiles {
  /** A file of the ZIP. A dry run stores nothing. */
  fromArchive: (name: string) => Promise<FoundFile | null>;
  /** The file behind a link. A dry run does not fetch it. */
  fromLink: (url: string) => Promise<FoundFile | null>;
}

interface Sources {
  archive: TableArchive | null;
  safeFetch: SafeFetch;
  accountId: string;
  dryRun: boolean;
}

export function createRowFiles(
  ctx: Pick<AppContext, 'stores'>,
  { archive, safeFetch, accountId, dryRun }: Sources,
): RowFiles {
  const keep = async (given: GivenFile): Promise<FoundFile | null> => {
    const judged = await judgeFile(given, RESUME_TYPES);
    if ('fault' in judged) return judged;
    if (dryRun) return null;
    const { filename, contentType, content } = judged;
    const { id: fileId, bytes } = await saveFile(ctx.stores, { accountId, contentType, content });
    return { file: { key: RESUME_KEY, fileId, filename, contentType, bytes } };
  };
  return {
    fromArchive: async (name) => {
      if (archive === null) return { fault: 'names a file, and the table came without a ZIP' };
      const content = readEntry(archive, name);
      if (content === 'damaged') return { fault: 'is damaged in the ZIP' };
      if (content === null) return { fault: 'is not a file of the ZIP' };
      if (content === 'large') return { fault: 'is larger than 10 MiB' };
      return keep(givenOf(name, content));
    },
    fromLink: async (url) => {
      const href = safeUrl(url);
      if (href === null) return { fault: 'must be an http or https address' };
      if (dryRun) return null;
      const fetched = await fetchFile(safeFetch, href);
      return 'fault' in fetched ? fetched : keep(fetched);
    },
  };
}

function readEntry(archive: TableArchive, name: string) {
  try {
    return archive.read(name, MOST_RESUME_BYTES);
  } catch {
    return 'damaged';
  }
}

function givenOf(filename: string, content: Uint8Array): GivenFile {
  return { filename, content_base64: Buffer.from(content).toString('base64') };
}

const NAMES = new Map([
  ['application/pdf', 'pdf'],
  ['text/plain', 'txt'],
  ['application/rtf', 'rtf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/msword', 'doc'],
]);

async function fetchFile(
  safeFetch: SafeFetch,
  url: string,
): Promise<GivenFile | { fault: string }> {
  try {
    const answer = await safeFetch.request(url, {
      ...{ maxBytes: MOST_RESUME_BYTES, totalTimeoutMs: FETCH_MS },
    });
    const content = await answer.bytes();
    if (answer.status !== 200) return { fault: `could not be fetched: status ${answer.status}` };
    return givenOf(nameOf(url, answer.headers['content-type']), content);
  } catch {
    return { fault: 'could not be fetched' };
  }
}

/** The name at the end of the address, with an extension by the content type if it has none. */
function nameOf(url: string, contentType = ''): string {
  const last = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
  if (/\.[a-z0-9]{2,5}$/i.test(last)) return last;
  const extension = NAMES.get(contentType.split(';', 1)[0]?.trim() ?? '') ?? 'pdf';
  return `${last || 'resume'}.${extension}`;
}
