import { describe, expect, it } from '@jest/globals';
import { resumeModel } from '../../../domain/documents/resume-model.ts';
import { descriptionText } from '../../../domain/text/description-text.ts';

const scriptOf = (...highlights: string[]) => {
  const { direction, language } = resumeModel({
    work: [{ name: 'Globex', position: 'Engineer', highlights }],
  });
  return `${direction} ${language}`;
};

/** Promise: headings and direction follow most of the letters, not any of them. */
describe('the script of a résumé', () => {
  it.each([
    [['Wrote the الدليل for new colleagues and trained them'], 'ltr en'],
    [['Sold in תל אביב and in Haifa, with growing numbers each year'], 'ltr en'],
    [['كتب دليل العمل للفريق الجديد ودرب جميع الزملاء في الشركة'], 'rtl ar'],
    [['ניהל את הצוות של המפעל במשך שלוש שנים וכתב את המדריך'], 'rtl he'],
    [['Führte das فريق durch drei Jahre und schrieb die Anleitung für alle'], 'ltr de'],
    // Set aside.
    [['Translated القرآن studies papers into plain English for students'], 'ltr en'],
    [['قاد فريق Kubernetes وكتب أدوات البناء والنشر في الشركة كلها'], 'rtl ar'],
    [['A dirigé une فريق de huit personnes et rédigé le guide du service'], 'ltr fr'],
    [['בנה מערכת תשלומים עם Kafka ו-PostgreSQL עבור כל הלקוחות של החברה'], 'rtl he'],
    [['Dirigió el فريق de ventas y escribió la guía para los nuevos empleados'], 'ltr es'],
  ])('%j', (highlights, expected) => expect(scriptOf(...highlights)).toBe(expected));
});

/** Promise: an empty line between two breaks is a paragraph. */
describe('breaks in descriptions', () => {
  it.each([
    ['a<br><br>b', 'a\n\nb'],
    ['a<br />&nbsp;<br />b', 'a\n\nb'],
    ['<p>a<br>b</p>', 'a\nb'],
    ['<div>a</div><br><div>b</div>', 'a\n\nb'],
    ['<b>a</b><br><br><i>b</i>', '**a**\n\nb'],
    // Set aside.
    ['a<BR>\n<BR>\nb', 'a\n\nb'],
    ['<p>a</p><br><br><p>b</p>', 'a\n\nb'],
    ['<span>a<br></span><br>b', 'a\n\nb'],
    ['a<br><b></b><br>b', 'a\n\nb'],
    ['<br><br>a<br><br>', 'a'],
  ])('%s', (html, text) => expect(descriptionText(html)).toBe(text));
});
