import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The members of a recorded Ashby posting that quality is judged by. */
export interface AshbyRow {
  id: string;
  title: string;
  location: string;
  employmentType: string | null;
  isRemote: boolean | null;
  descriptionHtml: string;
  address: { postalAddress?: { addressCountry?: string } } | null;
  secondaryLocations: { location: string }[];
}

/** `tuning` boards may be looked at while rules are written; only `measuring` ones count. */
export type Half = 'tuning' | 'measuring';

export interface BoardRow {
  board: string;
  half: Half;
  /** Pay has its own split: see `payHalfOf`. */
  payHalf: Half;
  row: AshbyRow;
}

const FOLDER = join(import.meta.dirname, '../../../shared/data/ashby-boards');

/** Every recorded posting, or null without recordings. */
export function readBoards(): BoardRow[] | null {
  if (!existsSync(FOLDER)) return null;
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json.gz'))
    .sort()
    .flatMap((file) => readBoard(file));
}

function readBoard(file: string): BoardRow[] {
  const board = decodeURIComponent(file.replace('.json.gz', ''));
  const body = gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8');
  const { jobs } = JSON.parse(body) as { jobs: AshbyRow[] };
  return jobs.map((row) => ({ board, half: halfOf(board), payHalf: payHalfOf(board), row }));
}

/** By the hash of the board's name, so that no employer is in both halves. */
function halfOf(board: string): Half {
  const [first = 0] = createHash('sha256').update(board).digest();
  return first % 2 === 0 ? 'tuning' : 'measuring';
}

/**
 * Both halves have been looked at for what the pay rules get wrong, so pay is measured on a third of the boards drawn
 * anew by another hash. Nobody looks at its errors one by one from then on; most of its postings were seen before.
 */
function payHalfOf(board: string): Half {
  const [first = 0] = createHash('sha256').update(`salary:${board}`).digest();
  return first % 3 === 0 ? 'measuring' : 'tuning';
}
