/** Signs and names in texts → ISO 4217. A bare `$` is a US dollar unless the text says otherwise. */
export const currencySigns: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  USD$: 'USD',
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  RS: 'INR',
  '¥': 'JPY',
  RMB: 'CNY',
  円: 'JPY',
  '₩': 'KRW',
  '₪': 'ILS',
  '₱': 'PHP',
  '₫': 'VND',
  '฿': 'THB',
  '₴': 'UAH',
  '₺': 'TRY',
  '₦': 'NGN',
  C$: 'CAD',
  CA$: 'CAD',
  CAD$: 'CAD',
  CDN$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  AUD$: 'AUD',
  S$: 'SGD',
  SGD$: 'SGD',
  NZ$: 'NZD',
  HK$: 'HKD',
  R$: 'BRL',
  MX$: 'MXN',
  ZŁ: 'PLN',
  FR: 'CHF',
  SFR: 'CHF',
  KR: 'SEK',
  KČ: 'CZK',
  FT: 'HUF',
  LEI: 'RON',
  RM: 'MYR',
};

/** Units per US dollar, as an order of magnitude. Used for plausibility checks, never for conversion. */
const SCALES: Record<string, number> = {
  JPY: 150,
  KRW: 1_350,
  INR: 85,
  PHP: 57,
  VND: 25_000,
  IDR: 16_000,
  THB: 35,
  TWD: 32,
  HUF: 360,
  CZK: 23,
  RUB: 90,
  UAH: 41,
  TRY: 34,
  MXN: 18,
  ARS: 1_000,
  CLP: 950,
  COP: 4_100,
  PKR: 280,
  BDT: 118,
  NGN: 1_500,
  KES: 130,
  ZAR: 18,
  EGP: 49,
  SEK: 10,
  NOK: 11,
  DKK: 7,
  PLN: 4,
  RON: 4.6,
  BRL: 5.5,
  CNY: 7.2,
  HKD: 7.8,
  MYR: 4.5,
  AED: 3.7,
  SAR: 3.75,
  ILS: 3.7,
  ISK: 138,
  BGN: 1.8,
  BAM: 1.8,
  RSD: 108,
  PEN: 3.7,
  QAR: 3.64,
  KZT: 480,
  BYN: 3.3,
  MOP: 8,
  LKR: 300,
  NPR: 135,
  MUR: 46,
  SCR: 14,
  GEL: 2.7,
  AMD: 390,
  AZN: 1.7,
  KGS: 87,
  UZS: 12_500,
  MDL: 18,
  MKD: 57,
  GHS: 13,
  UGX: 3_700,
  TZS: 2_600,
  ETB: 120,
};

/** Pay per month in currencies whose employers state it so when they name no cadence. */
const MONTHLY: Record<string, readonly [number, number]> = {
  SGD: [1_500, 25_000],
  MYR: [1_500, 45_000],
  PHP: [10_000, 400_000],
  HKD: [8_000, 200_000],
  AED: [1_500, 100_000],
  SAR: [1_500, 100_000],
  QAR: [1_500, 100_000],
  EGP: [3_000, 300_000],
  PKR: [20_000, 1_200_000],
  KES: [10_000, 900_000],
  NGN: [40_000, 5_000_000],
  LKR: [20_000, 1_500_000],
  NPR: [12_000, 500_000],
  MUR: [12_000, 400_000],
  SCR: [6_000, 150_000],
  RON: [1_500, 60_000],
  GEL: [500, 20_000],
  AMD: [60_000, 5_000_000],
  AZN: [300, 15_000],
  BYN: [400, 20_000],
  KZT: [70_000, 5_000_000],
  KGS: [10_000, 500_000],
  UZS: [1_000_000, 100_000_000],
  MDL: [3_000, 120_000],
  MKD: [15_000, 400_000],
  GHS: [700, 50_000],
  UGX: [300_000, 20_000_000],
  TZS: [250_000, 15_000_000],
  ETB: [4_000, 300_000],
};

/** ISO codes that texts write before or after an amount. */
export const currencyCodes = new Set([
  ...Object.keys(SCALES),
  ...'USD EUR GBP CAD AUD NZD SGD CHF'.split(' '),
]);

/** Countries whose employers mean their own currency when they omit its sign. */
const COUNTRIES: Record<string, string> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  GB: 'GBP',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  IN: 'INR',
  JP: 'JPY',
};
const EURO_COUNTRIES = new Set(
  'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '),
);

/** The implied currency of a country (ISO 3166-1 alpha-2); null when it is uncertain. */
export function currencyOfCountry(country: string | null): string | null {
  if (country === null) return null;
  return EURO_COUNTRIES.has(country) ? 'EUR' : (COUNTRIES[country] ?? null);
}

/** Approximate units of a currency per US dollar; 1 for similar and unknown currencies. */
export function currencyScale(currency: string): number {
  return SCALES[currency] ?? 1;
}

/** Whether pay without a cadence is per month in this currency and of this size. */
export function isMonthly({ min, max }: { min: number; max: number }, currency: string): boolean {
  const [least, most] = MONTHLY[currency] ?? [1, 0];
  return min >= least && max <= most;
}
