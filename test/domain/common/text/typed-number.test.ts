import { describe, expect, it } from '@jest/globals';
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
