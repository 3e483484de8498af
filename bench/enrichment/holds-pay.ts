import type { PostedPay } from '../../domain/market/posting.ts';

/** A number with what stands right around it: a sign, a code or a cadence makes a small one money. */
const NUMBER =
  /([$€£₹¥]\s?|\b[A-Z]{3}\s?)?(?<![\d.])(\d+(?:\.\d{1,2})?)(\s?[kK](?![A-Za-z]))?(\s?[€£]|\s?[A-Z]{3}\b|\s?(?:\/|per|an)\s?h(?:ou)?r?\b)?/g;
const JOINT = /^\s{0,2}(?:-|–|—|−|to|and)\s{0,2}$/;
/** Below this a bare number is more likely no money at all: "20 people", "40 hours". */
const SMALLEST_BARE = 1_000;

/**
 * Whether a text holds both bounds of a pay as numbers, in any usual writing: 120,000, 120.000, 120 000, 120k, "120-150k".
 * It looks at nothing else: not at pay words, currency or cadence, and not at what the extractor finds.
 */
export function holdsPay(text: string, { min, max }: PostedPay): boolean {
  const values = amountsIn(text);
  return values.has(cents(min)) && values.has(cents(max));
}

interface Written {
  value: number;
  thousands: boolean;
  marked: boolean;
  start: number;
  end: number;
}

/** Every amount of a text in cents. */
function amountsIn(text: string): Set<number> {
  const plain = text.replaceAll('**', '').replace(/(\d)[,.'’\u00a0\u202f ](?=\d{3}(?!\d))/g, '$1');
  const written = [...plain.matchAll(NUMBER)].map(toWritten);
  return new Set(written.flatMap((one, at) => readings(one, partnersOf(plain, written, at))));
}

function toWritten(match: RegExpMatchArray & { index: number }): Written {
  const [whole, sign, digits, thousands, after] = match;
  return {
    value: Number(digits),
    thousands: thousands !== undefined,
    marked: sign !== undefined || after !== undefined,
    start: match.index,
    end: match.index + whole.length,
  };
}

/** The other ends of the ranges that a number may be part of. */
function partnersOf(text: string, written: readonly Written[], at: number): Written[] {
  const isJoined = (first?: Written, second?: Written): boolean =>
    JOINT.test(text.slice(first?.end ?? 0, second?.start ?? 0));
  const [before, one, after] = [written[at - 1], written[at], written[at + 1]];
  return [
    ...(before !== undefined && isJoined(before, one) ? [before] : []),
    ...(after !== undefined && isJoined(one, after) ? [after] : []),
  ];
}

function readings({ value, thousands, marked }: Written, partners: readonly Written[]): number[] {
  const inThousands = thousands || partners.some((partner) => partner.thousands);
  const money = marked || value >= SMALLEST_BARE || partners.some((partner) => partner.marked);
  return [...(money ? [cents(value)] : []), ...(inThousands ? [cents(value * 1_000)] : [])];
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}
