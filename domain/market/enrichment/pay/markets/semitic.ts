import type { PayMarket } from './pay-market.ts';

/** Arabic postings; those in English are read by the general rules. */
const arabic = (
  countries: string[],
  currency: string,
  monthly: readonly [number, number],
): PayMarket => ({
  countries,
  currency,
  currencyWords: {
    درهم: 'AED',
    'درهم إماراتي': 'AED',
    ريال: 'SAR',
    'ريال سعودي': 'SAR',
    'ريال قطري': 'QAR',
    جنيه: 'EGP',
    'جنيه مصري': 'EGP',
    دولار: 'USD',
  },
  multipliers: { ألف: 1_000, آلاف: 1_000 },
  to: 'إلى|الى|حتى|-',
  between: 'من|بين',
  and: 'إلى|الى|و',
  pay: '(?:ال)?راتب|(?:ال)?رواتب|(?:ال)?أجر|براتب',
  gross: '(?:صافي|إجمالي|أساسي)',
  periods: [
    ['hour', '(?:في|\\/) ?الساعة|بالساعة'],
    ['day', 'يومي(?:ا|اً)?|(?:في|\\/) ?اليوم'],
    ['month', 'شهري(?:ا|اً|ًا)?|(?:في|\\/) ?الشهر'],
    ['year', 'سنوي(?:ا|اً|ًا)?|(?:في|\\/) ?السنة'],
  ],
  other: 'مكافأة|مكافآت|عمولة|عمولات|بدل|حوافز|مليون|استثمار|إيرادات|ميزانية|تأمين',
  monthly,
  yearly: monthly[1] * 1.1,
  bareRanges: true,
  spaced: true,
});

export const emirates = arabic(['AE'], 'AED', [1_500, 120_000]);
export const saudiArabia = arabic(['SA'], 'SAR', [1_500, 120_000]);
export const egypt = arabic(['EG'], 'EGP', [3_000, 300_000]);

export const israel: PayMarket = {
  countries: ['IL'],
  currency: 'ILS',
  currencyWords: { '₪': 'ILS', 'ש"ח': 'ILS', 'ש״ח': 'ILS', שקל: 'ILS', שקלים: 'ILS', nis: 'ILS' },
  multipliers: { k: 1_000, אלף: 1_000 },
  to: 'עד',
  between: 'בין|מ',
  and: 'ל|ועד|עד',
  pay: 'ה?שכר|ה?משכורת',
  gross: '(?:ברוטו|נטו)',
  periods: [
    ['hour', 'ל?שעה|שעתי|לשעה'],
    ['day', 'ליום|יומי'],
    ['month', 'לחודש|חודשי(?:ת)?|בחודש'],
    ['year', 'לשנה|שנתי(?:ת)?'],
  ],
  other: 'בונוס(?:ים)?|מענק|עמלות|הכנסות|השקעה|תקציב|מיליון|תן ביס|סיבוס',
  monthly: [4_000, 110_000],
  yearly: 115_000,
  bareRanges: true,
  spaced: true,
};
