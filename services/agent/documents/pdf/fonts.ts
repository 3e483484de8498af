import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import PDFDocument from 'pdfkit';

export type Weight = 'regular' | 'semibold';

const families = ['latin', 'hebrew', 'arabic'] as const;
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
    regular: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    semibold: 'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  },
};

const { resolve } = createRequire(import.meta.url);
const contents = new Map<string, Buffer>();
const coverage = new Map<string, boolean>();
let probe: PDFKit.PDFDocument | undefined;

/** The name of the font for a character in a weight; null where no font of ours has it. */
export function fontFor(character: string, weight: Weight): string | null {
  const family = families.find((one) => covers(one, character));
  return family === undefined ? null : FILES[family][weight];
}

export function isArabic(font: string): boolean {
  return Object.values(FILES.arabic).includes(font);
}

/** Chooses a font of ours in a document, which reads its file once per process. */
export function useFont(document: PDFKit.PDFDocument, name: string): PDFKit.PDFDocument {
  let content = contents.get(name);
  if (content === undefined) {
    const [pack = '', ...path] = name.split('/');
    const folder = dirname(resolve(`@expo-google-fonts/${pack}/package.json`));
    content = readFileSync(join(folder, ...path));
    contents.set(name, content);
  }
  // A document knows a font by the name it was registered under, and registers it once.
  const known = document as unknown as { _fontFamilies: Record<string, unknown> };
  if (known._fontFamilies[name] === undefined) document.registerFont(name, content);
  return document.font(name);
}

function covers(family: Family, character: string): boolean {
  const key = `${family} ${character}`;
  const known = coverage.get(key);
  if (known !== undefined) return known;
  probe ??= new PDFDocument({ autoFirstPage: false });
  useFont(probe, FILES[family].regular);
  // pdfkit keeps the opened font, which alone knows its characters.
  const { font } = (
    probe as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
  )._font;
  const covered = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  coverage.set(key, covered);
  return covered;
}
