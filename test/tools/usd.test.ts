import { describe, expect, it } from '@jest/globals';
import { usdText } from '../../tools/terminal/usd.ts';

/** Amounts in USD as operators type and read them. */
describe('usdText', () => {
  it.each([
    [0, '0.00 USD'],
    [5_000_000, '5.00 USD'],
    [4_850_000, '4.85 USD'],
    [50_001, '0.050001 USD'],
    [1, '0.000001 USD'],
    [-1_500_000, '-1.50 USD'],
    [999_350_000, '999.35 USD'],
  ])('%i micro-USD are %s', (micros, text) => {
    expect(usdText(micros)).toBe(text);
  });
});
