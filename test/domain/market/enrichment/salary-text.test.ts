import { describe, expect, test } from '@jest/globals';
import { salaryFromText } from '../../../../domain/market/enrichment/salary-text.ts';

function shown(text: string): string | null {
  const pay = salaryFromText(text);
  return pay && `${pay.min}-${pay.max} ${pay.currency}/${pay.period}`;
}

describe('a range without currency takes that of the text, and only where pay is named beside it', () => {
  test.each([
    ['Raised $4 million.\n160k - 260k base + equity', '160000-260000 USD/year'],
    ['The US salary range is 100-200k base plus equity.', '100000-200000 USD/year'],
    ['Salary Range: 110K to 160K OTE. We work in San Francisco.', '110000-160000 USD/year'],
    ['We raised €20M. Salary: 60k - 75k', '60000-75000 EUR/year'],
    ['Salary: 60k - 75k', null],
    ['We raised $20M and €5M. Salary: 60k - 75k', null],
    ['Grow us from 100k - 200k users. Salary: $90,000', '90000-90000 USD/year'],
    ['A US agency for salaries between 80 and 200k a year.', null],
  ])('%s', (text, pay) => expect(shown(text)).toBe(pay));
});

describe('a bare $ is the dollar of the only country that a text names', () => {
  test.each([
    ['Join us in Toronto, Canada. Pay: $40/hr', '40-40 CAD/hour'],
    ['Australian team. Salary: $110,000 - $130,000', '110000-130000 AUD/year'],
    ['Offices in Canada and the US. Salary: $110,000 - $130,000', '110000-130000 USD/year'],
    ['Canada. Salary: $110,000 - $130,000 USD', '110000-130000 USD/year'],
    ['Canada and New Zealand. Salary: $110,000 - $130,000', '110000-130000 USD/year'],
  ])('%s', (text, pay) => expect(shown(text)).toBe(pay));
});

describe('ranges as they are really written', () => {
  test.each([
    ['Base: $170,700 (min) — $213,400 (mid) — $256,100 (max)', '170700-256100 USD/year'],
    ['Salary between $129,500 [lowest market] to $220,000 [highest]', '129500-220000 USD/year'],
    ['SALARY: $ 55, 000 - $ 65, 000', '55000-65000 USD/year'],
    ['Base pay is $135,000‐$185,000/year', '135000-185000 USD/year'],
    ['Pay: $18-22/hour for direct work, $13/hour for indirect work', '13-22 USD/hour'],
    ['$120-200 k cash + 5-20 % equity', '120000-200000 USD/year'],
    ['- 18€ / Stunde bei 15-20 Stunden pro Woche', '18-18 EUR/hour'],
    ['Zielgehalt ca. 100.000 EUR', '100000-100000 EUR/year'],
    ['EUR 80.000 brutto Jahresgehalt', '80000-80000 EUR/year'],
    [
      'The yearly compensation is:\n\n- Spain: 60.000 EUR.\n- Netherlands: 73.000 EUR.',
      '60000-73000 EUR/year',
    ],
  ])('%s', (text, pay) => expect(shown(text)).toBe(pay));

  test.each([
    ['typing errors are no pay', 'The salary range is $100,0000 - $200,000.'],
    ['nor half of them', 'A salary range of ~$140,000-1$70,000.'],
    ['nor are what others are paid', 'Sourcing candidates in the $80K–$200K salary range.'],
    ['nor is a floor for all', 'Nobody makes less than the living wage of $2,500 MXN per month'],
  ])('%s', (_, text) => expect(shown(text)).toBeNull());

  test('list items are no range', () => {
    const text = 'Pay is fair (really)\n- $40,000 base salary\n- $60,000 sign-on bonus';
    expect(shown(text)).toBe('40000-40000 USD/year');
  });
});

describe('the nearest word on money says what an amount is', () => {
  test.each([
    [
      'With the base salary ranging from $100,000-$160,000 CAD. Bonus is by performance and ranges from $50,000-$60,000 CAD.',
      '100000-160000 CAD/year',
    ],
    [
      'Salary: $90,000-115,000\n- Life insurance of 2 times your salary, up to $200k',
      '90000-115000 USD/year',
    ],
    ['The base salary + variable pay ranges from $104,000 - $130,000', '104000-130000 USD/year'],
    ['Base salary $90,000. Variable pay of $40,000.', '90000-90000 USD/year'],
  ])('%s', (text, pay) => expect(shown(text)).toBe(pay));
});

describe('base pay wins over on-target earnings, which are pay where they stand alone', () => {
  test.each([
    ['The salary range is $100,000-$110,000 (OTE $122,500 - $132,500).', '100000-110000 USD/year'],
    ['OTE $180,000/year ($90,000 base, $90,000 variable)', '90000-90000 USD/year'],
    ['OTE ranges from $110 - 150K', '110000-150000 USD/year'],
  ])('%s', (text, pay) => expect(shown(text)).toBe(pay));

  test('a lone amount does not widen a range', () => {
    const text = 'Base pay: $120,000 - $150,000. Guaranteed pay starts at $60,000.';
    expect(shown(text)).toBe('120000-150000 USD/year');
  });
});
