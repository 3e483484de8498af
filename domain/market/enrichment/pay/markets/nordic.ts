import type { PayMarket } from './pay-market.ts';

const scandinavian = {
  multipliers: { k: 1_000, kkr: 1_000, tkr: 1_000, tusen: 1_000 },
  bareRanges: true,
  spaced: true,
} as const satisfies Partial<PayMarket>;

export const sweden: PayMarket = {
  ...scandinavian,
  countries: ['SE'],
  currency: 'SEK',
  currencyWords: { kr: 'SEK', 'kr.': 'SEK', kronor: 'SEK', ':-': 'SEK' },
  to: 'till|upp till',
  between: 'mellan|från',
  and: 'och|till',
  pay: '\\p{L}{0,12}lön(?:en|er|eläge|espann|enivå)?|lönespann|löneläge|ersättning(?:en)?|arvode|löneintervall\\p{L}{0,3}|lönenivå\\p{L}{0,3}|grundlön|ingångslön',
  gross: '(?:brutto|netto|före skatt)',
  periods: [
    ['hour', 'timlön\\p{L}{0,2}|timpenning|(?:per|i|\\/) ?(?:timme|timma|tim\\.?|h)|kr\\/h'],
    ['day', 'dagslön|(?:per|\\/) ?dag'],
    ['week', '(?:per|i|\\/) ?(?:vecka|veckan)'],
    ['month', 'månads?lön\\p{L}{0,2}|(?:per|i|\\/) ?(?:månad|månaden|mån\\.?)|månatlig'],
    ['year', 'årslön\\p{L}{0,2}|(?:per|om|\\/) ?(?:år|året)|årlig(?:en)?'],
  ],
  other:
    '\\p{L}{0,14}(?:bonus|bidrag|provision|omsättning|omsätter|investering\\p{L}{0,3}|budget|ersättning för resor)|friskvård\\p{L}{0,10}|miljoner|mkr|kunder|aktier|optioner|pension\\p{L}{0,12}|tillägg',
  monthly: [12_000, 150_000],
  yearly: 200_000,
};

export const norway: PayMarket = {
  ...scandinavian,
  countries: ['NO'],
  currency: 'NOK',
  currencyWords: { kr: 'NOK', 'kr.': 'NOK', kroner: 'NOK' },
  to: 'til|opp til|inntil',
  between: 'mellom|fra',
  and: 'og|til',
  pay: '\\p{L}{0,14}lønn(?:en|er|s)?|lønns(?:spenn|ramme|nivå|trinn|plassering|intervall|betingelser|spennet|rammen)|lønnstrinn|avlønning|lønnes|godtgjørelse|honorar|avlønnes',
  gross: '(?:brutto|netto)',
  periods: [
    ['hour', 'timelønn\\p{L}{0,2}|timesats|(?:per|pr\\.?|i|\\/) ?(?:time|timen|t)'],
    ['day', '(?:per|pr\\.?|\\/) ?dag'],
    ['week', '(?:per|pr\\.?|\\/) ?uke'],
    ['month', 'månedslønn|(?:per|pr\\.?|i|\\/) ?(?:måned|mnd\\.?|måneden)|månedlig'],
    ['year', 'årslønn\\p{L}{0,2}|(?:per|pr\\.?|i|\\/) ?(?:år|året)|årlig|brutto årslønn'],
  ],
  other:
    '\\p{L}{0,14}(?:bonus|provisjon|omsetning|tillegg|stipend|tilskudd|budsjett|støtte|investering\\p{L}{0,2})|millioner|mill\\.?|mrd\\.?|kunder|aksjer|opsjoner|pensjon\\p{L}{0,12}|innskudd|omsetter',
  monthly: [15_000, 130_000],
  yearly: 200_000,
};

export const denmark: PayMarket = {
  ...scandinavian,
  countries: ['DK', 'GL', 'FO'],
  currency: 'DKK',
  currencyWords: { kr: 'DKK', 'kr.': 'DKK', kroner: 'DKK' },
  to: 'til|op til',
  between: 'mellem|fra',
  and: 'og|til',
  pay: '\\p{L}{0,14}løn(?:nen|ninger|s)?|løn(?:spænd|ramme|niveau|interval|ninterval|trin|spændet|niveauet)|aflønning\\p{L}{0,2}|aflønnes|honorar|vederlag|grundløn|(?:års)?gage',
  gross: '(?:brutto|netto|før skat)',
  periods: [
    ['hour', 'timeløn\\p{L}{0,3}|(?:per|pr\\.?|i|om|\\/) ?(?:time|timen|t)'],
    ['day', '(?:per|pr\\.?|\\/) ?dag'],
    ['week', '(?:per|pr\\.?|om|\\/) ?uge(?:n)?'],
    [
      'month',
      'månedsløn\\p{L}{0,3}|(?:per|pr\\.?|om|\\/) ?(?:måned|md\\.?|mdr\\.?|måneden)|månedlig(?:t)?',
    ],
    ['year', 'årsløn\\p{L}{0,3}|(?:per|pr\\.?|om|\\/) ?(?:år|året)|årlig(?:t)?|årsgage'],
  ],
  other:
    '\\p{L}{0,14}(?:bonus|provision|omsætning|tillæg|tilskud|budget|investering\\p{L}{0,2})|millioner|mio\\.?|mia\\.?|kunder|aktier|optioner|pension\\p{L}{0,14}|omsætter',
  monthly: [12_000, 150_000],
  yearly: 200_000,
};

export const finland: PayMarket = {
  countries: ['FI'],
  currency: 'EUR',
  currencyWords: { '€': 'EUR', euro: 'EUR', euroa: 'EUR', e: 'EUR' },
  multipliers: { k: 1_000 },
  to: 'ja',
  between: 'välillä|välissä',
  and: 'ja',
  pay: '\\p{L}{0,18}palk(?:ka|kaus|kio|an|kauksen|kahaarukka|kataso|kausta|kaa|anne|ka-arvio)|\\p{L}{0,10}palkka\\p{L}{0,10}|ansio(?:t|taso)?|tuntipalkka|peruspalkka|vuosipalkka',
  gross: '(?:brutto|netto)',
  periods: [
    ['hour', 'tuntipalk\\p{L}{0,6}|\\/ ?(?:h|t|tunti)|tunnissa|tunnilta'],
    ['day', '\\/ ?(?:pv|päivä)|päivässä'],
    ['week', '\\/ ?(?:vk|viikko)|viikossa'],
    ['month', 'kuukausipalk\\p{L}{0,6}|\\/ ?(?:kk|kuukausi)|kuukaudessa|kuussa|per kk'],
    ['year', 'vuosipalk\\p{L}{0,6}|\\/ ?(?:v|vuosi)|vuodessa'],
  ],
  other:
    '\\p{L}{0,16}(?:bonus|bonukset|lisä|lisät|etu|edut|liikevaihto|budjetti|rahoitus|rahoituksen|investoin\\p{L}{1,4}|palkkio|seteli|setelit|provisio)|miljoona\\p{L}{0,2}|milj\\.?|asiakasta|osakkeet|optiot',
  monthly: [1_200, 10_500],
  yearly: 14_000,
  bareRanges: true,
  spaced: true,
};
