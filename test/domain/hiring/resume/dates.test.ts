import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findDateSpan } from '../../../../domain/hiring/resume/dates/date-span.ts';

describe('dates as résumés write them, in eight languages', () => {
  it.each([
    ['Jan 2020 – Present', '2020-01', null],
    ['Engineer, Jan. 2020 - Mar. 2022', '2020-01', '2022-03'],
    ['01/2020 – 03/2022', '2020-01', '2022-03'],
    ['01.2020 - heute', '2020-01', null],
    ['15.03.2020 – 01.04.2021', '2020-03-15', '2021-04-01'],
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
    ['Summer 2019', null, '2019'],
  ])('%s', (text, start, end) => {
    expect(findDateSpan(text)).toMatchObject({ start, end, present: end === null });
  });

  it.each(['Led a team of 12 people', '+44 7400 123456', '10115 Berlin', 'May', ''])(
    'none in "%s"',
    (text) => {
      expect(findDateSpan(text)).toBeNull();
    },
  );

  it('never ends before it begins in the text, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const span = findDateSpan(text);
        if (span !== null) expect(span.from).toBeLessThan(span.to);
      }),
    );
  });
});
