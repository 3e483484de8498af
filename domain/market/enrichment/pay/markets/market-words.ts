import type { PayPeriod } from '../../../../common/pay-period.ts';
import { currencyCodes } from '../currencies.ts';
import type { PayMarket } from './pay-market.ts';

/** The words of a market as patterns. Each is applied to at most some hundred characters around a number. */
export interface MarketWords {
  pay: RegExp;
  other: RegExp;
  gross: RegExp;
  between: RegExp;
  periods: [PayPeriod, RegExp][];
  /** Sticky, after the digits: multiplier and currency. */
  unit: RegExp;
  /** The text between the ends of a range. The first group is a word that needs "between" before it. */
  joint: RegExp;
}

const NEVER = '(?!)';
const compiled = new Map<PayMarket, MarketWords>();

export function wordsOf(market: PayMarket): MarketWords {
  const known = compiled.get(market);
  if (known !== undefined) return known;
  const words = compile(market);
  compiled.set(market, words);
  return words;
}

function compile(market: PayMarket): MarketWords {
  const { spaced } = market;
  const end = spaced ? '(?!\\p{L})' : '';
  const start = spaced ? '(?:(?<!\\p{L})|(?=[^\\p{L}]))' : '';
  const words = (source: string): RegExp =>
    new RegExp(`${start}(?:${source === '' ? NEVER : source})${end}`, 'giu');
  const codes = [...currencyCodes].map((code) => code.toLowerCase());
  const currency = anyOf([...Object.keys(market.currencyWords), ...codes]);
  const multiplier = anyOf(Object.keys(market.multipliers));
  const period = market.periods.map(([, source]) => source).join('|');
  const filler = `(?:\\s?(?:${market.gross}|${period})){0,2}`;
  const and = market.and === '' ? NEVER : market.and;
  return {
    pay: words(market.pay),
    other: words(market.other),
    gross: words(market.gross),
    between: words(market.between),
    periods: market.periods.map(([name, source]) => [name, words(source)]),
    unit: new RegExp(
      `(?:[.,][-–—]{1,2})?(?:\\s{0,2}(${multiplier})${end})?(?:\\s{0,2}\\(?(${currency})\\)?${end})?(?:[.,/][-–—]{1,2})?`,
      'iuy',
    ),
    joint: new RegExp(`^${filler}\\s{0,2}(?:[-‐‑‒–—−~〜～→]|${market.to}|(${and}))\\s{0,2}$`, 'iu'),
  };
}

/** Longest first, so that "k€" is not read as "k". */
function anyOf(words: string[]): string {
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.$/()+*?^[\]{}|\\]/g, '\\$&'))
    .join('|');
}
