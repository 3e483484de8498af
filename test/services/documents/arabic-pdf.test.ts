import { describe, expect, it } from '@jest/globals';
import { resumeModel } from '../../../domain/documents/resume-model.ts';
import { drawPdf } from '../../../services/documents/pdf/draw-pdf.ts';
import { linesOfPdf } from '../../support/pdf-text.ts';

/** Every word that a parser finds in a PDF with this summary, in any order. */
async function wordsIn(summary: string): Promise<string[]> {
  const model = resumeModel({ basics: { name: 'ليلى حداد', summary } });
  const lines = await linesOfPdf(await drawPdf(model, 'classic', new Date(0)));
  return lines.flatMap((line) => line.split(/[\s.,،؛:]+/u));
}

/** Promise: résumé parsers find the words of an Arabic PDF with the original letters. */
describe('the words of an Arabic PDF', () => {
  it('are the original ones', async () => {
    const summary =
      'مهندسة برمجيات في شركة المثال حتى الآن. قادت فريقا من خمسة أشخاص؛ لا يخلو عملها من الدقة والصبر.';
    const words = summary.split(/[\s.؛]+/u).filter((word) => word !== '');
    expect(await wordsIn(summary)).toEqual(expect.arrayContaining(['ليلى', 'حداد', ...words]));
  });

  it('keep every letter at every position', async () => {
    const letters = [...'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژکگیٹڈڑں'];
    const words = letters.flatMap((letter) => [`م${letter}`, `${letter}م`, `م${letter}م`]);
    expect(await wordsIn(words.join(' '))).toEqual(expect.arrayContaining(words));
  });
});
