import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import { HAN_STYLES, type HanStyle } from '../../../domain/documents/han-style.ts';
import { holdsRightToLeft } from '../right-to-left.ts';
import { eastAsianContent, eastAsianFont, loadEastAsianFonts } from './east-asian-fonts.ts';

export type Weight = 'regular' | 'semibold';

const families = ['latin', 'hebrew', 'arabic', 'thai', 'devanagari'] as const;
type Family = (typeof families)[number];

const FILES: Record<Family, Record<Weight, string>> = {
  latin: {
    regular: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    semibold: 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  },
  hebrew: {
    regular: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    semibold: 'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  },
  arabic: {
    regular: 'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    semibold: 'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  },
  thai: {
    regular: 'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    semibold: 'noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
  },
  devanagari: {
    regular: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    semibold: 'noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  },
};

const { resolve } = createRequire(import.meta.url);
const contents = new Map<string, Buffer>();
const characterSets = new Map<Family, ReadonlySet<number>>();

/**
 * Loads the large fonts that a text needs: those of Chinese, Japanese and Korean, each once per thread. A character
 * comes from the first style that has it.
 */
export async function loadFonts(
  text: string,
  styles: readonly HanStyle[],
  weights: readonly Weight[] = ['regular'],
): Promise<void> {
  await loadEastAsianFonts(charactersWithoutFamily(text).join(''), styles, weights);
}

/** Whether `loadFonts` may load anything for a text. */
export function needsLargeFonts(text: string): boolean {
  return charactersWithoutFamily(text).some((character) => /[\p{L}\p{N}]/u.test(character));
}

function charactersWithoutFamily(text: string): string[] {
  return [...new Set(text)].filter((character) => familyOf(character) === undefined);
}

/** The font for a character in a weight; null when no font has it. East Asian fonts are known after `loadFonts`. */
export function fontFor(
  character: string,
  weight: Weight,
  styles: readonly HanStyle[] = HAN_STYLES,
): string | null {
  const family = familyOf(character);
  return family === undefined ? eastAsianFont(character, weight, styles) : FILES[family][weight];
}

export function isEastAsian(font: string): boolean {
  return eastAsianContent(font) !== undefined;
}

/** Selects a font in a document. Its file is read once per process. */
export function useFont(document: PDFKit.PDFDocument, name: string): PDFKit.PDFDocument {
  // A document knows a font by its registered name.
  const known = document as unknown as { _fontFamilies: Record<string, unknown> };
  if (known._fontFamilies[name] === undefined) document.registerFont(name, contentOf(name));
  return document.font(name);
}

/**
 * Reverses the letters of right-to-left ligatures after everything is drawn: PDF readers reverse such text letter by
 * letter, including the letters inside a ligature.
 */
export function reverseLigatures(document: PDFKit.PDFDocument): void {
  const { _fontFamilies: fonts } = document as unknown as {
    _fontFamilies: Record<string, { unicode?: number[][] }>;
  };
  for (const font of new Set(Object.values(fonts))) {
    font.unicode?.forEach((letters) => {
      if (holdsRightToLeft(String.fromCodePoint(...letters))) letters.reverse();
    });
  }
}

function familyOf(character: string): Family | undefined {
  const code = character.codePointAt(0) ?? 0;
  return families.find((one) => charactersOf(one).has(code));
}

function contentOf(name: string): Buffer {
  let content = contents.get(name) ?? eastAsianContent(name);
  if (content === undefined) {
    const [pack = '', ...path] = name.split('/');
    const folder = dirname(resolve(`@expo-google-fonts/${pack}/package.json`));
    content = readFileSync(join(folder, ...path));
    contents.set(name, content);
  }
  return content;
}

function charactersOf(family: Family): ReadonlySet<number> {
  let known = characterSets.get(family);
  if (known === undefined) {
    const font = create(contentOf(FILES[family].regular));
    known = new Set('characterSet' in font ? font.characterSet : []);
    characterSets.set(family, known);
  }
  return known;
}
