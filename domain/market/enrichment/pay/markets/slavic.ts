import type { PayMarket } from './pay-market.ts';

export const czechia: PayMarket = {
  countries: ['CZ'],
  currency: 'CZK',
  currencyWords: { kč: 'CZK', 'kč.': 'CZK', korun: 'CZK', '€': 'EUR', eur: 'EUR', euro: 'EUR' },
  multipliers: { k: 1_000, tis: 1_000, 'tis.': 1_000, tisíc: 1_000 },
  to: 'až|do|az',
  between: 'od|mezi',
  and: 'do|až|a',
  pay: '(?:hrubá |základná |základní |měsíční |mesačná )?mzd(?:a|u|y|ou|ové|ový)|plat(?:u|ový|ové|em|ová|y)?|odměn(?:a|u|y|ou|ování)|odmen(?:a|u|y)|ohodnocen(?:í|ím)|finanční ohodnocení|výdělek|příjem|mzdové rozpětí',
  gross: '(?:hrubého|hrubá|hrubé|čistého|čistá|brutto|netto|hrubý)',
  periods: [
    ['hour', 'hodinov(?:á|ou|ě)|(?:za|na|\\/) ?(?:hod\\.?|hodinu|h)|hodinově'],
    ['day', '(?:za|na|\\/) ?(?:den|md|deň)|denně'],
    ['week', '(?:za|\\/) ?(?:týden|týždeň)|týdně'],
    ['month', 'měsíčn(?:ě|í|ího)|mesačn(?:e|á|ý)|(?:za|\\/) ?(?:měsíc|měs\\.?|mesiac|mes\\.?)'],
    ['year', 'ročn(?:ě|í|ího|e|á)|(?:za|\\/) ?(?:rok|r\\.?)'],
  ],
  other:
    'bonus(?:y|ů|ech)?|prémi(?:e|í)|příspěv(?:ek|ky|ku)|príspev(?:ok|ky)|obrat(?:em|u)?|stravenk(?:y|a|ové)|stravenkový|provize|cafeteri(?:e|i)|investic(?:e|i|í)|milion(?:ů|y)?|mil\\.?|mld\\.?|benefit(?:y|ů)?|zákazník(?:ů)?|rozpočet|náborový|akcie|poukázk\\p{L}{1,2}',
  monthly: [12_000, 250_000],
  yearly: 300_000,
  bareRanges: true,
  spaced: true,
};

/** Slovak pay is in euros. */
export const slovakia: PayMarket = {
  ...czechia,
  countries: ['SK'],
  currency: 'EUR',
  monthly: [600, 7_500],
  yearly: 9_000,
};

export const poland: PayMarket = {
  countries: ['PL'],
  currency: 'PLN',
  currencyWords: { zł: 'PLN', 'zł.': 'PLN', zl: 'PLN', złotych: 'PLN', pln: 'PLN', '€': 'EUR' },
  multipliers: { k: 1_000, tys: 1_000, 'tys.': 1_000, tysięcy: 1_000 },
  to: 'do|a',
  between: 'od|pomiędzy|między',
  and: 'do|a|i',
  pay: 'wynagrodzeni(?:e|a|em)|płac(?:a|y|ę)|pensj(?:a|i|ę)|zarobk(?:i|ów|ami)|stawk(?:a|i|ę|ą)|widełki(?: płacowe| wynagrodzenia)?|zarobisz|uposażenie|b2b|umowa o pracę|uop|widełek|oferujemy płacę|salary',
  gross: '(?:brutto|netto|\\+ ?vat|netto ?\\+ ?vat|gross|net)',
  periods: [
    ['hour', 'godzinow(?:a|e|ej)|(?:za|na|\\/) ?(?:godz\\.?|godzinę|h|rbh|godzina)'],
    ['day', '(?:za|\\/) ?(?:dzień|md)|dziennie|dniówka'],
    ['week', '(?:za|\\/) ?tydzień|tygodniowo'],
    ['month', 'miesięczn(?:ie|e|a|ego)|(?:za|na|\\/) ?(?:mies\\.?|miesiąc|mc|m-c)|mies\\.?'],
    ['year', 'roczn(?:ie|e|a|ego)|(?:za|na|\\/) ?rok'],
  ],
  other:
    'premi(?:a|i|e|ę)|bonus(?:y|ów|u)?|dofinansowani(?:e|a)|obr(?:ót|otu|oty)|przych(?:ód|odu|ody)|budżet(?:u|em)?|inwestycj(?:a|i|e)|benefit(?:y|ów)?|milion(?:ów|y)?|mln|mld|klientów|bon(?:y|u)?|prowizj(?:a|i|e)|karta|dodatek|dodatki|akcje|polecenie|rabat',
  monthly: [2_500, 48_000],
  yearly: 50_000,
  bareRanges: true,
  spaced: true,
};
