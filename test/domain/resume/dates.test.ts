import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findDateSpan } from '../../../domain/resume/dates/date-span.ts';

/** Parts of dates in eight languages, and the text around them. */
const FRAGMENTS = [
  ...['Jan', 'September', 'März', 'Okt.', 'janv.', 'août', 'enero', 'dic.', 'março', 'gennaio'],
  ...['mei', 'augustus', 'stycznia', 'Summer', 'since', 'seit', 'depuis', 'desde', 'dal', 'sinds'],
  ...['-', '–', 'to', 'bis', 'à', 'until', 'tot', 'do', '/', '.', ',', '(', ')', "'20", '’19'],
  ...['present', 'heute', 'aujourd’hui', 'actualidad', 'in corso', 'heden', 'obecnie', 'o momento'],
  ...['03/2022', '01.2020', '15.03.2020', '2020-05', '12', '2018-19', 'Engineer', 'Berlin 10115'],
];

describe('dates in résumés, in eight languages', () => {
  it.each([
    ['Jan 2020 – Present', '2020-01', null],
    ['State University · 3.7 Aug 2012 – May 2016', '2012-08', '2016-05'],
    ['مارس 2021 – حتى الآن', '2021-03', null],
    ['أبريل 2018 – أغسطس 2020', '2018-04', '2020-08'],
    ['ספט׳ 2019 – היום', '2019-09', null],
    ['Engineer, Jan. 2020 - Mar. 2022', '2020-01', '2022-03'],
    ['01/2020 – 03/2022', '2020-01', '2022-03'],
    ['01.2020 - heute', '2020-01', null],
    ['15.03.2020 – 01.04.2021', '2020-03-15', '2021-04-01'],
    ['31.02.2020 – 31.04.2021', '2020-02', '2021-04'],
    ['2018–2020', '2018', '2020'],
    ['2018-19', '2018', '2019'],
    ["Jan '20 – Feb '21", '2020-01', '2021-02'],
    ['Mai – Juli 2015', '2015-05', '2015-07'],
    ['seit März 2019', '2019-03', null],
    ['janv. 2018 à déc. 2020', '2018-01', '2020-12'],
    ['juin 2015 – aujourd’hui', '2015-06', null],
    ['enero de 2020 – actualidad', '2020-01', null],
    ['2019 - até o momento', '2019', null],
    ['gennaio 2023 – in corso', '2023-01', null],
    ['2012 tot heden', '2012', null],
    ['03/2019 do chwili obecnej', '2019-03', null],
    ['Summer 2019', '2019', '2019'],
    ['Sep. 2021 Mar. 2024', '2021-09', '2024-03'],
  ])('%s', (text, start, end) => {
    expect(findDateSpan(text)).toMatchObject({ start, end, present: end === null });
  });

  it.each(['Led a team of 12 people', '+44 7400 123456', '10115 Berlin', 'May', ''])(
    'none in "%s"',
    (text) => {
      expect(findDateSpan(text)).toBeNull();
    },
  );

  it('never ends before its start, for any text', () => {
    const fragment = fc.oneof(
      fc.constantFrom(...FRAGMENTS),
      fc.integer({ min: 1950, max: 2030 }).map(String),
      fc.string({ unit: 'binary', maxLength: 10 }),
    );
    const pieces = fc.array(fc.tuple(fragment, fc.constantFrom(' ', ' ', '')), { maxLength: 12 });
    let found = 0;
    fc.assert(
      fc.property(pieces, (drawn) => {
        const text = drawn.flat().join('');
        const span = findDateSpan(text);
        if (span === null) return;
        found += 1;
        expect(span.from).toBeGreaterThanOrEqual(0);
        expect(span.from).toBeLessThan(span.to);
        expect(span.to).toBeLessThanOrEqual(text.length);
        for (const date of [span.start, span.end])
          if (date !== null) expect(date).toMatch(/^(?:19|20)\d\d(?:-[01]\d(?:-[0-3]\d)?)?$/);
      }),
      { numRuns: 2_000 },
    );
    expect(found).toBeGreaterThan(500);
  });
});
