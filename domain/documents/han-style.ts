/** Han characters have one code point and four national shapes. */
export type HanStyle = 'simplified' | 'traditional' | 'japanese' | 'korean';

export const HAN_STYLES: readonly HanStyle[] = ['simplified', 'traditional', 'japanese', 'korean'];

/** Two-byte codes that hold the Han characters of a national character set. */
interface Charset {
  encoding: string;
  leads: [from: number, to: number];
  trails: [from: number, to: number];
}

/** GB 2312, Big5, JIS X 0208 and KS X 1001. */
const CHARSETS: Record<HanStyle, Charset> = {
  simplified: { encoding: 'gbk', leads: [0xb0, 0xf7], trails: [0xa1, 0xfe] },
  traditional: { encoding: 'big5', leads: [0xa4, 0xf9], trails: [0x40, 0xfe] },
  japanese: { encoding: 'shift_jis', leads: [0x88, 0xea], trails: [0x40, 0xfc] },
  korean: { encoding: 'euc-kr', leads: [0xca, 0xfd], trails: [0xa1, 0xfe] },
};

const COUNTRIES: Partial<Record<string, HanStyle>> = {
  CN: 'simplified',
  SG: 'simplified',
  TW: 'traditional',
  HK: 'traditional',
  MO: 'traditional',
  JP: 'japanese',
  KR: 'korean',
};

/** Minimum share of kana or Hangul among the East Asian characters of a Japanese or Korean text. */
const OWN_SCRIPT_SHARE = 0.1;

const letterSets = new Map<HanStyle, ReadonlySet<string>>();

/**
 * The Han styles for a text, best first. Kana mean Japanese and Hangul Korean. Otherwise the national character set
 * with most of its characters decides: 龍 is in no set of simplified characters, 龙 only there. On a tie the country
 * (ISO 3166) decides.
 */
export function hanStylesFor(text: string, country: string | null): readonly HanStyle[] {
  const first = byScript(text) ?? COUNTRIES[country ?? ''];
  const order = HAN_STYLES.toSorted((a, b) => Number(b === first) - Number(a === first));
  if (byScript(text) !== null) return order;
  const letters = text.match(/\p{Script=Han}/gu) ?? [];
  const scores = new Map(order.map((style) => [style, countIn(style, letters)]));
  return order.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

function byScript(text: string): HanStyle | null {
  const count = (script: RegExp) => (text.match(script) ?? []).length;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const least = (kana + hangul + count(/\p{Script=Han}/gu)) * OWN_SCRIPT_SHARE;
  if (kana > 0 && kana >= least && kana >= hangul) return 'japanese';
  return hangul > 0 && hangul >= least ? 'korean' : null;
}

function countIn(style: HanStyle, letters: readonly string[]): number {
  if (letters.length === 0) return 0;
  let known = letterSets.get(style);
  if (known === undefined) letterSets.set(style, (known = lettersOf(CHARSETS[style])));
  return letters.filter((letter) => known.has(letter)).length;
}

function lettersOf({ encoding, leads, trails }: Charset): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const rows = range(leads).map((lead) =>
    decoder.decode(Uint8Array.from(range(trails).flatMap((trail) => [lead, trail]))),
  );
  return new Set(rows.join('').match(/\p{Script=Han}/gu));
}

function range([from, to]: [number, number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
