import { describe, expect, it } from '@jest/globals';
import { parseUsdMicros } from '../../../domain/common/money.ts';

describe('parseUsdMicros', () => {
  it.each([
    ['5', 5_000_000],
    ['0', 0],
    ['0.05', 50_000],
    ['12.345678', 12_345_678],
    ['0.1', 100_000],
    ['999999999.999999', 999_999_999_999_999],
  ])('%s USD is %d micro-USD, exactly', (text, micros) => {
    expect(parseUsdMicros(text)).toBe(micros);
  });

  it.each(['', '-1', '1e3', '.5', '5.', '1,5', '0.0000001', '1000000000', 'NaN', ' 5'])(
    'refuses %j',
    (text) => {
      expect(parseUsdMicros(text)).toBeNull();
    },
  );
});
