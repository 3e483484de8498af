import type { PayMarket } from './pay-market.ts';

export const turkey: PayMarket = {
  countries: ['TR'],
  currency: 'TRY',
  currencyWords: { tl: 'TRY', '₺': 'TRY', lira: 'TRY', '€': 'EUR', $: 'USD' },
  multipliers: { k: 1_000, bin: 1_000 },
  to: 'ile|ila',
  between: '',
  and: '',
  pay: '(?:brüt |net |aylık )?maaş\\p{L}{0,6}|ücret\\p{L}{0,4}|gelir|ücret aralığı|kazanç',
  gross: '(?:brüt|net)',
  periods: [
    ['hour', 'saatlik|\\/ ?saat|saat başı|saati'],
    ['day', 'günlük|\\/ ?gün|yevmiye'],
    ['week', 'haftalık|\\/ ?hafta'],
    ['month', 'aylık|\\/ ?ay|ayda'],
    ['year', 'yıllık|\\/ ?yıl|yılda'],
  ],
  other:
    'prim\\p{L}{0,3}|ikramiye|yemek\\p{L}{0,5}(?: (?:kartı|ücreti))?|yol(?: ücreti| yardımı)?|ciro\\p{L}{0,3}|bütçe\\p{L}{0,3}|yatırım\\p{L}{0,3}|milyon|müşteri|multinet|sodexo|avans',
  monthly: [15_000, 900_000],
  yearly: 950_000,
  bareRanges: true,
  spaced: true,
};

export const greece: PayMarket = {
  countries: ['GR', 'CY'],
  currency: 'EUR',
  currencyWords: { '€': 'EUR', ευρώ: 'EUR', euro: 'EUR' },
  multipliers: { k: 1_000, χιλ: 1_000 },
  to: 'έως|μέχρι|ως',
  between: 'από|μεταξύ',
  and: 'και',
  pay: 'μισθ(?:ός|ού|οί|ό)|αποδοχές|αμοιβή|ημερομίσθιο|ωρομίσθιο',
  gross: '(?:μικτ(?:ά|ός|ές|ού)|μεικτ(?:ά|ός|ές)|καθαρ(?:ά|ός|ές))',
  periods: [
    ['hour', 'ωρομίσθιο|(?:την|ανά|\\/) ?ώρα'],
    ['day', 'ημερομίσθιο|(?:την|ανά|\\/) ?ημέρα'],
    ['month', '(?:τον|το|ανά|\\/) ?μήνα|μηνιαί(?:ος|ως|ες|α)'],
    ['year', '(?:τον|ανά|\\/) ?(?:χρόνο|έτος)|ετήσι(?:ος|ες|α)|ετησίως'],
  ],
  other: 'μπόνους|bonus|επίδομα|τζίρος?|κύκλος εργασιών|επένδυση|προϋπολογισμός|κουπόνια|πελάτες',
  monthly: [500, 7_500],
  yearly: 9_000,
  bareRanges: true,
  spaced: true,
};
