import { periodsPerYear, type PayPeriod } from '../enums.ts';
import type { PostedPay } from '../posting.ts';
import { readAmounts, type Amount } from './amounts.ts';
import { currencyScale } from './currencies.ts';

interface Stated extends PostedPay {
  onTarget: boolean;
}

interface Span {
  min: number;
  max: number;
  currency: string | null;
  period: PayPeriod | null;
  start: number;
  end: number;
  range: boolean;
}

const MAX_TEXT_CHARACTERS = 60_000;
/** A year's pay in US dollars by rough scale. */
const MIN_ANNUAL_USD = 6_000;
const MAX_ANNUAL_USD = 1_500_000;
const MAX_SPREAD = 6;

const JOINS = /^\s{0,3}(?:-|–|—|−|‑|~|→|to|bis|à|a|up to|through|until|and)\s{0,3}(?:to\s)?$/i;
const PAY =
  /\b(?:salar(?:y|ies)|compensation|pay(?:s|ing|ment)?|wages?|earn(?:s|ings?)?|remuneration|OTE|on[- ]target|base|hourly|rate|gehalt|vergütung|salaire|rémunération|salario|salário|salarial|salaris|stipendio|retribuzione|remuneração|lönen|wynagrodzenie|CTC|package|comp)\b/i;
const OTHER_MONEY =
  /\b(?:rais(?:ed|ing)|fund(?:ing|ed|s)|revenue|ARR|ACV|valuation|valued|invest(?:ment|ed|ors?)|budgets?|stipends?|allowances?|reimburse\w*|sign[- ]on|signing|relocation|referrals?|401\(?k?\)?|quotas?|deals?|customers?|clients?|users?|market|spend|savings?|credits?|grants?|donat\w*|match(?:es|ing)?|insurance|wellness|learning|education\w*|equipment|gym|per diem|travel|retention|PTO|pipeline|contracts? (?:worth|of|size)|AUM|assets|loans?|GMV|perks?|HSA|FSA|childcare|development)\b/i;
const BONUS = /\b(?:bonus|commissions?|equity|variable|incentives?)\b/i;
/** What follows an amount that is not pay: "$50,000 in bonuses", "$1,000 stipend". */
const OTHER_USE =
  /^\s{0,2}(?:(?!plus|and|with)\w+ )?(?:in |of |per \w+ |annual |yearly |monthly )?(?:sign|bonus|commission|equity|variable|stipend|allowance|budget|referral|credit|reimburs|relocation|rais|fund|revenue|ARR|ACV|deals?\b|quota|AUM|assets|savings|valuation|market|industry|to spend|towards?|for (?:your|learning|home|equipment|wellness|travel|books))/i;
const PAY_BEFORE = /\b(?:salary|base|compensation|pay|OTE)\b[^.]{0,60}$/i;
/** "$60K base salary", "$110k-$130k + equity" */
const PAY_AFTER =
  /^\s?(?:\(?(?:gross |annual |yearly )?(?:base|salary|OTE|on[- ]target)\b|\+ (?:equity|bonus|benefits|commissions?)\b)/i;
const ON_TARGET =
  /\b(?:OTE|on[- ]target|total (?:target )?(?:cash|comp\w*|earnings)|all[- ]in|including (?:bonus|commission))\b/i;

/** "$300k total annual OTE", but not "$107,500 with an OTE of". */
const ON_TARGET_AFTER = /^\W{0,3}(?:(?!with|and|plus|an?\b)\w+ ){0,3}(?:OTE|on[- ]target)\b/i;

/**
 * Pay that a text states, or null. A number is pay only if the text says so, and it is read with the cadence
 * attached to it (reference, Job-search quality). Several ranges give the lowest minimum and the highest
 * maximum of the first one's currency and period; one amount alone is both.
 */
export function salaryFromText(text: string): PostedPay | null {
  const source = text.slice(0, MAX_TEXT_CHARACTERS).replaceAll('**', '');
  const stated = toSpans(source, readAmounts(source)).flatMap((span) => judge(source, span));
  const base = stated.filter((pay) => !pay.onTarget);
  return merge(base.length > 0 ? base : stated);
}

function merge(stated: Stated[]): PostedPay | null {
  const [first] = stated;
  if (first === undefined) return null;
  const same = stated.filter(
    (pay) => pay.currency === first.currency && pay.period === first.period,
  );
  const { currency, period } = first;
  return {
    min: Math.min(...same.map((pay) => pay.min)),
    max: Math.max(...same.map((pay) => pay.max)),
    currency,
    period,
  };
}

function toSpans(text: string, amounts: Amount[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < amounts.length; at += 1) {
    const low = amounts[at];
    const high = amounts[at + 1];
    if (low === undefined || low.huge) continue;
    const joined = high !== undefined && !high.huge && JOINS.test(text.slice(low.end, high.start));
    spans.push(joined ? rangeOf(low, high) : spanOf(low));
    if (joined) at += 1;
  }
  return spans;
}

function spanOf(amount: Amount): Span {
  const value = amount.value * amount.multiplier;
  const { currency, period, start, end } = amount;
  return { min: value, max: value, currency, period, start, end, range: false };
}

/** "120-150k" and "$140,000-180" say the multiplier once. */
function rangeOf(low: Amount, high: Amount): Span {
  const shared =
    low.multiplier === 1 && low.value < 1_000 && low.value <= high.value * 2
      ? high.multiplier
      : low.multiplier;
  const max =
    high.value * (high.multiplier === 1 && high.value < 1_000 ? low.multiplier : high.multiplier);
  return {
    min: low.value * shared,
    max,
    currency:
      low.currency === 'USD' ? (high.currency ?? low.currency) : (low.currency ?? high.currency),
    period: high.period ?? low.period,
    start: low.start,
    end: high.end,
    range: true,
  };
}

function judge(text: string, span: Span): Stated[] {
  const { currency, min, max } = span;
  if (currency === null || max < min || max > min * MAX_SPREAD) return [];
  const around = surroundings(text, span);
  const stated = span.period ?? nearPeriod(around);
  const period = stated ?? usualPeriod(span, currency);
  if (period === null || !plausible(span, { currency, period })) return [];
  if (isOtherMoney(around) || !saysPay(span, around, stated !== null)) return [];
  return [{ min, max, currency, period, onTarget: isOnTarget(around) }];
}

/** The words around an amount, as far as they can be about it. */
interface Around {
  before: string;
  /** Since the last full stop or semicolon of the line. */
  near: string;
  /** The last line above that says something, when the amount opens its line. */
  heading: string;
  /** The rest of the line. */
  after: string;
}

function surroundings(text: string, span: Span): Around {
  const before = text.slice(Math.max(0, span.start - 400), span.start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const above = before.slice(0, before.length - line.length).trimEnd();
  const near = line.slice(Math.max(line.lastIndexOf('. '), line.lastIndexOf(';')) + 1);
  const heading = /\p{L}/u.test(line) ? '' : above.slice(above.lastIndexOf('\n') + 1).slice(-60);
  return { before, near, heading, after: firstLine(text.slice(span.end, span.end + 60)) };
}

/** On-target earnings hold commission that may never come; a base beside them wins. */
function isOnTarget({ near, after }: Around): boolean {
  if (/^\W{0,2}base\b/i.test(after)) return false;
  return ON_TARGET.test(near.slice(-60)) || ON_TARGET_AFTER.test(after);
}

function isOtherMoney({ near, after }: Around): boolean {
  if (OTHER_USE.test(after)) return true;
  if (BONUS.test(near.slice(-25))) return true;
  return OTHER_MONEY.test(near.slice(-70)) && !PAY.test(near.slice(-30));
}

function saysPay(
  span: Span,
  { before, near, heading, after }: Around,
  hasPeriod: boolean,
): boolean {
  if (PAY_AFTER.test(after) || PAY.test(heading)) return true;
  if (span.range) return hasPeriod || PAY.test(before) || PAY.test(after.slice(0, 30));
  return PAY.test(near) && (hasPeriod || PAY_BEFORE.test(near));
}

function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}

function nearPeriod({ near: before, after }: Around): PayPeriod | null {
  const near = `${before.slice(-80)} ${after.slice(0, 40)}`;
  if (/\bhour(?:ly)?\b|\/\s?hr?\b/i.test(near)) return 'hour';
  if (
    /\bmonth(?:ly)?\b|\bmonatlich\b|\bmensuel|\bpar mois\b|\bpor mês\b|\bper maand\b|\bper månad\b|\bmiesięcznie\b/i.test(
      near,
    )
  )
    return 'month';
  if (/\bannual(?:ly|ized)?\b|\byear(?:ly)?\b|\bper annum\b|\bp\.a\b/i.test(near)) return 'year';
  if (/\bdaily rate\b|\bday rate\b|\bper day\b/i.test(near)) return 'day';
  return null;
}

/** Without a word on the period: large amounts are per year, small ones per hour, and those between unknown. */
function usualPeriod({ min, max }: Span, currency: string): PayPeriod | null {
  const scale = currencyScale(currency);
  if (min >= 12_000 * scale) return 'year';
  return scale === 1 && min >= 10 && max <= 200 ? 'hour' : null;
}

function plausible(
  { min, max }: Span,
  { currency, period }: { currency: string; period: PayPeriod },
): boolean {
  const scale = currencyScale(currency);
  const floor = period === 'month' || scale > 1 ? MIN_ANNUAL_USD / 4 : MIN_ANNUAL_USD;
  return (
    min * periodsPerYear[period] >= floor * scale &&
    max * periodsPerYear[period] <= MAX_ANNUAL_USD * scale
  );
}
