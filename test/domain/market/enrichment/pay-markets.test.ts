import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { marketPay } from '../../../../domain/market/enrichment/pay/markets/market-pay.ts';
import { payMarkets } from '../../../../domain/market/enrichment/pay/markets/markets.ts';
import {
  labelledMarkets,
  labelledPay,
  NO_PAY,
  shownPay,
} from '../../../support/pay/labelled-pay.ts';

describe.each(Object.entries(labelledMarkets))('labelled texts: %s', (market, country) => {
  test.each(labelledPay(market))('$text', ({ pay, text }) => {
    expect(shownPay(text, country)).toBe(pay);
  });
});

describe('countries with the language of another', () => {
  test.each([
    ['CH', 'Jahressalär: CHF 95’000 – 110’000', '95000-110000 CHF/year'],
    ['CH', "Monatslohn Fr. 5'800.– brutto", '5800-5800 CHF/month'],
    ['CH', 'Salaire annuel de 90 000 à 105 000', '90000-105000 CHF/year'],
    ['BE', 'Salaire : 3 000 € à 3 500 € brut par mois', '3000-3500 EUR/month'],
    ['SK', 'Mzda: od 1 800 do 2 300 EUR mesačne', '1800-2300 EUR/month'],
  ])('%s: %s', (country, text, pay) => expect(shownPay(text, country)).toBe(pay));
});

describe('forms that say themselves that they are pay', () => {
  test.each([
    ['IN', 'Budget: 25 LPA - 40 LPA', '2500000-4000000 INR/year'],
    ['IN', 'Budget 25-40 LPA', '2500000-4000000 INR/year'],
    ['IN', 'You manage a budget of 25 to 40 lakh', null],
    ['CN', '8千-1.2万·13薪', '8000-12000 CNY/month'],
    ['CN', '15-25K·16薪', '15000-25000 CNY/month'],
    ['GB', '30-35k per annum', '30000-35000 GBP/year'],
    ['DE', '55k-65k p.a.', '55000-65000 EUR/year'],
    ['GB', 'Growth of 30-35k users per annum', null],
    ['GB', 'Salary: £30,000 pro rata (£18,000 actual)', '30000-30000 GBP/year'],
    ['GB', 'Salary: £28,000 - £32,000 FTE (actual: £16,800 - £19,200)', '28000-32000 GBP/year'],
    ['GB', '£30,000 FTE (£18,000 pro rata)', '30000-30000 GBP/year'],
    ['GB', 'Salary (£25,000 pro rata)', '25000-25000 GBP/year'],
  ])('%s: %s', (country, text, pay) => expect(shownPay(text, country)).toBe(pay ?? NO_PAY));
});

describe('signs read in the wrong encoding', () => {
  test.each([
    ['Salary: Â£45,000 - Â£55,000 per year', 'GB', '45000-55000 GBP/year'],
    ['Salary: â‚¬45,000 â€“ â‚¬55,000 per year', 'IE', '45000-55000 EUR/year'],
    ['Gehalt: 45.000Â\u00a0â‚¬ pro Jahr', 'DE', '45000-45000 EUR/year'],
  ])('%s', (text, country, pay) => expect(shownPay(text, country)).toBe(pay));
});

test('a market reads only jobs of its countries', () => {
  const text = 'Mzda: 60 000 – 80 000 Kč měsíčně';
  expect(marketPay(text, 'CZ').pay).not.toBeNull();
  expect(marketPay(text, 'US').pay).toBeNull();
  expect(marketPay(text, null).pay).toBeNull();
});

test('what the market calls other money is not read as pay by the general rules', () => {
  expect(
    shownPay('Gehalt nach Tarif. Salary bonus: Umsatz 45.000 € bis 60.000 € pro Jahr', 'DE'),
  ).toBe(NO_PAY);
});

test('any text gives ordered, finite pay in every market, in time linear to its length', () => {
  const words = Object.values(payMarkets).flatMap(({ currencyWords, multipliers }) =>
    Object.keys({ ...currencyWords, ...multipliers }),
  );
  const piece = fc.constantFrom(
    ...words,
    ...'1 12 450 45.000 1,00,000 - – bis und entre et a 月薪 年薪 Gehalt RAL salaire mzda lønn \n ( ) / % :'.split(
      ' ',
    ),
  );
  const country = fc.constantFrom(...Object.values(labelledMarkets), 'CH', 'BE', null);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), country, (pieces, where) => {
      const { pay } = marketPay(pieces.join(' '), where);
      if (pay === null) return;
      expect(pay.min).toBeGreaterThan(0);
      expect(pay.max).toBeGreaterThanOrEqual(pay.min);
      expect(Number.isFinite(pay.max)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
  const hostile = `Gehalt ${'1.000 '.repeat(5_000)}${'brutto '.repeat(4_000)}`;
  const before = process.cpuUsage();
  for (const where of Object.values(labelledMarkets)) marketPay(hostile, where);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});
