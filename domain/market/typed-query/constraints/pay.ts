import { periodsPerYear, type PayPeriod } from '../../../common/pay-period.ts';
import { words } from '../../../text/words.ts';
import { readAmounts } from '../../enrichment/pay/amounts.ts';
import { currencyCodes, currencyScale } from '../../enrichment/pay/currencies.ts';
import { toSpans, type Span } from '../../enrichment/pay/pay-spans.ts';
import { saidAt, type LineWord } from '../line.ts';
import type { Reader } from '../meaning.ts';
import {
  atLeast,
  atMost,
  counted,
  payNouns,
  periodWords,
  perWords,
  taxWords,
} from './pay-words.ts';
import { phraseAt, type Found } from './phrases.ts';

/** A typed amount. */
interface Amount {
  value: number;
  currency: string | null;
  period: PayPeriod | null;
  /** A sign or code of a currency, or a "k", says that the number is money. */
  isMoney: boolean;
  /** "per" or a slash says that it is paid for a time. */
  isRate: boolean;
}

/** Maximum number of words of an amount: "60 000 - 80 000 EUR". */
const MAX_AMOUNT_WORDS = 8;
/** A number below this, with a word of pay alone, is no annual pay. */
const LEAST_BARE = 10_000;
const LEAST_THOUSANDS = 10_000;
/** In US dollars: below the first, pay is per hour; below the second, per month. */
const MOST_HOURLY = 300;
const MOST_MONTHLY = 12_000;
/** Least annual pay that a rate without a currency may mean: "6 per month" is none. */
const LEAST_ANNUAL = 5_000;
const RATE = /\/|(?:per|an?|each|pro|par|por) /iu;
/** An American pension plan, not pay. */
const PENSION_PLAN = 401_000;

/** "120k+", "over 100k", "ab 60.000 €", "$50/h", "80-100k"; "up to 100k" is ignored with a notice. */
export const readPay: Reader = (line, at) => {
  const lead = leadAt(line, at);
  const amount = amountAt(line, at + lead.size);
  if (amount === null) return null;
  const end = at + lead.size + amount.size;
  const tail = tailAt(line, end, amount.value.period);
  const size = lead.size + amount.size + tail.size;
  const period = tail.value;
  const isNamed = lead.isNamed || tail.isNamed;
  if (!isPay(amount.value, { period, isNamed }, line[end])) return null;
  if (lead.isMost) {
    const notice = mostNotice(saidAt(line, at, size));
    return { size, meaning: { kind: 'ignored', notice } };
  }
  const { value, currency } = amount.value;
  const annual = Math.round(value * periodsPerYear[period ?? usualPeriod(amount.value)]);
  return { size, meaning: { kind: 'pay', annual, currency } };
};

function mostNotice(said: string): string {
  return `Pay has only a minimum; ${JSON.stringify(said)} was ignored.`;
}

interface Lead {
  size: number;
  isNamed: boolean;
  isMost: boolean;
}

/** The words and signs before an amount: "salary over", "up to". A sign is a part of the amount's own word. */
function leadAt(line: readonly LineWord[], at: number): Lead {
  const lead = leadWords(line, at);
  const [sign] = /^[<≤>≥]/u.exec(line[at + lead.size]?.text ?? '') ?? [];
  if (sign === undefined) return lead;
  return { ...lead, isNamed: true, isMost: lead.isMost || sign === '<' || sign === '≤' };
}

function leadWords(line: readonly LineWord[], at: number): Lead {
  const lead: Lead = { size: 0, isNamed: false, isMost: false };
  for (;;) {
    const found = leadWord(line, at + lead.size);
    if (found === null) return lead;
    lead.isMost ||= found.value;
    lead.isNamed = true;
    lead.size += found.size;
  }
}

/** One phrase before an amount, and whether it says the most. */
function leadWord(line: readonly LineWord[], at: number): Found<boolean> | null {
  const most = phraseAt(line, at, atMost);
  if (most !== null) return most;
  const other = phraseAt(line, at, atLeast) ?? phraseAt(line, at, payNouns);
  return other === null ? null : { value: false, size: other.size };
}

/** The amount, or the lower end of the range, at a position. It takes whole words of the line. */
function amountAt(line: readonly LineWord[], at: number): Found<Amount> | null {
  const { text, ends } = amountText(line, at);
  const written = writtenAt(text);
  if (written === null) return null;
  const index = ends.findIndex((end) => end >= written.end);
  const wholeWords = text.slice(0, ends[index]);
  const rest = restOf(wholeWords.slice(written.end));
  if (index < 0 || rest === null) return null;
  const { min: value, currency } = written;
  const isThousands = value >= LEAST_THOUSANDS && /k/iu.test(text.slice(0, written.end));
  return {
    value: {
      value,
      currency,
      period: rest === 'none' ? written.period : rest,
      isMoney: currency !== null || isThousands,
      isRate: RATE.test(wholeWords),
    },
    size: index + 1,
  };
}

/** The amount or range at the start of a text. */
function writtenAt(text: string): Pick<Span, 'min' | 'currency' | 'period' | 'end'> | null {
  const amounts = readAmounts(text);
  const [first] = amounts;
  if (first === undefined || first.start > 0 || first.huge) return null;
  const range = toSpans(text, amounts).find(
    (span) => span.range && span.start === first.start && span.max > span.min,
  );
  return range ?? { ...first, min: first.value * first.multiplier };
}

/** The rest of the last word behind an amount: nothing, a period as in "50€/Std", or null for something else. */
function restOf(text: string): PayPeriod | 'none' | null {
  const [word, more] = words(text);
  if (word === undefined) return 'none';
  return more === undefined ? (periodWords.get(word) ?? null) : null;
}

/** The words of an amount as one text, and where each ends. "$120,000" is two words of a line. */
function amountText(line: readonly LineWord[], at: number): { text: string; ends: number[] } {
  const ends: number[] = [];
  let text = '';
  for (const word of line.slice(at, at + MAX_AMOUNT_WORDS)) {
    const grouped = word.afterBreak && /\d$/.test(text) && /^\d{3}(?!\d)/.test(word.text);
    if (text !== '' && ((word.afterBreak && !grouped) || word.quote !== null || word.minus)) break;
    text += `${jointOf(text, word, grouped)}${spelled(word)}`;
    ends.push(text.length);
  }
  return { text, ends };
}

/** "$120,000", "60 000", or a range whose dash stood alone: "80k - 100k". */
function jointOf(text: string, { text: next }: LineWord, grouped: boolean): string {
  if (text === '') return '';
  if (grouped) return ',';
  const isNext = /^[$€£]?\d{2,}/.test(next) && !/^\d{3}$/.test(next);
  return isNext && /\d{2}[kK]?[$€£]?$/.test(text) ? ' - ' : ' ';
}

/** Codes in capitals, and without the signs of comparison: ">60k", "eur". */
function spelled({ text }: LineWord): string {
  const bare = text.replace(/^[<>≤≥]+/, '');
  const code = bare.slice(0, 3).toUpperCase();
  const isCode = currencyCodes.has(code) && !/^[\p{L}\d]/u.test(bare.slice(3));
  return isCode ? code + bare.slice(3) : bare;
}

interface Tail {
  value: PayPeriod | null;
  size: number;
  /** A word of pay or "per", not a unit of time alone: "40 hours" is no pay. */
  isNamed: boolean;
}

/** The words behind an amount: "brutto im Monat", "per hour", "a year", "OTE". */
function tailAt(line: readonly LineWord[], at: number, own: PayPeriod | null): Tail {
  const tail: Tail = { value: own, size: 0, isNamed: false };
  for (;;) {
    const next = at + tail.size;
    if (line[next]?.afterBreak === true) return tail;
    const period = periodAt(line, next);
    if (period !== null && tail.value === null) {
      tail.value = period.value;
      tail.size += period.size;
      tail.isNamed ||= period.isNamed;
      continue;
    }
    const word = phraseAt(line, next, taxWords) ?? phraseAt(line, next, payNouns);
    if (word === null) return tail;
    tail.size += word.size;
    tail.isNamed = true;
  }
}

function periodAt(
  line: readonly LineWord[],
  at: number,
): { value: PayPeriod; size: number; isNamed: boolean } | null {
  const per = phraseAt(line, at, perWords)?.size ?? 0;
  const paidPer = per === 0 ? null : phraseAt(line, at + per, periodWords);
  if (paidPer !== null) return { value: paidPer.value, size: per + paidPer.size, isNamed: true };
  const period = phraseAt(line, at, periodWords);
  return period === null ? null : { ...period, isNamed: false };
}

/** A number alone is no pay: "Web 3", "24/7", "ISO 27001". */
function isPay(
  { value, isMoney, isRate }: Amount,
  { period, isNamed }: { period: PayPeriod | null; isNamed: boolean },
  next: LineWord | undefined,
): boolean {
  if (value <= 0 || value === PENSION_PLAN) return false;
  if (next !== undefined && counted.has(next.folded)) return false;
  return isMoney || isPlausible({ value, period, isNamed, isRate });
}

/** A number without a sign of money is pay by a word of pay or as a rate. */
function isPlausible({
  value,
  period,
  isNamed,
  isRate,
}: Pick<Amount, 'value' | 'period' | 'isRate'> & { isNamed: boolean }): boolean {
  if (period === null) return isNamed && value >= LEAST_BARE;
  return (isNamed || isRate) && value * periodsPerYear[period] >= LEAST_ANNUAL;
}

function usualPeriod({ value, currency }: Amount): PayPeriod {
  const dollars = value / currencyScale(currency ?? 'USD');
  if (dollars <= MOST_HOURLY) return 'hour';
  return dollars < MOST_MONTHLY ? 'month' : 'year';
}
