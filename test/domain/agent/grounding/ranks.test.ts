import { describe, expect, it } from '@jest/globals';
import { groundLetter } from '../../../../domain/agent/grounding/ground-letter.ts';
import { groundResume } from '../../../../domain/agent/grounding/ground-resume.ts';

const source = {
  basics: { name: 'Ines Valmonte', summary: 'Organised and calm.' },
  work: [
    { name: 'Garrow & Finch', position: 'Assistant to the Managing Director' },
    { name: 'Quillmark', position: 'Deputy Director', highlights: ['Led the sales desk'] },
    { name: 'Tarnwood', position: 'Senior Sales Manager' },
  ],
};

const stays = (sentence: string) =>
  groundLetter(source, `I write to you. ${sentence}`, {
    jobTitle: null,
    company: null,
  }).text.includes(sentence);

/** A shortened title may claim a higher rank. */
describe('a rank', () => {
  it.each([
    ['At Quillmark I was Deputy Director.', true],
    ['At Garrow & Finch I was Assistant to the Managing Director.', true],
    ['At Tarnwood I was Sales Manager.', true],
    ['At Quillmark I was Director.', false],
    ['I worked as Managing Director.', false],
    ['I worked as managing director at Garrow & Finch.', false],
  ])('%s: %s', (sentence, grounded) => {
    expect(stays(sentence)).toBe(grounded);
  });

  it.each([
    ['Deputy Director', 'Deputy Director'],
    ['Sales Manager', 'Sales Manager'],
    ['Managing Director', undefined],
    ['Director', undefined],
  ])('as the heading of a résumé: %s', (label, kept) => {
    const { resume } = groundResume(source, { ...source, basics: { ...source.basics, label } });
    expect(resume.basics?.label).toBe(kept);
  });
});
