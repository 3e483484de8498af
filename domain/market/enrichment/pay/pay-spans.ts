import type { PayPeriod } from '../../../common/pay-period.ts';
import type { Amount } from './amounts.ts';

/** One amount, or a range of several, in a text. */
export interface Span {
  min: number;
  max: number;
  currency: string | null;
  period: PayPeriod | null;
  start: number;
  end: number;
  range: boolean;
}

/** "-", "to", "bis", also after a remark in brackets: "$90,000 (minimum) to $120,000". */
const JOINT =
  /^[^\S\n]{0,3}(?:[([][^\n()[\]]{1,90}[)\]][^\S\n]{0,3})?(?:[-‐‑‒–—−~〜～→]|to|bis|à|a|up to|through|until|and)[^\S\n]{0,3}(?:to\s)?$/i;
/** "Minimum: $90,000; midpoint: $110,000; maximum: $130,000" */
const NEXT_LABEL =
  /^[\s,;|•·/-]{1,6}(?:and )?(?:mid(?:-?point|dle)?|median|max(?:imum)?|high(?:est)?)(?: salary| pay)?\s?[:–—-]?\s{0,3}$/i;
/** The end of a range whose start is invalid: "$100,0000 - $200,000". */
const HALF_BEFORE = /\d[kK]?\s{0,2}(?:[-‐‑‒–—−]|to)\s{0,2}$/;

/** The start of a range whose end is invalid: "$93,000 - $140,0000". */
const HALF_AFTER =
  /^[^\S\n]{0,2}(?:[-‐‑‒–—−]|to)[^\S\n]{0,2}[$€£]?\s?\d[\d.,]{0,12}(?![\d.,]|\s?%)/;

/** The ranges of a text, and single amounts with a currency. "minimum — middle — maximum" is one range. */
export function toSpans(text: string, amounts: readonly Amount[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < amounts.length) {
    const parts = joinedFrom(text, amounts, at);
    const [low] = parts;
    const high = parts.at(-1);
    if (low !== undefined && high !== undefined && low !== high) spans.push(rangeOf(low, high));
    else if (low !== undefined && low.currency !== null && !isHalf(text, low))
      spans.push(spanOf(low));
    at += Math.max(1, parts.length);
  }
  return spans;
}

/** An amount and those joined to it, up to three; empty for millions. */
function joinedFrom(text: string, amounts: readonly Amount[], at: number): Amount[] {
  const parts: Amount[] = [];
  for (const amount of amounts.slice(at, at + 3)) {
    const last = parts.at(-1);
    const joins = last === undefined || isJoint(text.slice(last.end, amount.start));
    if (amount.huge || !joins) break;
    parts.push(amount);
  }
  return parts;
}

function isJoint(between: string): boolean {
  return JOINT.test(between) || NEXT_LABEL.test(between);
}

function isHalf(text: string, { start, end }: Amount): boolean {
  const before = text.slice(Math.max(0, start - 8), start);
  return HALF_BEFORE.test(before) || HALF_AFTER.test(text.slice(end, end + 24));
}

function spanOf(amount: Amount): Span {
  const value = amount.value * amount.multiplier;
  const { currency, period, start, end } = amount;
  return { min: value, max: value, currency, period, start, end, range: false };
}

/** "120-150k" and "$140,000-180" state the multiplier once. */
function rangeOf(low: Amount, high: Amount): Span {
  const shared =
    low.multiplier === 1 && low.value < 1_000 && low.value <= high.value * 2
      ? high.multiplier
      : low.multiplier;
  const max =
    high.value * (high.multiplier === 1 && high.value < 1_000 ? low.multiplier : high.multiplier);
  const { start } = low;
  const { end } = high;
  const period = high.period ?? low.period;
  return {
    min: low.value * shared,
    max,
    currency: sharedCurrency(low, high),
    period,
    start,
    end,
    range: true,
  };
}

/** "$8,000 - $9,000 CAD": a code takes precedence over the sign, which several dollars share. */
function sharedCurrency(low: Amount, high: Amount): string | null {
  return low.sharedSign === '$' ? (high.currency ?? low.currency) : (low.currency ?? high.currency);
}
