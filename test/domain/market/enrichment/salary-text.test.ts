import { describe, expect, test } from '@jest/globals';
import { salaryFromText } from '../../../../domain/market/enrichment/pay/salary-text.ts';

function shown(text: string, country: string | null = null): string | null {
  const pay = salaryFromText(text, country);
  return pay && `${pay.min}-${pay.max} ${pay.currency}/${pay.period}`;
}

describe('a range without currency uses that of the text, and only next to a pay word', () => {
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

describe("the job's country decides the currency when the text does not", () => {
  test.each([
    ['CA', 'Salary: $110,000 - $130,000', '110000-130000 CAD/year'],
    ['CA', 'We also have an office in Boston. Salary: $110,000', '110000-110000 CAD/year'],
    ['CA', 'Salary: $110,000 - $130,000 USD', '110000-130000 USD/year'],
    ['SG', 'Salary: $5,000 - $7,000 per month', '5000-7000 SGD/month'],
    ['US', 'Our Canadian office is growing. Salary: $110,000', '110000-110000 USD/year'],
    ['DE', 'Salary: $110,000 - $130,000', '110000-130000 USD/year'],
    ['DE', 'Salary: 60k - 75k', '60000-75000 EUR/year'],
    ['GB', '- 40k-55k base salary', '40000-55000 GBP/year'],
    ['GB', 'We raised €20M. Salary: 60k - 75k', '60000-75000 EUR/year'],
    ['KE', 'Salary: 60k - 75k', null],
  ])('in %s: %s', (country, text, pay) => expect(shown(text, country)).toBe(pay));
});

describe('real notations of ranges', () => {
  test.each([
    ['Base: $170,700 (min) — $213,400 (mid) — $256,100 (max)', '170700-256100 USD/year'],
    ['Salary between $129,500 [lowest market] to $220,000 [highest]', '129500-220000 USD/year'],
    ['SALARY: $ 55, 000 - $ 65, 000', '55000-65000 USD/year'],
    ['Base pay is $135,000‐$185,000/year', '135000-185000 USD/year'],
    ['Pay: $18-22/hour for direct work, $13/hour for indirect work', '13-22 USD/hour'],
    ['$120-200 k cash + 5-20 % equity', '120000-200000 USD/year'],
    ['- 18€ / Stunde bei 15-20 Stunden pro Woche', '18-18 EUR/hour'],
    ['Salary: $90,000 - 10% bonus', '90000-90000 USD/year'],
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
    ['nor the other half', 'Salary: $93,000 - $140,0000 per year'],
    ['nor a start without its end', 'Salary: $93,000 to 1.5 million'],
    ['nor are what others are paid', 'Sourcing candidates in the $80K–$200K salary range.'],
    ['nor is a floor for all', 'Nobody makes less than the living wage of $2,500 MXN per month'],
  ])('%s', (_, text) => expect(shown(text)).toBeNull());

  test('list items are not a range', () => {
    const text = 'Pay is fair (really)\n- $40,000 base salary\n- $60,000 sign-on bonus';
    expect(shown(text)).toBe('40000-40000 USD/year');
  });
});

describe('Japanese pay', () => {
  test.each([
    ['月給25万円〜40万円', '250000-400000 JPY/month'],
    ['想定年収：500万～800万円', '5000000-8000000 JPY/year'],
    ['年俸 6,000,000円〜9,000,000円(経験による)', '6000000-9000000 JPY/year'],
    ['時給1,200円～1,500円。交通費 月30,000円まで', '1200-1500 JPY/hour'],
    ['月給300,000円以上', '300000-300000 JPY/month'],
    ['資金調達は累計5億円、社員は300人', null],
  ])('%s', (text, pay) => expect(shown(text)).toBe(pay));
});

describe('the nearest word about money decides what an amount is', () => {
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

describe('base pay comes before on-target pay', () => {
  test.each([
    ['OTE: $150,000–$210,000 (60/40)\n- Base: $90,000–$120,000', '90000-120000 USD/year'],
    ['Base: $120K-$150K, OTE: $240K-$300K', '120000-150000 USD/year'],
    ['OTE: $240K-$300K, base salary: $120K-$150K', '120000-150000 USD/year'],
    ['- $60k guaranteed base salary\n- OTE $95k - $170k', '60000-170000 USD/year'],
    ['Base pay: $48,000 annually\nOn-target earnings: $79,000 annually', '48000-79000 USD/year'],
    ['Account Manager: $61,000 OTE ($44,000 base + $17,000 commission)', '44000-61000 USD/year'],
    ['Base pay: $60,000 - $80,000. Top sellers reach an OTE of $150,000', '60000-80000 USD/year'],
    ['Base salary: €40,000. OTE: $90,000', '40000-40000 EUR/year'],
    ['OTE ranges from $110 - 150K', '110000-150000 USD/year'],
    ['OTE (base + commission): $110,000 - $150,000', '110000-150000 USD/year'],
  ])('%s', (text, pay) => expect(shown(text)).toBe(pay));

  test.each([
    ['in brackets', 'Salary: $100,000-$110,000 (OTE $122,500 - $132,500)'],
    ['the other way round', 'Salary: $100,000-$110,000 ($122,500 - $132,500 OTE)'],
    ['and as a total with bonus', 'Base: $100,000-$110,000. Total compensation: $140,000-$160,000'],
  ])('%s the total is a remark', (_, text) => expect(shown(text)).toBe('100000-110000 USD/year'));

  test('a single amount does not widen a range', () => {
    const text = 'Base pay: $120,000 - $150,000. Guaranteed pay starts at $60,000.';
    expect(shown(text)).toBe('120000-150000 USD/year');
  });
});
