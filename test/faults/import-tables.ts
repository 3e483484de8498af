import type { ImportCounts } from '../../domain/transfers/imports/import.ts';
import type { TransferKind } from '../../domain/transfers/columns.ts';

/** A table to import, and what becomes of its rows. */
export interface MadeTable {
  kind: TransferKind;
  csv: string;
  counts: ImportCounts;
  /** Lines of the file that are refused. */
  badLines: number[];
}

type Outcome = keyof ImportCounts;
type Row = readonly [outcome: Outcome, cells: readonly string[]];

/** So many people later a row about the same person follows: in another batch. */
const LATER = 300;
const BAD_EVERY = 40;

function tableOf(kind: TransferKind, header: string, rows: readonly Row[]): MadeTable {
  const count = (outcome: Outcome) => rows.filter(([one]) => one === outcome).length;
  return {
    kind,
    csv: [header, ...rows.map(([, cells]) => cells.join(','))].join('\n'),
    counts: {
      ...{ new: count('new'), changed: count('changed') },
      ...{ skipped: count('skipped'), bad: count('bad') },
    },
    badLines: rows.flatMap(([outcome], index) => (outcome === 'bad' ? [index + 2] : [])),
  };
}

const isBad = (n: number) => n % BAD_EVERY === 7;
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** The rows of each person in turn, and later those that follow about the same person. */
function inTwoTurns(
  count: number,
  first: (n: number) => Row[],
  later: (n: number) => Row[],
): Row[] {
  return numbers(count + LATER).flatMap((n) => {
    const earlier = n - LATER;
    const follows = earlier >= 0 && !isBad(earlier);
    return [...(n < count ? first(n) : []), ...(follows ? later(earlier) : [])];
  });
}

/** The numbers of the people that a table names. */
export const soundPeople = (count: number): number[] => numbers(count).filter((n) => !isBad(n));

/** The notes of a person of `candidateTable`. */
export function notesOf(n: number): string[] {
  return [`Met ${n}`, ...(n % 5 === 0 ? [`Called ${n}`] : [])];
}

/** People, some of them twice in a batch with another note, and some again later with nothing new. */
export function candidateTable(count: number): MadeTable {
  const row = (n: number, note = '') => [`c-${n}`, `Person ${n}`, `c-${n}@example.com`, note];
  const first = (n: number): Row[] => {
    if (isBad(n)) return [['bad', [`c-${n}`, `Person ${n}`, `c-${n} at example.com`, '']]];
    const [met, ...called] = notesOf(n);
    return [['new', row(n, met)], ...called.map((note): Row => ['changed', row(n, note)])];
  };
  const later = (n: number): Row[] => (n % 9 === 0 ? [['skipped', row(n, notesOf(n)[0])]] : []);
  const rows = inTwoTurns(count, first, later);
  return tableOf('candidates', 'external_id,name,email,note', rows);
}

/** The roles that a person of `applicationTable` applied for, and the stages since. */
export function applicationsOf(n: number): { title: string; stages: string[] }[] {
  const moved = n % 6 === 0 ? ['screening'] : [];
  return [
    { title: 'Bell Founder', stages: ['applied', ...moved] },
    ...(n % 4 === 0 ? [{ title: 'Bell Hanger', stages: ['applied'] }] : []),
  ];
}

/** Applications: some people apply twice, and some are at another stage later. */
export function applicationTable(count: number): MadeTable {
  const row = (n: number, title: string, stage = '') => [
    ...[`a-${n}`, `Person ${n}`, `a-${n}@example.com`, title, stage],
  ];
  const first = (n: number): Row[] =>
    isBad(n)
      ? [['bad', row(n, 'Bell Ringer')]]
      : applicationsOf(n).map(({ title }) => ['new', row(n, title)]);
  const later = (n: number): Row[] =>
    n % 6 === 0 ? [['changed', row(n, 'Bell Founder', 'screening')]] : [];
  const rows = inTwoTurns(count, first, later);
  return tableOf('applications', 'candidate_id,name,email,job_title,stage', rows);
}

/** Roles, all published. */
export function postingTable(count: number): MadeTable {
  const rows = numbers(count).map((n): Row => {
    const title = isBad(n) ? '' : `Founder ${n}`;
    return [isBad(n) ? 'bad' : 'new', [`r-${n}`, title, 'open', 'You cast bells.']];
  });
  return tableOf('postings', 'external_id,title,status,description_text', rows);
}
