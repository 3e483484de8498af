import { china } from './asian.ts';
import type { PayMarket } from './pay-market.ts';

export const taiwan: PayMarket = {
  ...china,
  countries: ['TW'],
  currency: 'TWD',
  currencyWords: { 元: 'TWD', 新台幣: 'TWD', 台幣: 'TWD', nt$: 'TWD', $: 'TWD', 美元: 'USD' },
  pay: `${china.pay}|待遇|時薪|日薪|年薪|月薪|底薪|起薪|工資`,
  periods: [
    ['hour', '時薪|[/／每]小?時'],
    ['day', '日薪|[/／每][天日]'],
    ['month', '月薪|[/／每]月|底薪|起薪'],
    ['year', '年薪|[/／每]年'],
  ],
  other: `${china.other}|獎金|津貼|營收|資本額|股票|紅利|補助|業績`,
  monthly: [20_000, 400_000],
  yearly: 420_000,
};

export const hongKong: PayMarket = {
  ...taiwan,
  countries: ['HK', 'MO'],
  currency: 'HKD',
  currencyWords: { 元: 'HKD', 港幣: 'HKD', hk$: 'HKD', $: 'HKD', 港元: 'HKD', mop: 'MOP' },
  monthly: [8_000, 300_000],
  yearly: 310_000,
};

export const japan: PayMarket = {
  countries: ['JP'],
  currency: 'JPY',
  currencyWords: { 円: 'JPY', '¥': 'JPY', '￥': 'JPY', 万円: 'JPY' },
  multipliers: { 万: 10_000, 千: 1_000, m: 1_000_000 },
  to: 'から|以上',
  between: '',
  and: '',
  pay: '月給|年収|年俸|時給|日給|給与|月収|基本給|賃金|報酬|初任給|月額|salary|compensation',
  gross: '(?:税込|手取り)',
  periods: [
    ['hour', '時給|[/／]時間?|1時間'],
    ['day', '日給|[/／]日'],
    ['week', '週給|[/／]週'],
    ['month', '月給|月収|月額|基本給|初任給|[/／]月|monthly|per month'],
    ['year', '年収|年俸|[/／]年|annual|per (?:year|annum)'],
  ],
  other:
    '賞与|手当|交通費|支給額上限|売上|資本金|調達|ボーナス|インセンティブ|退職金|奨励金|補助|予算|お祝い金|残業代',
  monthly: [130_000, 1_900_000],
  yearly: 2_000_000,
  bareRanges: true,
  spaced: false,
};

export const korea: PayMarket = {
  countries: ['KR'],
  currency: 'KRW',
  currencyWords: { 원: 'KRW', '₩': 'KRW', 만원: 'KRW', won: 'KRW' },
  multipliers: { 만: 10_000, 천만: 10_000_000, 백만: 1_000_000, 억: 100_000_000, 천: 1_000 },
  to: '부터|에서',
  between: '',
  and: '',
  pay: '연봉|월급|시급|일급|급여|임금|초봉|월\\s?급여|salary',
  gross: '(?:세전|세후)',
  periods: [
    ['hour', '시급|[/／]\\s?시간|시간당'],
    ['day', '일급|[/／]\\s?일|일당'],
    ['week', '주급'],
    ['month', '월급|월\\s?급여|[/／]\\s?월|매월'],
    ['year', '연봉|초봉|[/／]\\s?년'],
  ],
  other: '상여금|성과급|인센티브|매출|투자|복지포인트|식대|지원금|보너스|스톡옵션|축하금|교통비',
  monthly: [1_500_000, 18_000_000],
  yearly: 20_000_000,
  bareRanges: true,
  spaced: false,
};
