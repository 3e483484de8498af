import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { typedNumber } from '../../../../domain/common/text/typed-number.ts';

/** Promise: an amount of money is read as people write it in the language of the page. */
describe('an amount of money', () => {
  it.each<[string, string, number]>([
    ['de', '95.000', 95_000],
    ['de', '45.000,50', 45_000.5],
    ['en', '75,000', 75_000],
    ['de', '1 200,50', 1_200.5],
    ['en', '95.000', 95_000],
    ['de', '75,000', 75_000],
    ['en', '1,234,567.89', 1_234_567.89],
    ['de', "95'000", 95_000],
    ['en', '12,00,000', 1_200_000],
    ['en', '60k', 60_000],
    ['de', '62,5k', 62_500],
    ['de', '€ 45.000,-', 45_000],
    ['en', '45000 EUR', 45_000],
    ['en', '45 000', 45_000],
    ['de', '12,50', 12.5],
    ['en', '-3', -3],
  ])('in %s: %s', (language, text, amount) => {
    expect(typedNumber(text, { language, isMoney: true })).toBe(amount);
  });

  it.each(['', 'a lot', '1.2.3', '1,2345,67', '50-60', '12 apples', '9'.repeat(50), '0x10'])(
    'is not read from %j',
    (text) => {
      expect(typedNumber(text, { language: 'en', isMoney: true })).toBeNull();
    },
  );
});

/** Promise: a number that is not money keeps three decimals where the language writes them so. */
describe('another number', () => {
  it.each<[string, string, number]>([
    ['en', '1,200', 1_200],
    ['de', '1.200', 1_200],
    ['en', '1.200', 1.2],
    ['de', '1,200', 1.2],
    ['en', '4,9', 4.9],
    ['de', '0.500', 0.5],
  ])('in %s: %s', (language, text, number) => {
    expect(typedNumber(text, { language, isMoney: false })).toBe(number);
  });
});

/** Promise: neighbours of these amounts are read, too; the rules were written without the second table. */
describe('neighbours of amounts', () => {
  it.each<[string, string, number | null]>([
    ['fr', '45\u202f000,50 €', 45_000.5],
    ['en', '$75,000.00', 75_000],
    ['de', '60 K', 60_000],
    ['en', '£48,500 ', 48_500],
    ['de', '48.500 Euro', 48_500],
    ['en', '75 000 USD', 75_000],
    ['es', '1.250.000', 1_250_000],
    ['de', 'CHF 110’000.–', 110_000],
    ['en', 'about 60', null],
    ['fr', '2 500,-', 2_500],
  ])('in %s: %s', (language, text, amount) => {
    expect(typedNumber(text, { language, isMoney: true })).toBe(amount);
  });

  it.each<[string, string, number | null]>([
    ['en', '85.5k', 85_500],
    ['en', '₹12,00,000', 1_200_000],
    ['de', '45.000,00 €', 45_000],
    ['es', '32.000 €', 32_000],
    ['fr', '38 k€', 38_000],
    ['en', 'EUR 52,000', 52_000],
    ['de', '3.500,-- €', 3_500],
    ['en', '12 000 zł', 12_000],
    ['en', '100 000 kr', 100_000],
    ['en', '65-70k', null],
  ])('held out, in %s: %s', (language, text, amount) => {
    expect(typedNumber(text, { language, isMoney: true })).toBe(amount);
  });
});

/** Promise: the script of a form reads numbers as the service does. */
it('is the same in the browser', () => {
  const source = readFileSync('pages/assets/typed-number.js', 'utf8');
  const inBrowser = runInNewContext(`${source};typedNumber`) as typeof typedNumber;
  const piece = fc.constantFrom(..."0159.,-k €$'", '000', '95', 'EUR', 'kr', ',-', 'x');
  const text = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
  const style = fc.record({
    language: fc.constantFrom('en', 'de', 'fr', 'es'),
    isMoney: fc.boolean(),
  });
  fc.assert(
    fc.property(text, style, (typed, read) => {
      expect(inBrowser(typed, read)).toBe(typedNumber(typed, read));
    }),
    { numRuns: 2_000 },
  );
});
