import type { HanStyle } from '../../../domain/documents/han-style.ts';
import { slicesOf, type FontSlice } from './font-slice.ts';
import type { Weight } from './fonts.ts';

const FAMILIES: Record<HanStyle, string> = {
  simplified: 'noto-sans-sc',
  traditional: 'noto-sans-tc',
  japanese: 'noto-sans-jp',
  korean: 'noto-sans-kr',
};

/** Chinese, Japanese and Korean characters, punctuation, full-width signs, and circled numbers. */
const EAST_ASIAN =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u203b\u2460-\u24ff\uff00-\uffef]/gu;

const slices = new Map<HanStyle, Promise<FontSlice[]>>();
/** By style and character: the slice that draws it, or null. */
const found = new Map<string, FontSlice | null>();
const contents = new Map<string, Buffer>();

/**
 * Loads the fonts of a text's East Asian characters, each once per thread, before `eastAsianFont` and
 * `eastAsianContent` are used. A character comes from the first style that has it.
 */
export async function loadEastAsianFonts(
  text: string,
  styles: readonly HanStyle[],
  weights: readonly Weight[],
): Promise<void> {
  for (const character of new Set(text.match(EAST_ASIAN))) {
    const slice = await firstSlice(character, styles);
    if (slice === null) continue;
    for (const weight of weights) contents.set(slice.nameIn(weight), await slice.read(weight));
  }
}

/** The font that draws a character, from the first style that has it, or null. */
export function eastAsianFont(
  character: string,
  weight: Weight,
  styles: readonly HanStyle[],
): string | null {
  for (const style of styles) {
    const slice = found.get(keyOf(style, character));
    if (slice) return slice.nameIn(weight);
  }
  return null;
}

export function eastAsianContent(name: string): Buffer | undefined {
  return contents.get(name);
}

async function firstSlice(
  character: string,
  styles: readonly HanStyle[],
): Promise<FontSlice | null> {
  for (const style of styles) {
    const slice = await findSlice(character, style);
    if (slice !== null) return slice;
  }
  return null;
}

async function findSlice(character: string, style: HanStyle): Promise<FontSlice | null> {
  const key = keyOf(style, character);
  const known = found.get(key);
  if (known !== undefined) return known;
  const slice = await searchSlices(character.codePointAt(0) ?? 0, style);
  found.set(key, slice);
  return slice;
}

async function searchSlices(code: number, style: HanStyle): Promise<FontSlice | null> {
  const all = slices.get(style) ?? slicesOf(FAMILIES[style]);
  slices.set(style, all);
  for (const slice of await all) {
    if (slice.lists(code) && (await slice.draws(code))) return slice;
  }
  return null;
}

function keyOf(style: HanStyle, character: string): string {
  return `${style} ${character}`;
}
