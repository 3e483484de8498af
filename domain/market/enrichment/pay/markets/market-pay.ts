import { periodsPerYear, type PayPeriod } from '../../../../common/pay-period.ts';
import type { PostedPay } from '../../../posting.ts';
import { combinePay, type FoundPay } from '../combine-pay.ts';
import { currencyOfCountry, currencyScale, isMonthly } from '../currencies.ts';
import { marketSpans, type MarketSpan } from './market-amounts.ts';
import { wordsOf, type MarketWords } from './market-words.ts';
import { marketsOf } from './markets.ts';
import type { PayMarket } from './pay-market.ts';

/** Annual pay in US dollars, by order of magnitude. */
const MIN_ANNUAL_USD = 1_000;
const MAX_ANNUAL_USD = 1_500_000;
const MAX_SPREAD = 6;
/** The end of a sentence, unlike "ca. EUR 45.000" and "pr. måned". */
const SENTENCE_END = /(?<=\p{L}{5}|\d{3}|,\d\d|[)€%])[.!?]\s{1,3}(?=\p{Lu})|[;。；！]/gu;
/** The start of an addition to the pay. */
const ON_TOP =
  /\+(?! ?vat)|[,，；;|]|(?<![·*×x] ?\d?)\d|(?<!\p{L})(?:plus|zzgl|zuzüglich|und|and|et|en|och|og|más|mais|più|oraz|sowie|inkl|incl|inklusive|inclusief|ekskl|excl|exkl|y compris|med|with|mit|avec|con|com)(?!\p{L})/iu;

/** Nothing before an amount in its line, or only the words of a bound: "À partir de 28 000 € par an". */
const BOUND =
  /^\P{L}*(?:(?:à partir de|dès|jusqu[’']à|ab|bis(?: zu)?|mind(?:estens|\.)|da|a partire da|fino a|desde|hasta|a partir de|até|vanaf|tot|från|upp till|fra|op til|opp til|od|do|až do|от|до|від|od)\P{L}*)?$/iu;

/** "(B2B)" at the end of the line. */
const REMARK = /\([^()]{0,20}\)?\s*$/u;

export interface MarketReading {
  pay: PostedPay | null;
  /** Amounts that the words of the market say are no pay. */
  otherMoney: readonly { start: number; end: number }[];
}

interface Around {
  /** The sentence before the amount, up to a hundred characters. */
  before: string;
  /** The line above, when the amount starts its line. */
  heading: string;
  /** The amount as written: "25 LPA" says itself that it is pay. */
  own: string;
  /** The rest of the sentence, up to an addition to the pay. */
  after: string;
}

/**
 * The pay stated in the language and forms of the country's market: each has a table of its own (decision 0035). `country` is ISO 3166-1 alpha-2.
 */
export function marketPay(text: string, country: string | null): MarketReading {
  const otherMoney: MarketSpan[] = [];
  for (const market of marketsOf(country)) {
    const words = wordsOf(market);
    const own = currencyOfCountry(country) ?? market.currency;
    const found = marketSpans(text, market, words).flatMap((span) => {
      const around = aroundOf(text, span);
      if (!isOtherMoney(around, words)) return judge(span, around, { market, words, own });
      otherMoney.push(span);
      return [];
    });
    const pay = combinePay(found);
    if (pay !== null) return { pay, otherMoney };
  }
  return { pay: null, otherMoney };
}

function isOtherMoney({ before, own, after }: Around, words: MarketWords): boolean {
  const named = lastEnd(words.pay, before);
  const other = lastEnd(words.other, before);
  const follows = [own, after].some((text) => firstStart(words.pay, text) >= 0);
  const otherUse = firstStart(words.other, after.slice(0, 25)) >= 0;
  return otherUse || (other >= named && other >= 0 && !follows);
}

interface Reader {
  market: PayMarket;
  words: MarketWords;
  own: string;
}

function judge(span: MarketSpan, around: Around, { market, words, own }: Reader): FoundPay[] {
  const stated = periodOf(around, words);
  const currency = span.currency ?? own;
  const period = stated ?? usualPeriod(span, market) ?? usualOf(span, currency);
  if (period === null || !plausible(span, { currency, period })) return [];
  if (!isPay(span, around, { market, words, stated })) return [];
  const { min, max, range } = span;
  return [{ min, max, currency, period, firm: range }];
}

function aroundOf(text: string, { start, end }: MarketSpan): Around {
  const head = text.slice(Math.max(0, start - 160), start);
  const line = head.slice(head.lastIndexOf('\n') + 1);
  const above = head.slice(0, head.length - line.length).trimEnd();
  const heading = /\p{L}/u.test(line) ? '' : above.slice(above.lastIndexOf('\n') + 1).slice(-60);
  const [sentence = ''] = text.slice(end, end + 60).split('\n');
  const top = sentence.search(ON_TOP);
  return {
    before: line.slice(Math.max(0, lastEnd(SENTENCE_END, line))).slice(-100),
    heading,
    own: text.slice(start, end),
    after: (top === -1 ? sentence : sentence.slice(0, top)).slice(0, 45),
  };
}

interface Evidence {
  market: PayMarket;
  words: MarketWords;
  /** The cadence that the text names. */
  stated: PayPeriod | null;
}

/** Whether a word about pay is near, or the notation alone says so. */
function isPay(span: MarketSpan, around: Around, evidence: Evidence): boolean {
  const { before, heading, own, after } = around;
  const named = [before, heading, own, after].some(
    (text) => firstStart(evidence.words.pay, text) >= 0,
  );
  return named ? isMoney(span, evidence) : saysItself(span, around, evidence);
}

function isMoney({ min, currency, range, marked }: MarketSpan, { stated }: Evidence): boolean {
  if (currency !== null) return true;
  return min >= 1_000 && (marked || range || stated !== null);
}

/** "45.000 – 55.000 € pro Jahr", "3.200 € brutto im Monat" */
function saysItself(
  { currency, marked, min, range }: MarketSpan,
  { before, heading, after }: Around,
  { market, words, stated }: Evidence,
): boolean {
  const isMoney = market.spaced ? currency !== null : marked;
  if (!isMoney || !market.bareRanges) return false;
  if (stated === null)
    return currency !== null && isWholeLine({ before, heading, after }, range, words);
  const alone = heading === '' && BOUND.test(before) && isUsual(min, stated, market);
  return range || alone || isCalledGross({ before, after }, words);
}

function isCalledGross({ before, after }: Pick<Around, 'before' | 'after'>, words: MarketWords) {
  return firstStart(words.gross, after) >= 0 || lastEnd(words.gross, before.slice(-20)) >= 0;
}

/** "от 600 000 ₸ до 900 000 ₸", "до 700 000 ₸ на руки": a range, or an amount called net, that is all of its line. */
function isWholeLine(
  { before, heading, after }: Omit<Around, 'own'>,
  range: boolean,
  words: MarketWords,
): boolean {
  const isNet = firstStart(words.gross, after) >= 0;
  const rest = after.replace(words.gross, '').replace(REMARK, '');
  return (
    (range || isNet) &&
    BOUND.test(before) &&
    !/[\p{L}\d]/u.test(rest) &&
    firstStart(words.other, heading) < 0
  );
}

/** The first cadence after the amount, else the last one before it. */
function periodOf({ before, heading, after }: Around, { periods }: MarketWords): PayPeriod | null {
  const following = periods
    .map(([name, pattern]) => ({ name, at: firstStart(pattern, after) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (following[0] !== undefined) return following[0].name;
  const words = `${heading} ${before}`;
  const preceding = periods
    .map(([name, pattern]) => ({ name, at: lastEnd(pattern, words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  return preceding[0]?.name ?? null;
}

/** Whether an amount has the size of pay of this cadence. */
function isUsual(amount: number, period: PayPeriod, { monthly, yearly }: PayMarket): boolean {
  if (period === 'year') return amount >= yearly;
  return period === 'month' ? amount >= monthly[0] && amount <= monthly[1] : true;
}

function usualPeriod({ min, max }: MarketSpan, { monthly, yearly }: PayMarket): PayPeriod | null {
  if (min >= yearly) return 'year';
  return min >= monthly[0] && max <= monthly[1] ? 'month' : null;
}

/** Pay in the currency of another market: "2500 BYN" in Russian. */
function usualOf(span: MarketSpan, currency: string): PayPeriod | null {
  return isMonthly(span, currency) ? 'month' : null;
}

function plausible(
  { min, max }: MarketSpan,
  { currency, period }: { currency: string; period: PayPeriod },
): boolean {
  const scale = currencyScale(currency);
  return (
    min > 0 &&
    max >= min &&
    max <= min * MAX_SPREAD &&
    min * periodsPerYear[period] >= MIN_ANNUAL_USD * scale &&
    max * periodsPerYear[period] <= MAX_ANNUAL_USD * scale
  );
}

/** The end of the last match of a global pattern; -1 without a match. */
function lastEnd(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].reduce((_, found) => found.index + found[0].length, -1);
}

function firstStart(pattern: RegExp, text: string): number {
  return text.search(pattern);
}
