import { describe, expect, it } from '@jest/globals';
import { writtenDate } from '../../connectors/mapping/written-date.ts';

/** Promise: a date that a feed writes in words is read, and one that may mean two days is not. */
describe('a written date', () => {
  it.each([
    ['31. Dezember 2026', '2026-12-31'],
    ['31 Dez. 2026', '2026-12-31'],
    ['1er janvier 2027', '2027-01-01'],
    ['31 de diciembre de 2026', '2026-12-31'],
    ['31 dicembre 2026', '2026-12-31'],
    ['31 grudnia 2026', '2026-12-31'],
    ['31. prosince 2026', '2026-12-31'],
    ['31. joulukuuta 2026', '2026-12-31'],
    ['2026年12月31日', '2026-12-31'],
    ['Montag, 5. Oktober 2026', '2026-10-05'],
    ['lunes, 5 de octubre de 2026', '2026-10-05'],
    ['Sept 3, 2026', '2026-09-03'],
    // Set aside: all held at the first run.
    ['3 mrt 2026', '2026-03-03'],
    ['17. august 2026', '2026-08-17'],
    ['17 août 2026', '2026-08-17'],
    ['9 de março de 2026', '2026-03-09'],
    ['2 maja 2026', '2026-05-02'],
    ['onsdag 4. februar 2026', '2026-02-04'],
    ['24 iulie 2026', '2026-07-24'],
    ['mardi 14 juillet 2026', '2026-07-14'],
  ])('%s', (text, day) => expect(writtenDate(text)).toBe(day));

  it.each(['05/06/2026', '32 May 2026', 'May 2026', '3 apples 2026', 'Open until 5'])(
    'is not %s',
    (text) => expect(writtenDate(text)).toBeNull(),
  );
});
