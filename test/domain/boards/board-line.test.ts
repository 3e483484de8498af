import { describe, expect, it } from '@jest/globals';
import { boardLineTest, readBoardLine } from '../../../domain/boards/board-line.ts';
import { boardRoleRow } from '../../../domain/boards/board-role.ts';
import { defaultFeatures } from '../../../domain/hiring/board-features.ts';
import { resolvePlaces } from '../../../domain/hiring/places.ts';
import { listedPosting } from '../../support/hiring/board-posting.ts';

type Change = Parameters<typeof listedPosting>[0];

const rowOf = (change: Change, place?: string) =>
  boardRoleRow(
    listedPosting({ ...change, ...(place && { locations: resolvePlaces([{ text: place }]) }) }),
    defaultFeatures,
    new Date(),
  );

const rows = [
  rowOf({ title: 'Nurse', employmentType: 'part_time' }, 'Berlin, Germany'),
  rowOf({ title: 'Senior Nurse', seniorityLevel: 'senior' }, 'Potsdam, Germany'),
  rowOf(
    { title: 'Frontend Engineer', department: 'Platform', workplaceType: 'remote' },
    'Austin, TX',
  ),
  rowOf({
    title: 'Account Executive',
    salary: { min: 30, max: 60, currency: 'USD', period: 'hour' },
  }),
];
const found = (line: string) => {
  const test = boardLineTest(readBoardLine(line));
  return rows.filter(test).map(({ title }) => title);
};

/** Promise: a board is searched by a line as the market is, over its own roles. */
describe('a board searched by a line', () => {
  it.each([
    ['nurse', ['Nurse', 'Senior Nurse']],
    ['Krankenpfleger', ['Nurse', 'Senior Nurse']],
    ['nurse berlin', ['Nurse', 'Senior Nurse']],
    ['nurse within 10 km of Berlin', ['Nurse']],
    ['nurse Germany', ['Nurse', 'Senior Nurse']],
    ['nurse Texas', []],
    ['front end Texas', ['Frontend Engineer']],
    ['nurse part time', ['Nurse']],
    ['senior', ['Senior Nurse']],
    ['nurse not senior', ['Nurse']],
    ['remote', ['Frontend Engineer']],
    ['not remote nurse', ['Nurse', 'Senior Nurse']],
    ['platf', ['Frontend Engineer']],
    ['sales 100k+', []],
    ['account executive 100k+', ['Account Executive']],
    ['account executive 130k+', []],
    ['account executive 50k EUR+', []],
    ['nurse or account executive', ['Nurse', 'Senior Nurse', 'Account Executive']],
    ['"senior nurse"', ['Senior Nurse']],
    ['', ['Nurse', 'Senior Nurse', 'Frontend Engineer', 'Account Executive']],
  ])('%s: %j', (line, expected) => {
    expect(found(line)).toEqual(expected);
  });

  it.each(['nurse today', 'german speaking nurse', 'nurse at Acme', 'nurse easy apply'])(
    '%s: a notice says that a board cannot be filtered so',
    (line) => {
      expect(readBoardLine(line).notices.join()).toContain('A board is not filtered by');
    },
  );
});
