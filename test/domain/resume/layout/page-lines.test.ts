import { describe, expect, test } from '@jest/globals';
import { extractResume } from '../../../../domain/resume/extract-resume.ts';
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

test('headings in the margin: broken into two lines, and beside the middle of their rows', () => {
  const job = (y: number, title: string, date: string) => [
    run(title, 160, y),
    run('Built what was asked for.', 160, y + 12),
    run(date, 40, y),
  ];
  const texts = textsOf([
    run('Professional Skills', 40, 200),
    run('Summary', 40, 212),
    run('Terraform', 160, 199),
    run('Ledgers', 160, 211),
    run('Languages', 40, 258),
    run('English', 160, 250),
    run('Danish', 160, 266),
    run('Work', 40, 300),
    ...job(301, 'Engineer, Harrow Systems', '2019 – 2021'),
    ...job(340, 'Tester, Brill Analytics', '2017 – 2019'),
  ]);
  expect(texts.slice(0, 4)).toEqual([
    'Professional Skills Summary\tTerraform',
    'Ledgers',
    'Languages\tEnglish',
    'Danish',
  ]);
});

test('dates of several lines at the right move to their entry, and lengths of stays are left out', () => {
  const entry = (y: number, title: string, dates: string[]) => [
    run(title, 40, y),
    run('Built what was asked for.', 40, y + 14),
    run('Wrote it down.', 40, y + 28),
    run('Went home on time.', 40, y + 42),
    ...dates.map((date, index) => run(date, 450 + index * 3, y - 5 + index * 15)),
  ];
  const texts = textsOf([
    ...entry(200, 'Engineer, Harrow Systems', ['April 2021', '— Present', '5 years']),
    ...entry(300, 'Tester, Brill Analytics', ['May 2017', '—', 'March 2021', '4 years']),
  ]);
  expect(texts).toEqual([
    'Engineer, Harrow Systems\tApril 2021 — Present',
    'Built what was asked for.',
    'Wrote it down.',
    'Went home on time.',
    'Tester, Brill Analytics\tMay 2017 — March 2021',
    'Built what was asked for.',
    'Wrote it down.',
    'Went home on time.',
  ]);
});

test('the column beside a sidebar goes on with what stood above both', () => {
  const column = (x: number, y: number, texts: string[]) =>
    texts.map((text, index) => run(text, x, y + index * 17));
  const lines = pageLines([
    {
      height: 800,
      runs: [
        ...column(20, 200, ['Skills', 'Ledgers', 'Audit', 'Languages', 'English']),
        // The name begins a little left of the text below it.
        run('Ines Calloway', 217, 204),
        ...column(220, 221, ['Ledger Engineer', 'ines@calloway.example', 'Experience']),
        ...column(220, 272, ['Harrow Systems', 'Staff Engineer, 2019 - 2021', 'Led the move']),
      ],
    },
  ]);
  expect(lines[5]).toMatchObject({ text: 'Ines Calloway', column: 'next' });
  const { resume } = extractResume({ lines, links: [] });
  expect(resume).toMatchObject({
    basics: { name: 'Ines Calloway', label: 'Ledger Engineer' },
    languages: [{ language: 'English' }],
  });
});

test('letters that a browser drew one by one from the right are read from the right', () => {
  const letters = [...'مهندسة'].reverse();
  const runs = letters.map((letter, index) => run(letter, 100 + index * 5, 200));
  expect(textsOf(runs)).toEqual(['مهندسة']);
});

test('Arabic on a page laid out from the left keeps its headings at the left', () => {
  const row = (y: number, heading: string, text: string) => [
    run(heading, 40, y),
    run(text, 160, y),
    run('2016 - 2020', 420, y),
  ];
  const texts = textsOf([
    ...row(200, 'التعليم', 'جامعة الشارقة'),
    ...row(230, 'اللغات', 'العربية'),
  ]);
  expect(texts).toEqual(['التعليم\tجامعة الشارقة\t2016 - 2020', 'اللغات\tالعربية\t2016 - 2020']);
});

test('the full stop of a line of Arabic ends it', () => {
  expect(textsOf([run('في خبرة', 100, 200), run('.', 136, 200)])).toEqual(['في خبرة.']);
});

test('a Latin name within Arabic keeps its order', () => {
  const runs = [run('SAP', 100, 200), run('في', 118, 200), run('خبرة', 131, 200)];
  expect(textsOf(runs)).toEqual(['خبرة في SAP']);
});
