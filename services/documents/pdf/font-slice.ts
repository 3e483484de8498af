import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Weight } from './fonts.ts';

const WEIGHTS: Record<Weight, number> = { regular: 400, semibold: 600 };

const { resolve } = createRequire(import.meta.url);

/**
 * A slice of a Chinese, Japanese or Korean font. The package cuts each font into some hundred slices of characters
 * that are used together, so that a document needs few of them.
 */
export class FontSlice {
  private readonly family: string;
  private readonly id: string;
  private readonly listed: readonly (readonly [from: number, to: number])[];
  private readonly fonts = new Map<Weight, Promise<Buffer>>();
  private characters: Promise<ReadonlySet<number>> | undefined;

  constructor(family: string, id: string, listed: string) {
    this.family = family;
    this.id = id;
    this.listed = listed.split(',').map(rangeOf);
  }

  nameIn(weight: Weight): string {
    return `${this.family}/${this.id}/${weight}`;
  }

  /** Whether the package lists a code point for this slice. `draws` checks the font itself. */
  lists(code: number): boolean {
    return this.listed.some(([from, to]) => from <= code && code <= to);
  }

  async draws(code: number): Promise<boolean> {
    this.characters ??= this.read('regular').then((font) => charactersOf(font));
    return (await this.characters).has(code);
  }

  /** The slice as a TrueType font of one weight, converted once: pdfkit embeds neither WOFF2 nor variable fonts. */
  read(weight: Weight): Promise<Buffer> {
    const known = this.fonts.get(weight);
    if (known !== undefined) return known;
    const made = this.make(WEIGHTS[weight]);
    this.fonts.set(weight, made);
    return made;
  }

  private async make(weight: number): Promise<Buffer> {
    const file = `${this.family}/files/${this.family}-${this.id}-wght-normal.woff2`;
    return subsetFont(await readFile(resolve(`@fontsource-variable/${file}`)), undefined, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
      keepFeatures: [],
      keepAllGlyphs: true,
    });
  }
}

/** The slices of a family, such as `noto-sans-sc`. */
export async function slicesOf(family: string): Promise<FontSlice[]> {
  const list = await readFile(resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8');
  return Object.entries(JSON.parse(list) as Record<string, string>).map(
    ([id, listed]) => new FontSlice(family, id.replace(/[[\]]/g, ''), listed),
  );
}

/** "U+4e00" or "U+4e03-4e0d". */
function rangeOf(text: string): [from: number, to: number] {
  const [from = '', to = from] = text.trim().slice(2).split('-');
  return [parseInt(from, 16), parseInt(to, 16)];
}

function charactersOf(content: Buffer): ReadonlySet<number> {
  const font = create(content);
  return new Set('characterSet' in font ? font.characterSet : []);
}
