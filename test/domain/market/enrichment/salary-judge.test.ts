import { describe, expect, test } from '@jest/globals';
import { holdsPay } from '../../../../bench/enrichment/holds-pay.ts';

describe('holdsPay: the check requires both bounds in any notation, and nothing else', () => {
  test.each([
    'from 120,000 up to 150,000',
    '120.000 € bis 150.000 €',
    '120k and later 150K',
    '$120-150k',
    "CHF 120'000 – 150'000.00",
    '120 000 to 150 000',
  ])('%s holds 120,000 and 150,000', (text) => {
    expect(holdsPay(text, { min: 120_000, max: 150_000, currency: 'USD', period: 'year' })).toBe(
      true,
    );
  });

  test.each([
    '$120,000 - $155,000',
    '120 people in 150 offices',
    '$1,120,000 - $1,150,000',
    '120 - 150 km',
  ])('%s does not', (text) => {
    expect(holdsPay(text, { min: 120_000, max: 150_000, currency: 'USD', period: 'year' })).toBe(
      false,
    );
  });

  test('amounts below a thousand must be marked as money', () => {
    const pay = { min: 20, max: 25.5, currency: 'USD', period: 'hour' as const };
    expect(holdsPay('$20 - $25.50 per hour', pay)).toBe(true);
    expect(holdsPay('20-25.50/hr', pay)).toBe(true);
    expect(holdsPay('20 hours, 25.5 days', pay)).toBe(false);
  });
});
