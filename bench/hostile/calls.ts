import { pdfOf, resumeLines } from '../../test/support/hiring/resume-files.ts';
import type { BenchBoard } from '../boards/board.ts';
import { hostileTemplate } from './templates.ts';

interface Content {
  contentType: string;
  body: Buffer | string;
}

/** One call. */
export interface Call extends Content {
  path: string;
  /** Absent on public routes. */
  apiKey?: string;
}

/** The limit of a public route per minute and address. */
const CALLS_PER_ROUTE = 20;
/** A little below the size limit of a body. */
const BYTES = 8_300_000;
const JSON_TYPE = 'application/json';
const BOUNDARY = 'x';

/** Bodies whose cost exceeds their size. */
const hostileTexts = [
  filled('{', (index) => `"k${index}":1,`, '"k":1}'),
  filled('{"answers":[', () => '0,', '0]}'),
  filled('', () => '[', ''),
  `{${Array.from({ length: 19_999 }, (_, index) => `"k${index}":1`).join(',')}}`,
  filled('{"answers":{"a":"', () => '\\"', '"}}'),
  `{"name":"${'é'.repeat(BYTES / 2)}"}`,
  `[${' '.repeat(BYTES)}]`,
  `{"filename":"a.pdf","content_base64":"${'JVBE'.repeat(BYTES / 4)}"}`,
].map((text) => Buffer.from(text));

const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const NAMELESS = 'Content-Disposition: form-data\r\n';
const NAMED = 'Content-Disposition: form-data; name="f.name"\r\n';

const bodies: Content[] = [
  ...hostileTexts.map((body) => ({ contentType: JSON_TYPE, body })),
  multipart(filled('', () => `--${BOUNDARY}\r\n${NAMELESS}\r\n\r\n`, '')),
];

/** Forms of a careers page: many parts, a long answer, many answers. */
const forms: Content[] = [
  multipart(filled('', () => `--${BOUNDARY}\r\n\r\n\r\n`, '')),
  multipart(`--${BOUNDARY}\r\n${NAMED}\r\n${'<'.repeat(BYTES)}\r\n--${BOUNDARY}--\r\n`),
  multipart(`--${BOUNDARY}\r\n${NAMED}\r\n${'<'.repeat(200_000)}\r\n--${BOUNDARY}--\r\n`),
  multipart(filled('', () => `--${BOUNDARY}\r\n${NAMED}\r\n<\r\n`, '')),
  {
    contentType: 'application/x-www-form-urlencoded',
    body: Buffer.from(filled('', (index) => `f.k${index}=1&`, '')),
  },
];

function multipart(body: string): Content {
  return { contentType: MULTIPART_TYPE, body: Buffer.from(body) };
}

/** The calls of an attacker: as many as one address may make in a minute, of all kinds in turn. */
export function hostileCalls(board: BenchBoard, apiKey: string): Call[] {
  return Array.from({ length: CALLS_PER_ROUTE }, (_, index) => [
    // The form of a page and the route that it calls have one limit.
    index % 2 === 0
      ? callOf(board, index, { of: bodies, route: 'apply' })
      : callOf(board, index, { of: forms }),
    index % 5 < 3
      ? callOf(board, index, { of: bodies, route: 'parse-resume' })
      : templateCall(index, apiKey),
  ]).flat();
}

function templateCall(index: number, apiKey: string): Call {
  return { path: '/email-messages', contentType: JSON_TYPE, body: hostileTemplate(index), apiKey };
}

/** A call of a public route. Every fifth names a board that does not exist. */
function callOf(
  { slug, roles: [role] }: BenchBoard,
  index: number,
  { of, route }: { of: readonly Content[]; route?: string },
): Call {
  const board = index % 5 === 4 ? 'no-such-board' : slug;
  const path =
    route === undefined
      ? `/careers/${board}/${role?.id}/apply`
      : `/job-boards/${board}/jobs/${role?.id}/${route}`;
  return { path, ...(of[Math.floor(index / 2) % of.length] as Content) };
}

/** As many calls of applicants: each has a résumé parsed, then applies with it. */
export async function honestCalls(
  { slug, roles: [role] }: BenchBoard,
  round: number,
): Promise<Call[]> {
  const file = {
    filename: 'resume.pdf',
    content_base64: (await pdfOf(resumeLines)).toString('base64'),
  };
  const call = (route: string, body: object): Call => ({
    path: `/job-boards/${slug}/jobs/${role?.id}/${route}`,
    contentType: JSON_TYPE,
    body: JSON.stringify(body),
  });
  return Array.from({ length: CALLS_PER_ROUTE }, (_, index) => [
    call('parse-resume', file),
    call('apply', {
      name: 'Rosalind Okafor',
      email: `rosalind.${round}.${index}@example.org`,
      answers: { resume: file },
    }),
  ]).flat();
}

/** Repeats `part` up to about `BYTES` characters, between `begin` and `end`. */
function filled(begin: string, part: (index: number) => string, end: string): string {
  const parts = [begin];
  for (let index = 0, length = 0; length < BYTES; index += 1) {
    const next = part(index);
    parts.push(next);
    length += next.length;
  }
  return parts.join('') + end;
}
