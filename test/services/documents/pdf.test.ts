import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { resumeModel } from '../../../domain/documents/resume-model.ts';
import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import { drawPdf } from '../../../services/documents/pdf/draw-pdf.ts';
import { renderPdf } from '../../../services/documents/pdf/render-pdf.ts';
import { breakLines } from '../../../services/documents/pdf/break-lines.ts';
import { useFont } from '../../../services/documents/pdf/fonts.ts';
import { paginate, type Strip } from '../../../services/documents/pdf/paginate.ts';
import { unprintableIn } from '../../../services/documents/pdf/unprintable.ts';
import { printable } from '../../../services/documents/pdf/printable.ts';
import { visualRuns } from '../../../services/documents/pdf/shape-text.ts';
import { rosalind } from '../../domain/agent/grounding/rosalind.ts';

interface FontEngine {
  layout(text: string): { glyphs: { codePoints: number[] }[] };
}

const look = { weight: 'regular' as const, size: 10, color: '#000000' };

describe('lines', () => {
  const letter = fc.oneof(
    fc.string({ minLength: 1, maxLength: 1 }),
    fc.constantFrom(...'負責。「」（ーョ결제'),
  );
  const text = fc.string({ unit: letter, maxLength: 200 });

  it('fit the width, and lose no letter', () => {
    const measure = ({ text }: { text: string }) => text.length;
    fc.assert(
      fc.property(text, fc.integer({ min: 5, max: 40 }), (text, width) => {
        const lines = breakLines([{ ...look, text }], width, measure);
        const texts = lines.map((line) => line.map((span) => span.text).join(''));
        for (const line of texts) expect([...line].length).toBeLessThanOrEqual(width);
        expect(texts.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
      }),
    );
  });

  it('of Hebrew run right to left, with numbers and Latin words unchanged', () => {
    const runs = visualRuns([{ ...look, text: 'ניסיון של 9 שנים ב-Go' }], 'rtl');
    const drawn = runs.map(({ text }) => text.trim()).filter((text) => text !== '');
    expect(drawn[0]).toBe('Go');
    expect(drawn.at(-1)).toBe('ניסיון');
    expect(drawn).toContain('9');
  });

  it.each(['C++', 'C#', '.NET'])('keep the signs of %s at their place', (name) => {
    const runs = visualRuns([{ ...look, text: `ניסיון ב-${name} (9 שנים)` }], 'rtl');
    expect(runs.map(({ text }) => text).join('')).toContain(`${name}-`);
  });

  it('print no control mark, and respect marks that separate Arabic letters', () => {
    const text = 'C++\u200e, co\u00adop \u200fمی\u200cخواهم';
    const drawn = visualRuns([{ ...look, text }], 'ltr').map((run) => run.text);
    expect(drawn.join('')).not.toMatch(/\p{Cf}/u);
    expect(drawn).toEqual(expect.arrayContaining(['می', 'خواهم']));
  });

  it.each(['١٠', '۱۲۳', '١٢٫٥'])('print the Arabic number %s left to right', (number) => {
    const runs = visualRuns([{ ...look, text: `خبرة ${number} سنة` }], 'rtl');
    const run = runs.find(({ text }) => text.includes(number[0] ?? ''));
    const document = new PDFDocument({ autoFirstPage: false });
    useFont(document, run?.font ?? '');
    const { glyphs } = (document as unknown as { _font: { font: FontEngine } })._font.font.layout(
      run?.text ?? '',
    );
    const drawn = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('');
    expect(drawn).toBe(number);
  });

  it('mirror brackets in right-to-left text', () => {
    const runs = visualRuns([{ ...look, text: 'צוות (שלושה)' }], 'rtl');
    expect(runs.map(({ text }) => text).join('')).toMatch(/^\(.*\)/);
  });
});

describe('pages', () => {
  const strip = fc.record<Strip>({
    height: fc.integer({ min: 1, max: 30 }),
    spaceBefore: fc.integer({ min: 0, max: 10 }),
    keepsNext: fc.boolean(),
  });

  it('hold every line once, in order, and never overflow', () => {
    fc.assert(
      fc.property(fc.array(strip, { maxLength: 60 }), (strips) => {
        const pages = paginate(strips, 100);
        expect(pages.flat()).toEqual(strips);
        for (const page of pages) {
          const height = page.reduce(
            (sum, one, at) => sum + one.height + (at > 0 ? one.spaceBefore : 0),
            0,
          );
          expect(height).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('never end with a heading', () => {
    const line = { height: 10, spaceBefore: 0, keepsNext: false };
    const heading = { ...line, keepsNext: true };
    const pages = paginate([...Array<Strip>(9).fill(line), heading, line], 100);
    expect(pages.map((page) => page.length)).toEqual([9, 2]);
  });
});

it('reports letters that no font has, and omits such symbols', async () => {
  const { letters: missing } = await unprintableIn(['Nguyễn Ωμέγα Жанна نعم שלום', 'ជំរាប ជា']);
  expect(missing).toEqual(['ជ', 'រ', 'ប']);
  expect(printable('Launch 🚀 of 2020')).toBe('Launch of 2020');
});

/** Promise: a sign that the PDF does not show is named in the answer. */
it.each([
  ['Shipped the release 🚀', ['🚀']],
  ['Led 👩‍💻 and 👨🏽‍🔬 teams', ['👩‍💻', '👨🏽‍🔬']],
  ['Chess ♟ and cards 🂡', ['♟', '🂡']],
  ['Flags 🇳🇴 🇳🇴', ['🇳🇴']],
  ['Rated ★★★ → 5 • 99 % – “good” ✓', []],
  // Set aside.
  ['⚡️ fast', ['⚡️']],
  ['❤️ of the team', []],
  ['Music 𝄞 teacher', ['𝄞']],
  ['Café, naïve, Ångström, ½, €, £, ©, ™', []],
  ['ليلى 🎓 حداد', ['🎓']],
  ['Zero\u200bwidth and soft\u00adhyphen', []],
  ['Keys ⌘ ⌥', []],
])('%j', async (text, signs) => {
  expect(await unprintableIn([text])).toEqual({ letters: [], signs });
});

it('is a tagged file with title, author, language and bookmarks', async () => {
  const model = resumeModel(rosalind);
  const file = (await drawPdf(model, 'classic', new Date())).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.7/);
  expect(file).toContain('/MarkInfo');
  expect(file).toContain('/Lang (en)');
  expect(file).toContain('/StructTreeRoot');
  expect(file).toContain('/Outlines');
  expect(file).toContain('/DisplayDocTitle true');
});

describe('rendering in a thread', () => {
  const model = resumeModel(rosalind);
  const date = new Date('2026-03-01T09:00:00Z');

  it('gives the same bytes as rendering here', async () => {
    const drawn = await drawPdf(model, 'classic', date);
    expect((await renderPdf('acct_1', { model, template: 'classic', date })).equals(drawn)).toBe(
      true,
    );
  });

  it('reports a document that cannot be rendered, and renders the next', async () => {
    const broken = { ...model, sections: null } as unknown as DocumentModel;
    await expect(
      renderPdf('acct_1', { model: broken, template: 'classic', date }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    expect(
      (await renderPdf('acct_1', { model, template: 'classic', date })).subarray(0, 5).toString(),
    ).toBe('%PDF-');
  });
});
