import { describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import { resumeModel } from '../../../domain/documents/resume-model.ts';
import { drawDocx } from '../../../services/documents/docx/draw-docx.ts';
import { eastAsianResumes } from './east-asian-resumes.ts';
import { rosalind } from '../../domain/agent/grounding/rosalind.ts';

/** The texts of a DOCX, by run. */
async function textsOf(model: DocumentModel): Promise<string[]> {
  const files = unzipSync(await drawDocx(model, 'classic'));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/gu)].map(([, text = '']) => text);
}

/** Promise: Word shows Han characters in the regional form of the text's language. */
it.each([
  ['traditional', 'Microsoft JhengHei', 'zh-TW'],
  ['simplified', 'Microsoft YaHei', 'zh-CN'],
  ['japanese', 'Yu Gothic', 'ja-JP'],
  ['korean', 'Malgun Gothic', 'ko-KR'],
] as const)('a résumé in %s names %s', async (style, font, language) => {
  const file = unzipSync(await drawDocx(resumeModel(eastAsianResumes[style]), 'classic'));
  const styles = strFromU8(file['word/styles.xml'] ?? new Uint8Array());
  expect(styles).toContain(`w:eastAsia="${font}"`);
  expect(styles).toContain(`w:eastAsia="${language}"`);
});

/** Promise: `C++` reads as `C++` in right-to-left text and can be searched. */
describe('the signs of a Latin name in right-to-left text', () => {
  const model = resumeModel(rosalind);
  const line = (text: string): DocumentModel => ({
    ...model,
    direction: 'rtl',
    sections: [{ heading: null, blocks: [{ kind: 'paragraph', text }] }],
  });

  it.each([
    { written: 'ניסיון ב-C++', shown: 'C++\u200e' },
    { written: 'ניסיון ב-C#', shown: 'C#\u200e' },
    { written: 'ניסיון ב-.NET', shown: '\u200e.NET' },
    { written: 'Go, C++', shown: 'Go, C++\u200e' },
  ])('stay with it: $written', async ({ written, shown }) => {
    expect((await textsOf(line(written))).at(-1)).toBe(shown);
  });

  it('are left-to-right on their own', async () => {
    const texts = await textsOf({ ...line('Go, C++'), direction: 'ltr' });
    expect(texts.at(-1)).toBe('Go, C++');
  });
});
