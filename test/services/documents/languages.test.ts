import { describe, expect, it } from '@jest/globals';
import { phrasesOf } from '../../../domain/agent/letter/phrases.ts';
import { letterModel } from '../../../domain/documents/letter-model.ts';
import { documentLanguages, labelsOf } from '../../../domain/resume/vocabulary/labels.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { languageOf, resumeModel } from '../../../domain/documents/resume-model.ts';
import { toText } from '../../../domain/documents/to-text.ts';
import { textsOf } from '../../../domain/common/text/texts-of.ts';
import { drawDocx } from '../../../services/documents/docx/draw-docx.ts';
import { parseResume } from '../../../services/documents/parse-resume.ts';
import { drawPdf } from '../../../services/documents/pdf/draw-pdf.ts';
import { unprintableIn } from '../../../services/documents/pdf/unprintable.ts';
import { resumesByLanguage } from './resumes-by-language.ts';

const languages = Object.keys(resumesByLanguage);
const draw = {
  txt: (language: string) => Promise.resolve(Buffer.from(toText(modelIn(language)))),
  pdf: (language: string) => drawPdf(modelIn(language), 'classic', new Date(0)),
  docx: (language: string) => drawDocx(modelIn(language), 'classic'),
};
const formats = Object.keys(draw) as (keyof typeof draw)[];
/** Devanagari is drawn in another order than it is spelt, and a PDF holds the order in which it is drawn. */
const isRead = (language: string, format: string) => !(language === 'hi' && format === 'pdf');
const files = languages.flatMap((language) =>
  formats.filter((format) => isRead(language, format)).map((format) => [language, format] as const),
);

/** Promise: a résumé is printed with the headings of its own language, and reads back into the same sections. */
describe('a résumé in every language of documents', () => {
  it('is tried', () => {
    expect(languages.toSorted()).toEqual([...documentLanguages].toSorted());
  });

  it.each(languages)('in %s has its headings in that language', (language) => {
    expect(languageOf(resumesByLanguage[language] ?? {})).toBe(language);
  });

  it.each(languages)('in %s has only letters that a PDF can show', async (language) => {
    const headings = Object.values<string>({ ...labelsOf(language) });
    const lost = await unprintableIn([...headings, ...textsOf({ ...modelIn(language) })]);
    expect(lost).toEqual({ letters: [], signs: [] });
  });

  it.each(files)('in %s reads back from %s', async (language, format) => {
    const source = resumesByLanguage[language] ?? {};
    const bytes = await draw[format](language);
    const { resume } = await parseResume(bytes, `own.${format}`, { caller: language });
    expect(plain(resume)).toEqual(plain(source));
  });
});

/** Promise: a letter by rules can be printed in every language, and is read from the side of its language. */
describe('a letter in every language', () => {
  const empty = { company: null, subject: null, greeting: '', body: '', closing: '' };

  it.each(languages)('in %s has only letters that a PDF can show', async (language) => {
    const lost = await unprintableIn(textsOf(phrasesOf(language)));
    expect(lost).toEqual({ letters: [], signs: [] });
  });

  it('runs from the right in Arabic, Hebrew, Persian and Urdu', () => {
    const fromRight = languages.filter(
      (language) => letterModel({}, { ...empty, language }).direction === 'rtl',
    );
    expect(fromRight.toSorted()).toEqual(['ar', 'fa', 'he', 'ur']);
  });
});

function modelIn(language: string) {
  return resumeModel(resumesByLanguage[language] ?? {});
}

/** Without spaces, which lines of Chinese, Japanese and Thai gain where they break, and without full-width signs. */
function plain(resume: JsonResume): unknown {
  const texts = JSON.stringify(resume, (_, value: unknown) =>
    typeof value === 'string' ? value.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '') : value,
  );
  return JSON.parse(texts) as unknown;
}
