import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapAshby } from '../../connectors/ashby/map.ts';
import type { PayPeriod } from '../../domain/common/pay-period.ts';
import { resolvePlace } from '../../domain/places/places.ts';
import { salary } from '../../domain/market/enrichment/pay/salary.ts';
import type { PostedPay } from '../../domain/market/posting.ts';
import type { AshbyRow, BoardRow } from './boards.ts';
import { holdsPay } from './holds-pay.ts';
import type { Judge } from './judges.ts';
import type { Judged } from './score.ts';

/**
 * Pay from the description alone against the structured compensation; `stated` where the text holds both its bounds.
 * Of the posting's other members only the country counts, for amounts that do not say their currency.
 */
export function judgeSalary(row: AshbyRow, text: string): ReturnType<Judge> {
  const structured = structuredPay(row);
  if (structured === null) return null;
  const found = payIn(text, row);
  const stated = holdsPay(text, structured);
  return {
    stated,
    given: found !== null,
    right: found !== null && samePay(found, structured),
    note: `${show(structured)} ${stated} | got ${found && show(found)}`,
  };
}

type TextRow = BoardRow & { text: string };

/**
 * Pay from the description against what reading it gave (`salary-read.json`: pay by posting; null is no pay).
 * The `drawn_blind` sets were drawn by hash from the postings of the measuring half that hold an amount, one or two of a
 * board, and read before they were scored, without the field in sight; two readings of the first were corrected after.
 * They are not equally blind. What the first two showed went into the extractor (precision and recall were 0.94 and
 * 0.92, then 0.94 and 0.84, before that), so their figures now are of seen data. The last changed nothing, but 67 of
 * its 73 postings are from boards of the first two: new postings, known templates.
 * The `tuning` sets are extractions of the tuning half, read with the extraction in sight, so they speak of precision
 * only: sixty without a field, and all that have a field whose bounds the text does not hold.
 * Fifteen readings of boards that pay is tuned on were widened from base to on-target pay when that became the rule;
 * those of the held-out boards stand as they were read, with base pay alone.
 * `held_out_boards` are 95 postings of those boards that nobody had read: fifty drawn by hash of all that hold an amount,
 * at most two of a board, and 45 of those with one in dollars, euros or pounds, at most five of a board. The rules were
 * final before, only the lines with amounts and the location were in sight, and nothing was changed after scoring.
 */
export function judgeRead(rows: readonly TextRow[]): Record<string, Judged[]> {
  const byId = new Map(rows.map((one) => [one.row.id, one]));
  const sets = Object.entries(readSets()).map(([name, read]) => {
    const verdicts = Object.entries(read).flatMap(([id, pay]) => {
      const one = byId.get(id);
      return one === undefined ? [] : [againstReading(one, pay === null ? null : toPay(pay))];
    });
    return [`salary, by reading: ${name.replaceAll('_', ' ')}`, verdicts] as const;
  });
  return Object.fromEntries(sets);
}

function againstReading({ payHalf, board, row, text }: TextRow, read: PostedPay | null): Judged {
  const found = payIn(text, row);
  const right = found !== null && read !== null && samePay(found, read);
  const note = `${board} | read ${read && show(read)} | got ${found && show(found)}`;
  return { half: payHalf, stated: read !== null, given: found !== null, right, note };
}

function readSets(): Record<string, Record<string, string | null>> {
  const file = join(import.meta.dirname, 'salary-read.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readSets>;
}

/** "120000-150000 USD year" */
function toPay(written: string): PostedPay {
  const [range = '', currency = '', period = ''] = written.split(' ');
  const [min = 0, max = 0] = range.split('-').map(Number);
  return { min, max, currency, period: period as PayPeriod };
}

function payIn(text: string, { location, secondaryLocations }: AshbyRow): PostedPay | null {
  const places = [location, ...secondaryLocations.map((one) => one.location)];
  const [only = null, ...others] = new Set(
    places.flatMap((place) => resolvePlace(place)).map(({ country }) => country),
  );
  return salary({ pay: null, payText: null }, text, others.length === 0 ? only : null);
}

/** The connector's own reading of the payload, with the ranges that nobody can be paid taken out. */
function structuredPay(row: AshbyRow): PostedPay | null {
  const pay = mapAshby(row, { token: 'bench', companyName: null })?.pay ?? null;
  return pay === null ? null : salary({ pay, payText: null }, '');
}

function samePay(a: PostedPay, b: PostedPay): boolean {
  return (
    near(a.min, b.min) && near(a.max, b.max) && a.currency === b.currency && a.period === b.period
  );
}

/** Texts round ("$43.27" as "$43"); half a percent is the same amount. */
function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(a, b) * 0.005;
}

function show({ min, max, currency, period }: PostedPay): string {
  return `${min}-${max} ${currency}/${period}`;
}
