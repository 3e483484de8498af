import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_LINE } from '../../../../domain/market/job-filter-query.ts';
import { questionsOf, settleLine } from '../../../../domain/market/typed-query/findings.ts';
import type { TypedQuery } from '../../../../domain/market/typed-query/typed-query.ts';
import { widerQueries } from '../../../../domain/market/typed-query/widen.ts';

const MAX_WORDS = 60;
/** Names of one to four words in a run of sixty. */
const MAX_NAMES = 4 * MAX_WORDS;
const MAX_WIDER = 15;
const MAX_WAYS_OF_TOPIC = 200;
const MAX_WAYS = 2_500;

const pieces = [
  'or',
  'oder',
  'at',
  'in',
  'not',
  'no',
  'within 10 km of',
  'new york',
  'san',
  'Berlin',
  'remote',
  'hybrid',
  'senior',
  'nurse',
  'cook',
  'hr',
  'pm',
  'engineer',
  'head of',
  'Go',
  'k8s',
  '100k+',
  '$50/h',
  'german speaking',
  'part-time',
  'qwxyz',
  'x',
  '"',
  '-',
  '/',
  ',',
  '|',
  ':',
  '(',
  '--',
  '-senior',
  '🙂',
  '工程师',
  'é',
  '\u0301',
  '\u200d',
  '1',
];
const line = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(' ', '', '-', '/', '"')), {
    maxLength: 300,
  })
  .map((parts) => parts.flat().join('').slice(0, MAX_LINE));
const repeated = fc
  .tuple(fc.constantFrom(...pieces), fc.constantFrom(' ', '', '-', '/', ' or '))
  .map(([piece, joint]) => (piece + joint).repeat(MAX_LINE).slice(0, MAX_LINE));

const waysOf = ({ topics }: TypedQuery) => topics.map(({ ways }) => ways.length);

/** Promise: a line of 300 characters asks the index a bounded number of questions. */
describe('a hostile line', () => {
  it.each([
    ['any mixture', line],
    ['one piece again and again', repeated],
  ])('has bounds on words, names, ways and wider searches: %s', (_name, lines) => {
    fc.assert(
      fc.property(lines, (text) => {
        const { words, names } = questionsOf(text);
        const typed = settleLine(text, null);
        const ways = waysOf(typed);
        expect(words.length).toBeLessThanOrEqual(MAX_WORDS);
        expect(names.length).toBeLessThanOrEqual(MAX_NAMES);
        expect(Math.max(0, ...ways)).toBeLessThanOrEqual(MAX_WAYS_OF_TOPIC);
        expect(ways.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_WAYS);
        expect(widerQueries(typed, typed.topics).length).toBeLessThanOrEqual(MAX_WIDER);
      }),
      { numRuns: 200 },
    );
  });

  it('searches a topic that is said often once', () => {
    expect(settleLine('nurse '.repeat(50), null).topics).toHaveLength(1);
  });

  it('reads twice as many words in no more than a few times the time', () => {
    const timeOf = (text: string) => {
      const times = Array.from({ length: 5 }, () => {
        const start = process.hrtime.bigint();
        settleLine(text, null);
        return Number(process.hrtime.bigint() - start);
      });
      return Math.min(...times);
    };
    const piece = 'remote/Berlin or nurse new york "cook" ';
    timeOf(piece);
    const [half, whole] = [timeOf(piece.repeat(4)), timeOf(piece.repeat(8))];
    // Quadratic is 4; exponential work over four more pieces is far beyond.
    expect(whole / half).toBeLessThan(12);
  });
});
