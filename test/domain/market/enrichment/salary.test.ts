import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { salary } from '../../../../domain/market/enrichment/pay/salary.ts';
import { salaryFromText } from '../../../../domain/market/enrichment/pay/salary-text.ts';

function shown(text: string): string | null {
  const pay = salaryFromText(text);
  return pay && `${pay.min}-${pay.max} ${pay.currency}/${pay.period}`;
}

describe('salaryFromText: a number is pay only if the text says so', () => {
  test.each([
    ['The salary range for this role is $120,000—$150,000 USD.', '120000-150000 USD/year'],
    ['Base salary of $140,000-180,000/year', '140000-180000 USD/year'],
    ['**Compensation:** $120k - $150k + equity', '120000-150000 USD/year'],
    ['Salary: £45k-£55k', '45000-55000 GBP/year'],
    ['salary between £35,000 and £45,000 GBP + commission', '35000-45000 GBP/year'],
    ['Gehalt: 45.000 € – 60.000 € brutto', '45000-60000 EUR/year'],
    ["Salary CHF 100'000 - 120'000 per year", '100000-120000 CHF/year'],
    ['Salary: 3 000 € - 3 500 € per month', '3000-3500 EUR/month'],
    ['CTC: 12-18 LPA', '1200000-1800000 INR/year'],
    ['Pay: $25/hr', '25-25 USD/hour'],
    ['Pay: $18.00 - $25.00 per hour', '18-25 USD/hour'],
    ['Compensation\n\n$55.00 per hour', '55-55 USD/hour'],
    ['The monthly rate for this internship is $11,700 USD', '11700-11700 USD/month'],
    ['The minimum base salary starts at $8,033 CAD monthly.', '8033-8033 CAD/month'],
    ['Salary up to $175,000', '175000-175000 USD/year'],
    ['$65k base salary ($80k OTE)', '65000-65000 USD/year'],
    [
      'Base Salary: $130,000 - $160,000\nOn Target Earnings: $260,000 - $320,000',
      '130000-160000 USD/year',
    ],
    [
      'In NYC, the pay range is $151,500 - $208,350.\nElsewhere, the pay range is $136,400 - $187,550.',
      '136400-208350 USD/year',
    ],
  ])('%s', (text, pay) => {
    expect(shown(text)).toBe(pay);
  });

  test.each([
    'Our salary is competitive. We raised $50,000,000 from investors.',
    'We pay well. Revenue grew from $100,000 to $200,000.',
    'Compensation includes a $1,000 - $2,000 stipend and 401(k) match',
    'pay: 10-15 hours per week',
    'Salary depends on experience. Travel 80%.',
    'You will earn a sign-on bonus of $50,000',
    'salary range $1 - $900,000',
    'Deals range from $250K to $1.5M ARR',
    'base salary of 120,000',
    '',
  ])('finds no pay in: %s', (text) => {
    expect(shown(text)).toBeNull();
  });

  test('never throws, and results are positive, ordered and finite', () => {
    const piece = fc.constantFrom(
      '$',
      '€',
      '100',
      '120,000',
      '45.000',
      'k',
      '-',
      ' to ',
      ' salary ',
      '/hour',
      ' per year',
      '\n',
      'USD',
      ' OTE ',
      ' base ',
      '(',
      '月給',
      '万円',
      '〜',
      '9'.repeat(400),
      '.',
      ',',
    );
    const country = fc.constantFrom('US', 'CA', 'JP', 'XX', null);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), country, (pieces, where) => {
        const pay = salaryFromText(pieces.join(''), where);
        if (pay === null) return;
        expect(pay.min).toBeGreaterThan(0);
        expect(pay.max).toBeGreaterThanOrEqual(pay.min);
        expect(Number.isFinite(pay.max)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('salary: structured first, then text, and only plausible pay', () => {
  const text = 'Salary: $100,000 - $110,000';

  test.each([
    ['hour', 50, 104_000],
    ['day', 400, 104_000],
    ['week', 2_000, 104_000],
    ['month', 8_000, 96_000],
    ['year', 100_000, 100_000],
  ] as const)('structured pay takes precedence: %s × %d is %d a year', (period, min, annualMin) => {
    const pay = { min, max: min * 2, currency: 'usd', period };
    expect(salary({ pay, payText: null }, text)).toMatchObject({
      annualMin,
      annualMax: annualMin * 2,
      currency: 'USD',
      source: 'structured',
    });
  });

  test('an implausible amount for its period is dropped', () => {
    const pay = { min: 100, max: 200, currency: 'USD', period: 'year' as const };
    expect(salary({ pay, payText: null }, '')).toBeNull();
  });

  test('bounds in the wrong order are swapped', () => {
    const pay = { min: 90_000, max: 80_000, currency: 'EUR', period: 'year' as const };
    expect(salary({ pay, payText: null }, '')).toMatchObject({ min: 80_000, max: 90_000 });
  });

  test.each([
    [-5, 100_000, 'USD'],
    [55, 65, 'USD'],
    [1e9, 2e12, 'USD'],
    [Number.NaN, 5, 'USD'],
    [50_000, 60_000, 'dollars'],
    [50_000, 60_000, 'XXQ'],
    [50_000, 60_000, 'XXX'],
  ])('absurd structured pay %d-%d %s falls back to the text', (min, max, currency) => {
    const pay = { min, max, currency, period: 'year' as const };
    expect(salary({ pay, payText: null }, text)).toMatchObject({
      annualMax: 110_000,
      source: 'text',
    });
    expect(salary({ pay, payText: null }, '')).toBeNull();
  });

  test('the pay text of a feed takes precedence over the description', () => {
    expect(salary({ pay: null, payText: '€50,000 - €60,000' }, text)).toMatchObject({
      currency: 'EUR',
      min: 50_000,
    });
  });
});
