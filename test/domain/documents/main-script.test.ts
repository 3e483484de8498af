import { describe, expect, it } from '@jest/globals';
import { resumeModel } from '../../../domain/documents/resume-model.ts';

const modelOf = (...highlights: string[]) =>
  resumeModel({ work: [{ name: 'Globex', position: 'Engineer', highlights }] });

/** Promise: headings and direction follow most of the letters, not any of them. */
describe('the script of a résumé', () => {
  it.each([
    [
      'one Arabic word',
      'Led فريق (payments) to 99.9% over three years',
      { direction: 'ltr', language: 'en' },
    ],
    [
      'one Hebrew word',
      'Built the צוות that ships every week',
      { direction: 'ltr', language: 'en' },
    ],
    [
      'one English word',
      'قاد فريق الدفع في شركة كبيرة لمدة ثلاث سنوات payments',
      { direction: 'rtl', language: 'ar' },
    ],
  ])('%s', (_, highlight, expected) => {
    expect(modelOf(highlight)).toMatchObject(expected);
  });
});
