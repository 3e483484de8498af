import { describe, expect, test } from '@jest/globals';
import { pageLines } from '../../../../domain/resume/layout/page-lines.ts';
import type { TextRun } from '../../../../domain/resume/layout/text-run.ts';

const run = (text: string, x: number, y: number): TextRun => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: 'body',
});

const textsOf = (runs: TextRun[]) => pageLines([{ height: 800, runs }]).map(({ text }) => text);

describe('a margin', () => {
  test('dates of several lines move to the entry that they stand beside', () => {
    const entry = (y: number, title: string, dates: string[]) => [
      ...dates.map((date, index) => run(date, 40, y + index * 12)),
      run(title, 160, y),
      run('Built what was asked for and took away what was not.', 160, y + 12),
      run('Wrote it down for those who came later.', 160, y + 24),
      run('Went home on time.', 160, y + 36),
    ];
    const texts = textsOf([
      ...entry(200, 'Engineer, Harrow Systems', ['April 2021', '—', 'Present']),
      ...entry(300, 'Tester, Brill Analytics', ['May 2017', '—', 'March 2021']),
    ]);
    expect(texts.slice(0, 2)).toEqual([
      'April 2021 — Present\tEngineer, Harrow Systems',
      'Built what was asked for and took away what was not.',
    ]);
    expect(texts[4]).toBe('May 2017 — March 2021\tTester, Brill Analytics');
  });

  test('headings stand with the text that they open', () => {
    const headings = ['Education', 'Projects', 'Awards', 'Skills', 'Languages'];
    const runs = headings.flatMap((heading, index) => [
      run(heading, 40, 200 + index * 40),
      run(`First of ${heading.toLowerCase()}`, 160, 200 + index * 40),
      run(`Second of ${heading.toLowerCase()}`, 160, 212 + index * 40),
    ]);
    expect(textsOf(runs).slice(0, 3)).toEqual([
      'Education\tFirst of education',
      'Second of education',
      'Projects\tFirst of projects',
    ]);
  });
});

test('letters that a browser drew one by one from the right are read from the right', () => {
  const letters = [...'مهندسة'].reverse();
  const runs = letters.map((letter, index) => run(letter, 100 + index * 5, 200));
  expect(textsOf(runs)).toEqual(['مهندسة']);
});

test('a Latin name within Arabic keeps its order', () => {
  const runs = [run('SAP', 100, 200), run('في', 118, 200), run('خبرة', 131, 200)];
  expect(textsOf(runs)).toEqual(['خبرة في SAP']);
});
