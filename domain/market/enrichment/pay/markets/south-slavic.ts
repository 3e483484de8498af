import type { PayMarket } from './pay-market.ts';

export const bulgaria: PayMarket = {
  countries: ['BG'],
  currency: 'BGN',
  currencyWords: { лв: 'BGN', 'лв.': 'BGN', лева: 'BGN', '€': 'EUR', евро: 'EUR', eur: 'EUR' },
  multipliers: { k: 1_000, хил: 1_000 },
  to: 'до',
  between: 'от|между',
  and: 'до|и',
  pay: '(?:основна )?заплат(?:а|ата|и)|възнаграждение(?:то)?|трудово възнаграждение',
  gross: '(?:бруто|нето)',
  periods: [
    ['hour', '(?:на|\\/) ?час'],
    ['day', '(?:на|\\/) ?ден'],
    ['month', '(?:на|\\/) ?месец|месечн(?:о|а)'],
    ['year', '(?:на|\\/) ?година|годишн(?:о|а)'],
  ],
  other:
    'бонус(?:и|а)?|ваучер(?:и|а)?|надбавк(?:а|и)|оборот|инвестици(?:я|и)|бюджет|милион(?:а|и)?|клиент(?:и|а)?',
  monthly: [700, 25_000],
  yearly: 26_000,
  bareRanges: true,
  spaced: true,
};

export const croatia: PayMarket = {
  countries: ['HR', 'SI'],
  currency: 'EUR',
  currencyWords: { '€': 'EUR', euro: 'EUR', eura: 'EUR', evrov: 'EUR' },
  multipliers: { k: 1_000, tis: 1_000 },
  to: 'do',
  between: 'od|između|med',
  and: 'do|i|in',
  pay: 'plać(?:a|e|u|om)|plač(?:a|e|o)|primanja|dohodak|zarada|satnica|urna postavka',
  gross: '(?:bruto|neto)(?: [12I]{1,2})?',
  periods: [
    ['hour', 'satnica|urna postavka|(?:po|na|\\/) ?(?:satu?|uro|h)'],
    ['day', '(?:po|na|\\/) ?dan(?:u)?'],
    ['month', 'mjesečn(?:o|a|e)|mesečn(?:o|a)|(?:na|\\/) ?(?:mjesec|mj\\.?|mesec)'],
    ['year', 'godišnj(?:e|a)|letn(?:o|a)|(?:na|\\/) ?(?:godinu|god\\.?|leto)'],
  ],
  other:
    'bonus(?:i|a)?|regres(?:a)?|božićnica|nagrad(?:a|e)|promet(?:a)?|ulaganj(?:e|a)|budžet|proračun|milijuna?|klijenata|prijevoz|topli obrok|poticaj',
  monthly: [600, 8_500],
  yearly: 9_000,
  bareRanges: true,
  spaced: true,
};

export const serbia: PayMarket = {
  ...croatia,
  countries: ['RS', 'BA', 'ME'],
  currency: 'RSD',
  currencyWords: { din: 'RSD', 'din.': 'RSD', dinara: 'RSD', '€': 'EUR', evra: 'EUR', km: 'BAM' },
  pay: `${croatia.pay}|plat(?:a|e|u)|zarad(?:a|e|u)`,
  monthly: [40_000, 900_000],
  yearly: 950_000,
};
