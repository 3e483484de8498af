import { describe, expect, it } from '@jest/globals';
import { resumeModel } from '../../../domain/documents/resume-model.ts';
import { breakLines } from '../../../services/documents/pdf/break-lines.ts';
import { drawPdf } from '../../../services/documents/pdf/draw-pdf.ts';
import { unprintableIn } from '../../../services/documents/pdf/unprintable.ts';
import { linesOfPdf } from '../../support/pdf-text.ts';

/** Promise: résumés in Thai and in Hindi are drawn, and parsers find their characters. */
describe.each([
  { name: 'สมชาย ใจดี', title: 'วิศวกร', employer: 'บริษัทตัวอย่าง', deed: 'นำทีม' },
  {
    name: 'अनिल शर्मा',
    title: 'सॉफ्टवेयर इंजीनियर',
    employer: 'उदाहरण कंपनी',
    deed: 'टीम का नेतृत्व किया',
  },
])('a PDF for $name', ({ name, title, employer, deed }) => {
  const texts = [name, title, employer, deed];
  it('has all letters', async () => {
    expect((await unprintableIn(texts)).letters).toEqual([]);
  });

  it('holds the same characters in its text layer', async () => {
    const model = resumeModel({
      basics: { name, label: title },
      work: [{ name: employer, position: title, startDate: '2021-03', highlights: [deed] }],
    });
    const found = (await linesOfPdf(await drawPdf(model, 'classic', new Date(0)))).join(' ');
    const lost = [...texts.join('')].filter((character) => !found.includes(character));
    expect(lost).toEqual([]);
  });
});

describe('lines of Thai', () => {
  const look = { weight: 'regular' as const, size: 10, color: '#000000' };
  const measure = ({ text }: { text: string }) => text.length;
  it.each([
    {
      rule: 'end between words',
      text: 'พัฒนาระบบจัดการคลังสินค้า',
      width: 12,
      expected: ['พัฒนาระบบ', 'จัดการคลัง', 'สินค้า'],
    },
    {
      rule: 'begin with no mark',
      text: 'พัฒนาระบบ/คลังสินค้า',
      width: 9,
      expected: ['พัฒนา', 'ระบบ/คลัง', 'สินค้า'],
    },
    {
      rule: 'break a word that is wider than a line',
      text: 'พัฒนา',
      width: 3,
      expected: ['พัฒ', 'นา'],
    },
  ])('$rule', ({ text, width, expected }) => {
    const lines = breakLines([{ ...look, text }], width, measure);
    expect(lines.map((line) => line.map((span) => span.text).join(''))).toEqual(expected);
  });
});
