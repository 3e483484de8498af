import { describe, expect, it } from '@jest/globals';
import { resumeModel } from '../../../domain/documents/resume-model.ts';
import { textsOf } from '../../../domain/common/text/texts-of.ts';
import { breakLines } from '../../../services/documents/pdf/break-lines.ts';
import { drawPdf } from '../../../services/documents/pdf/draw-pdf.ts';
import { fontFor, loadFonts } from '../../../services/documents/pdf/fonts.ts';
import { unprintableIn } from '../../../services/documents/pdf/unprintable.ts';
import { linesOfPdf } from '../../support/pdf-text.ts';
import { eastAsianResumes } from './east-asian-resumes.ts';

const look = { weight: 'regular' as const, size: 10, color: '#000000' };
const resumes = Object.entries(eastAsianResumes);

/** Without line breaks. pdf.js converts full-width signs to plain ones. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/gu, '');

/** Promise: a PDF in Chinese, Japanese or Korean can be read by people and programs. */
describe('a résumé with East Asian characters', () => {
  it.each(resumes)('in %s is extracted from the PDF unchanged', async (_, resume) => {
    const file = await drawPdf(resumeModel(resume), 'classic', new Date(0));
    const lines = await linesOfPdf(file);
    expect(lines.slice(0, 2)).toEqual([resume.basics?.name, resume.basics?.label]);
    const shown = textsOf(resume).filter((one) => /[^\p{ASCII}]/u.test(one));
    for (const one of shown) expect(plain(lines.join(''))).toContain(plain(one));
  });

  it.each(resumes)('in %s embeds only the used characters', async (_, resume) => {
    const file = await drawPdf(resumeModel(resume), 'classic', new Date(0));
    expect(file.length).toBeLessThan(100_000);
  });

  it.each(resumes)(
    'in %s is the same file, independent of earlier documents',
    async (_, resume) => {
      const date = new Date(0);
      const first = await drawPdf(resumeModel(resume), 'compact', date);
      for (const [, other] of resumes) await drawPdf(resumeModel(other), 'compact', date);
      expect((await drawPdf(resumeModel(resume), 'compact', date)).equals(first)).toBe(true);
    },
  );

  it.each([
    ['traditional', 'NotoSansTC'],
    ['simplified', 'NotoSansSC'],
    ['japanese', 'NotoSansJP'],
    ['korean', 'NotoSansKR'],
  ] as const)('in %s has the character forms of %s', async (language, font) => {
    const model = resumeModel(eastAsianResumes[language]);
    const file = (await drawPdf(model, 'classic', new Date(0))).toString('latin1');
    const used = new Set([...file.matchAll(/NotoSans[A-Z]{2}/g)].map(([name]) => name));
    expect([...used]).toEqual([font]);
  });
});

describe('the fonts', () => {
  it('have the characters of Chinese, Japanese and Korean, and report missing ones', async () => {
    expect((await unprintableIn(['王小明 李小龍 山田たろう ｶﾅ 김민수 ㈱①'])).letters).toEqual([]);
    expect((await unprintableIn(['王 አማ'])).letters).toEqual(['አ', 'ማ']);
  });

  it('fall back to the forms of another country', async () => {
    const styles = ['japanese', 'simplified'] as const;
    await loadFonts('负責', styles);
    expect(fontFor('负', 'regular', ['japanese'])).toBeNull();
    expect(fontFor('负', 'regular', styles)).toContain('noto-sans-sc');
    expect(fontFor('責', 'regular', styles)).toContain('noto-sans-jp');
  });
});

describe('lines without spaces', () => {
  const measure = ({ text }: { text: string }) => [...text].length;
  const linesOf = (text: string, width: number) =>
    breakLines([{ ...look, text }], width, measure).map((line) =>
      line.map((span) => span.text).join(''),
    );

  it.each([
    ['end between any two letters', '負責支付系統', ['負責支', '付系統']],
    ['begin with no full stop', '負責支。付', ['負責', '支。付']],
    ['begin with no closing bracket', '「負責」支', ['「負', '責」支']],
    ['end with no opening bracket', '負責「支」', ['負責', '「支」']],
    ['begin with no small kana', 'チーム', ['チーム']],
    ['keep Latin words whole', '用Go寫', ['用Go', '寫']],
    ['keep Korean words whole', '결제 시스템', ['결제', '시스템']],
  ])('%s', (_, text, lines) => {
    expect(linesOf(text, 3)).toEqual(lines);
  });
});
