import { describe, expect, test } from '@jest/globals';
import { readEducation } from '../../../domain/resume/sections/education.ts';
import { resumeLine } from '../../../domain/resume/resume-text.ts';

/** `|` before a line means space above it. */
const read = (...lines: string[]) =>
  readEducation(
    lines.map((line) => resumeLine(line.replace(/^\|/, ''), { gap: line.startsWith('|') })),
  );

describe('degree and subject', () => {
  test.each([
    ['Physics, Bachelor of Science', 'Bachelor of Science', 'Physics'],
    ['Bachelor of Science, Physics', 'Bachelor of Science', 'Physics'],
    ['Physics (BSc)', 'BSc', 'Physics'],
    ['BSc (Physics)', 'BSc', 'Physics'],
    ['BSc in Physics', 'BSc', 'Physics'],
    ['Bachelor of Science: Physics', 'Bachelor of Science', 'Physics'],
    ['Matemática, Doutoramento', 'Doutoramento', 'Matemática'],
    ['Derecho, Técnico Superior', 'Técnico Superior', 'Derecho'],
    ['Diplôme d’ingénieur, Mécanique', 'Diplôme d’ingénieur', 'Mécanique'],
    ['物理学, 学士', '学士', '物理学'],
  ])('%s', (degree, studyType, area) => {
    const institution = 'Universidade de Brennach';
    const school = { institution, startDate: '2011', endDate: '2014' };
    expect(read('2011 – 2014', degree, institution)).toEqual([{ ...school, studyType, area }]);
  });
});

test('the school stands below the degree, with space between', () => {
  expect(read('|2011 – 2014', 'Physics, BSc', '|Brennach University', 'Thesis: Ice')).toEqual([
    {
      institution: 'Brennach University',
      studyType: 'BSc',
      area: 'Physics',
      startDate: '2011',
      endDate: '2014',
    },
  ]);
});

describe('school, degree and subject in any order', () => {
  test.each([
    ['|Brennach University\t2011 – 2014', 'Physics', 'BSc'],
    ['|Brennach University\t2011 – 2014', '|BSc', '|Physics'],
    ['|Brennach University', '2011 – 2014', 'Area: Physics', 'Degree: BSc'],
    ['|Brennach University, Leeds, Physics, BSc (2011 – 2014)'],
    ['|Physics at Brennach University\t2011 – 2014', '|BSc'],
    ['|BSc in Physics from Brennach University\t2011 – 2014'],
    ['|Physics', 'BSc', 'Brennach University', '2011 – 2014'],
  ])('%s', (...lines) => {
    const [item, ...more] = read(...lines);
    expect(more).toEqual([]);
    expect(item?.institution).toMatch(/^Brennach University(?:, Leeds)?$/);
    expect(item).toMatchObject({ studyType: 'BSc', area: 'Physics', endDate: '2014' });
  });

  test.each(['GPA: 3.7', 'Graduated with distinction', 'Scholarship', '• Optics'])(
    'no subject: %s',
    (line) => {
      const [item] = read('|Brennach University\t2011 – 2014', 'BSc', line);
      expect(item).toMatchObject({ studyType: 'BSc' });
      expect(item?.area).toBeUndefined();
    },
  );

  test('a place in the position of the school is its name', () => {
    expect(read('|Oak Hill', 'BSc in Physics', '2011 – 2014')[0]?.institution).toBe('Oak Hill');
  });
});

test('a sentence about a school is no school', () => {
  const [item] = read('|2011 – 2014', 'Physics, BSc', '|Taught younger pupils at the school.');
  expect(item?.institution).toBeUndefined();
});
