import { pdfOf, resumeLines } from '../../test/support/hiring/resume-files.ts';
import type { BenchBoard } from '../boards/board.ts';

/** One call of a public route. */
export interface Call {
  path: string;
  contentType: string;
  body: Buffer | string;
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

const hostileForm = Buffer.from(
  filled('', () => `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\n\r\n`, ''),
);

/** The calls of an attacker: as many as one address may make in a minute, of all kinds in turn. */
export function hostileCalls({ slug, roles: [role] }: BenchBoard): Call[] {
  const bodies = [
    ...hostileTexts.map((body) => ({ contentType: JSON_TYPE, body })),
    { contentType: `multipart/form-data; boundary=${BOUNDARY}`, body: hostileForm },
  ];
  return ['apply', 'parse-resume'].flatMap((route) =>
    Array.from({ length: CALLS_PER_ROUTE }, (_, index) => {
      // Every fourth call names a board that does not exist.
      const board = index % 4 === 3 ? 'no-such-board' : slug;
      const path = `/job-boards/${board}/jobs/${role?.id}/${route}`;
      return { path, ...(bodies[index % bodies.length] as Omit<Call, 'path'>) };
    }),
  );
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
