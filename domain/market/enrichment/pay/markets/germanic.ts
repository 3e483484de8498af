import type { PayMarket } from './pay-market.ts';

const euro = { '€': 'EUR', euro: 'EUR', euros: 'EUR' };

export const germany: PayMarket = {
  countries: ['DE', 'LU', 'LI'],
  currency: 'EUR',
  currencyWords: euro,
  multipliers: { k: 1_000, tsd: 1_000, 'tsd.': 1_000, 't€': 1_000, teur: 1_000, tausend: 1_000 },
  to: 'bis(?: zu)?|bzw\\.?',
  between: 'zwischen',
  and: 'und',
  pay: '\\p{L}{0,20}(?:gehalt|gehälter|gehaltes|gehalts)|\\p{L}{0,20}gehalts(?:spanne|rahmen|band|bandbreite|angabe|range|vorstellung)|\\p{L}{0,20}vergütung|\\p{L}{0,12}entgelt|\\p{L}{0,12}lohn|\\p{L}{0,12}verdienst|\\p{L}{0,10}einkommen|bezüge|\\p{L}{0,10}besoldung|verdienen sie|verdienst du|bezahlung|fixum|salary|gage',
  gross: '(?:all-in |jahres|monats)?(?:brutto|netto)',
  periods: [
    ['hour', 'stundenlohn|stunden-?satz|(?:pro|die|je|\\/) ?(?:stunde|std\\.?|h)|stündlich'],
    ['day', 'tages-?satz|(?:pro|am|je|\\/) ?tag'],
    ['week', 'wochenlohn|(?:pro|je|\\/) ?woche|wöchentlich'],
    [
      'month',
      '(?:brutto-?|netto-?)?monats-?(?:brutto|netto|gehalt|lohn|entgelt|vergütung|einkommen|verdienst|bezug|bezüge)\\p{L}{0,12}|monatlich\\p{L}{0,3}|(?:pro|im|je|\\/) ?(?:monat|mon\\.?|mo\\.?)|mtl\\.?|p\\. ?m\\.?|brutto-?monats\\p{L}{0,14}',
    ],
    [
      'year',
      '(?:brutto-?|ziel-?)?jahres-?(?:brutto|ziel|gehalt|lohn|entgelt|vergütung|einkommen|verdienst|fest|fix|grund)\\p{L}{0,14}|jährlich\\p{L}{0,3}|(?:pro|im|je|\\/) ?(?:kalender)?jahr|p\\. ?a\\.?|per annum|brutto-?jahres\\p{L}{0,14}|zielgehalt',
    ],
  ],
  other:
    '\\p{L}{0,20}(?:bonus|boni|prämie|prämien|zuschuss|zuschüsse|zuschlag|zulage|zulagen|guthaben|pauschale|provision|umsatz|umsätze|budget|ticket|gutschein|gutscheine|rabatt|rabatte|stipendium)|sachbezug|sachbezüge|urlaubsgeld|weihnachtsgeld|benefits?|investition\\p{L}{0,2}|finanzierung\\p{L}{0,3}|millionen|kunden|beteiligung|anteile|fördersumme|fördermittel|essens\\p{L}{0,12}|mitarbeiter\\p{L}{0,12}|kita\\p{L}{0,10}|spesen|13\\. gehalt',
  monthly: [1_200, 9_500],
  yearly: 12_000,
  bareRanges: true,
  spaced: true,
};

/** Austrian law asks for the minimum of the collective agreement, mostly per month. */
export const austria: PayMarket = {
  ...germany,
  countries: ['AT'],
  pay: `${germany.pay}|kollektivvertrag\\p{L}{0,6}|kv-?(?:mindest\\p{L}{0,12}|minimum)|mindest\\p{L}{0,12}|dotierung|jahresbrutto\\p{L}{0,10}|monatsbrutto\\p{L}{0,10}|überzahlung`,
};

export const switzerland: PayMarket = {
  ...germany,
  countries: ['CH'],
  currency: 'CHF',
  currencyWords: { ...euro, fr: 'CHF', 'fr.': 'CHF', sfr: 'CHF', 'sfr.': 'CHF', franken: 'CHF' },
  pay: `${germany.pay}|salär|\\p{L}{0,10}salär`,
  monthly: [2_500, 16_000],
  yearly: 24_000,
};

export const netherlands: PayMarket = {
  countries: ['NL', 'BE'],
  currency: 'EUR',
  currencyWords: euro,
  multipliers: { k: 1_000, duizend: 1_000 },
  to: 'tot(?: en met| maximaal)?|t\\/m',
  between: 'tussen(?: de)?',
  and: 'en',
  pay: '\\p{L}{0,14}(?:salaris|salarissen|salarisschaal|salarisindicatie|loon|lonen|verdienste|beloning)|inkomen|verdien je|je verdient|salaris\\p{L}{0,14}|schaal|bezoldiging|cao|stagevergoeding',
  gross: '(?:bruto|netto)',
  periods: [
    ['hour', 'uurloon|uurtarief|(?:per|\\/) ?uur|p\\/u'],
    ['day', 'dagtarief|(?:per|\\/) ?dag'],
    ['week', 'weekloon|(?:per|\\/) ?week'],
    [
      'month',
      'maand-?(?:salaris|loon|inkomen)|bruto-?maand\\p{L}{0,10}|(?:per|in de|\\/) ?(?:maand|mnd\\.?)|maandelijks|p\\/m|p\\.m\\.?',
    ],
    [
      'year',
      'jaar-?(?:salaris|loon|inkomen)|bruto-?jaar\\p{L}{0,10}|(?:per|\\/) ?jaar|jaarlijks|op jaarbasis|p\\/j|p\\.j\\.?',
    ],
  ],
  other:
    '\\p{L}{0,16}(?:bonus|toeslag|budget|omzet|premie|(?<!stage)vergoeding|waarde|cheques?|uitkering|korting)|vakantiegeld|aandelen|investering\\p{L}{0,2}|miljoen|klanten|auto|pensioen',
  monthly: [1_200, 10_500],
  yearly: 14_000,
  bareRanges: true,
  spaced: true,
};
