import { describe, expect, test } from '@jest/globals';
import { resolvePlace } from '../../../../domain/places/places.ts';
import { NO_PAY, shownPay } from '../../../support/pay/labelled-pay.ts';

type Row = [place: string, text: string, pay: string];

const reads = ([place, text]: Row): string =>
  shownPay(text, resolvePlace(place)[0]?.country ?? null);

describe('a line that is all range is pay', () => {
  test.each<Row>([
    ['Denver, CO', '$198.5K – $340K • Offers Equity', '198500-340000 USD/year'],
    ['Cork, Ireland', '€62,000—€78,000 EUR', '62000-78000 EUR/year'],
    ['Valencia, Spain', '€62.000—€78.000 EUR', '62000-78000 EUR/year'],
    ['Bern, Switzerland', "CHF 105'000 – 125'000", '105000-125000 CHF/year'],
    ['Leeds, UK', '£48K - £60K', '48000-60000 GBP/year'],
  ])('%s: %s', (...row) => expect(reads(row)).toBe(row[2]));
});

describe('periods in words', () => {
  test.each<Row>([
    ['Denver, CO', 'The salary is $2,900 - $3,900 biweekly.', '1450-1950 USD/week'],
    ['Denver, CO', 'Pay: $2,900 every two weeks', '1450-1450 USD/week'],
    ['Nashik, India', 'Stipend: ₹22,000 per month', '22000-22000 INR/month'],
    ['Miami, FL', 'Wage: $21.75', '21.75-21.75 USD/hour'],
    ['Durban, South Africa', 'R 24,000 - R 29,000 per month', '24000-29000 ZAR/month'],
    ['Pretoria, South Africa', 'R24 000 - R29 000 per month', '24000-29000 ZAR/month'],
  ])('%s: %s', (...row) => expect(reads(row)).toBe(row[2]));
});

describe('codes without a period, by the market', () => {
  test.each<Row>([
    ['Iași, Romania', 'Salary: 7,500 - 9,500 RON gross', '7500-9500 RON/month'],
    ['Batumi, Georgia', 'Salary: 2800 - 4200 GEL net', '2800-4200 GEL/month'],
    ['Brest, Belarus', 'Зарплата от 2300 BYN', '2300-2300 BYN/month'],
    ['Kandy, Sri Lanka', 'LKR 140,000 - 190,000', '140000-190000 LKR/month'],
    ['Astana, Kazakhstan', 'от 550 000 ₸ до 850 000 ₸', '550000-850000 KZT/month'],
    ['Kazan, Russia', 'от 140 000 до 190 000 ₽ на руки', '140000-190000 RUB/month'],
  ])('%s: %s', (...row) => expect(reads(row)).toBe(row[2]));
});

describe('zones and other money', () => {
  test.each<Row>([
    [
      'United States',
      'Zone 1 (LA, SEA): $170,000 - $210,000. Zone 2 (all other): $145,000 - $185,000.',
      '145000-210000 USD/year',
    ],
    ['Denver, CO', 'Our tool saves firms $140,000 - $190,000 a year.', NO_PAY],
  ])('%s: %s', (...row) => expect(reads(row)).toBe(row[2]));
});

describe('the first round', () => {
  test.each<Row>([
    ['Grenoble, France', 'Salaire entre 25 300 € et 30 100 € brut par an', '25300-30100 EUR/year'],
    [
      'Augsburg, Germany',
      'Die Anfangsvergütung beträgt jährlich 54.310,00 EUR.',
      '54310-54310 EUR/year',
    ],
    ['Torino, Italy', 'RAL: 33.000 - 42.000 €', '33000-42000 EUR/year'],
    ['Torino, Italy', 'RAL 33-42k', '33000-42000 EUR/year'],
    ['Hangzhou, China', '薪资：14000-22000元/月', '14000-22000 CNY/month'],
    ['Puebla, Mexico', 'Sueldo: $24,000 a $28,000 MXN mensuales', '24000-28000 MXN/month'],
    ['Bristol, UK', 'Salary: Â£43,000 - Â£52,000 per year', '43000-52000 GBP/year'],
    ['Tromsø, Norway', 'Lønn: NOK 640 000 - 730 000', '640000-730000 NOK/year'],
    ['Odense, Denmark', 'Løn: DKK 44.000 pr. måned', '44000-44000 DKK/month'],
  ])('%s: %s', (...row) => expect(reads(row)).toBe(row[2]));
});
