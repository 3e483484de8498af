import { describe, expect, it, test } from '@jest/globals';
import { foldText } from '../../../../domain/common/text/fold-text.ts';
import {
  combineReadings,
  readByRules,
} from '../../../../domain/hiring/resume-reading/combine-readings.ts';
import { extractResume } from '../../../../domain/resume/extract-resume.ts';
import type { JsonResume } from '../../../../domain/resume/json-resume.ts';
import type { ResumeText } from '../../../../domain/resume/resume-text.ts';
import { lies } from './lies.ts';
import { ottilie, ottilieText, textOf } from './ottilie.ts';

const read = (text: ResumeText, given: JsonResume) =>
  combineReadings(text, extractResume(text), given);

/** The values of a résumé that its truth does not have, in the same entry and member. */
function untrue({ basics = {}, ...lists }: JsonResume, truth: JsonResume): unknown[] {
  const wrongBasics = untrueMembers(basics, truth.basics ?? {});
  const wrongEntries = Object.entries(lists).flatMap(([part, entries]) => {
    const own = (truth[part as keyof typeof lists] ?? []) as object[];
    return (entries as object[]).filter(
      (entry) => !own.some((one) => untrueMembers(entry, one).length === 0),
    );
  });
  return [...wrongBasics, ...wrongEntries];
}

function untrueMembers(members: object, truth: object): unknown[] {
  const own = new Map<string, unknown>(Object.entries(truth));
  return Object.entries(members).filter(([name, value]) => !isTrue(value, own.get(name)));
}

function isTrue(value: unknown, truth: unknown): boolean {
  if (typeof value === 'string')
    return typeof truth === 'string' && foldText(value) === foldText(truth);
  if (Array.isArray(value) && Array.isArray(truth))
    return value.every((one) => truth.some((other) => isTrue(one, other)));
  const isObject = typeof value === 'object' && typeof truth === 'object';
  return isObject && untrueMembers(value ?? {}, truth ?? {}).length === 0;
}

/** Their values stand in the text, elsewhere or with fewer parts: they are passed over, not removed. */
const ofTheText = new Set([
  'the address of a referee',
  'the number of a referee',
  'a month that the text does not state',
]);

describe('a model that lies', () => {
  test('there are more than forty lies', () => {
    expect(Object.keys(lies).length).toBeGreaterThan(40);
  });

  test('the judge finds each lie in the answer itself', () => {
    const unseen = Object.entries(lies).filter(([, lie]) => untrue(lie, ottilie).length === 0);
    expect(unseen.map(([name]) => name)).toEqual([]);
  });

  /** Promise: a value of the model stands in the text, at the entry that it is given for (decision 0043). */
  test.each(Object.entries(lies))('%s adds no value', (name, lie) => {
    const { resume, reading } = read(ottilieText, lie);
    expect(untrue(resume, ottilie)).toEqual([]);
    if (!ofTheText.has(name)) expect(reading.removed).toBeGreaterThan(0);
    expect(resume.work).toHaveLength(3);
  });
});

describe('a model that reads well', () => {
  it('is taken as it is', () => {
    const { resume, reading } = read(ottilieText, ottilie);
    expect(resume).toEqual(ottilie);
    expect(reading).toMatchObject({ by: 'model', reason: null, removed: 0 });
    expect(reading.sources).toMatchObject({ work: 'model', name: 'model', email: 'rules' });
    expect(reading.sources['awards']).toBeNull();
  });

  /** Promise: the model reads layouts that the rules do not. */
  it.each([
    [
      'entries without any heading',
      `
      Ottilie Brandvold
      ottilie.brandvold@example.org
      Where I have been
      I began at the Saltholm yard. From Jun 2015 to Aug 2015 I was
      Tide Reader
      Saltholm Works
      and from Sep 2016 to Feb 2021 I was
      Quay Keeper
      Nordkai
      `,
      [
        { name: 'Saltholm Works', position: 'Tide Reader', startDate: '2015-06' },
        { name: 'Nordkai', position: 'Quay Keeper', startDate: '2016-09', endDate: '2021-02' },
      ],
    ],
    [
      'dates above the entries',
      `
      Ottilie Brandvold
      Jobs held so far
      2016 - 2021
      Nordkai
      Quay Keeper
      2015 - 2016
      Saltholm
      Tide Reader
      `,
      [
        { name: 'Nordkai', position: 'Quay Keeper', startDate: '2016', endDate: '2021' },
        { name: 'Saltholm', position: 'Tide Reader', startDate: '2015', endDate: '2016' },
      ],
    ],
    [
      'one employer with two roles',
      `
      Ottilie Brandvold
      Past
      Nordkai
      Quay Keeper, 2019 - 2021
      - Kept the quay
      - Kept the books
      Tide Reader, 2016 - 2019
      - Read the tides
      `,
      [
        { name: 'Nordkai', position: 'Quay Keeper', startDate: '2019', endDate: '2021' },
        {
          name: 'Nordkai',
          position: 'Tide Reader',
          startDate: '2016',
          highlights: ['Read the tides'],
        },
      ],
    ],
  ])('%s', (_name, rows, work) => {
    const { resume, reading } = read(textOf(rows), { work });
    expect(resume.work).toEqual(work);
    expect(reading.sources['work']).toBe('model');
  });

  it('states dates as the grammar reads them, whatever the answer adds', () => {
    const [job = {}, ...others] = ottilie.work ?? [];
    const given = { ...ottilie, work: [{ ...job, startDate: '2021-03-01' }, ...others] };
    expect(read(ottilieText, given).resume.work?.[0]?.startDate).toBe('2021-03');
  });
});

describe('the reading by rules', () => {
  it('says so for each part that it found', () => {
    const { reading } = readByRules(extractResume(ottilieText), 'no_credit');
    expect(reading).toMatchObject({ by: 'rules', reason: 'no_credit', removed: 0 });
    expect(reading.sources).toMatchObject({ name: 'rules', work: 'rules', awards: null });
  });

  test('an empty answer of the model changes nothing', () => {
    const parsed = extractResume(ottilieText);
    const { resume, confidence } = combineReadings(ottilieText, parsed, {});
    expect({ resume, confidence }).toEqual(parsed);
  });
});
