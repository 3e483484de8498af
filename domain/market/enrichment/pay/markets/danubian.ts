import type { PayMarket } from './pay-market.ts';

export const hungary: PayMarket = {
  countries: ['HU'],
  currency: 'HUF',
  currencyWords: { ft: 'HUF', 'ft.': 'HUF', forint: 'HUF', '€': 'EUR', euro: 'EUR' },
  multipliers: { e: 1_000, ezer: 1_000, k: 1_000, m: 1_000_000, millió: 1_000_000 },
  to: '-tól|ig|és',
  between: 'között',
  and: '',
  pay: '(?:alap|órabér|havi|kezdő|nettó|bruttó )?(?:fizetés|bér|jövedelem|kereset)\\p{L}{0,6}|órabér\\p{L}{0,4}|alapbér\\p{L}{0,4}|bérsáv|juttatás',
  gross: '(?:bruttó|nettó)',
  periods: [
    ['hour', 'órabér\\p{L}{0,4}|\\/ ?(?:óra|h)|óránként|per óra'],
    ['day', 'napi|\\/ ?nap|naponta'],
    ['month', 'havi|havonta|\\/ ?h(?:ó|ónap)|havibér|per hó'],
    ['year', 'éves|évi|évente|\\/ ?év'],
  ],
  other:
    'cafeteri\\p{L}{1,3}|bónusz\\p{L}{0,4}|prémium\\p{L}{0,4}|jutalom|jutalék|árbevétel\\p{L}{0,4}|támogatás\\p{L}{0,4}|költségkeret|ügyfél|beruházás\\p{L}{0,3}|ajánlási',
  monthly: [150_000, 5_000_000],
  yearly: 5_500_000,
  bareRanges: true,
  spaced: true,
};

export const romania: PayMarket = {
  countries: ['RO', 'MD'],
  currency: 'RON',
  currencyWords: { lei: 'RON', ron: 'RON', '€': 'EUR', euro: 'EUR' },
  multipliers: { k: 1_000, mii: 1_000 },
  to: 'până la|pana la|la|și',
  between: 'între|intre|de la',
  and: 'și|si|la',
  pay: 'salari(?:u|ul|ului|al|ală|zare|i|ile)|pachet salarial|remunerați(?:e|a)|venit(?:ul|uri)?|plat(?:ă|a)|grilă',
  gross: '(?:net|brut)',
  periods: [
    ['hour', '(?:pe|\\/) ?or[ăa]|orar'],
    ['day', '(?:pe|\\/) ?zi|zilnic'],
    ['week', '(?:pe|\\/) ?săptămân[ăa]'],
    ['month', '(?:pe|\\/) ?lun[ăa]|lunar(?:ă|e)?'],
    ['year', '(?:pe|\\/) ?an|anual(?:ă|e)?'],
  ],
  other:
    'bonus(?:uri|ul)?|prim(?:ă|e|a)|tichete(?: de masă)?|bonuri|comision(?:ul|ane)?|cifr(?:ă|a) de afaceri|investiți(?:e|i|a)|buget(?:ul)?|vouchere?|decont\\p{L}{0,4}|diurn[ăa]|abonament|milioane|clienți',
  monthly: [1_500, 60_000],
  yearly: 65_000,
  bareRanges: true,
  spaced: true,
};
