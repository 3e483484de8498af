import { mexico } from './romance.ts';
import type { PayMarket } from './pay-market.ts';

/** Spanish America: the dollar sign is the peso, points group thousands, pay is monthly. */
const peso = (
  country: string,
  currency: string,
  monthly: readonly [number, number],
): PayMarket => ({
  ...mexico,
  countries: [country],
  currency,
  currencyWords: { $: currency, pesos: currency, us$: 'USD', u$s: 'USD', dólares: 'USD' },
  multipliers: { ...mexico.multipliers, millones: 1_000_000 },
  pay: `${mexico.pay}|renta(?: líquida| bruta| mensual)?|asignación salarial|haber`,
  other: `${mexico.other.replace('|millones', '')}|auxilio|rodamiento|subsidio|colación|movilización|viáticos|bonificaci(?:ón|ones)`,
  monthly,
  yearly: monthly[1] * 1.1,
});

export const colombia = peso('CO', 'COP', [800_000, 45_000_000]);
export const chile = peso('CL', 'CLP', [250_000, 12_000_000]);
export const argentina = peso('AR', 'ARS', [200_000, 12_000_000]);
export const peru: PayMarket = {
  ...peso('PE', 'PEN', [900, 45_000]),
  currencyWords: { 's/': 'PEN', 's/.': 'PEN', soles: 'PEN', us$: 'USD', dólares: 'USD', $: 'USD' },
};

export const portugal: PayMarket = {
  countries: ['PT'],
  currency: 'EUR',
  currencyWords: { '€': 'EUR', euro: 'EUR', euros: 'EUR' },
  multipliers: { k: 1_000, 'k€': 1_000, mil: 1_000 },
  to: 'a|até|e',
  between: 'entre|de|dos',
  and: 'e|e os|até|a',
  pay: 'salári(?:o|os)|salarial|vencimentos?|remuneraç(?:ão|ões)|ordenado|retribuição|honorários|rendimento',
  gross: '(?:brut[oa]s?|líquid[oa]s?|ilíquid[oa]s?)',
  periods: [
    ['hour', '(?:por|à|\\/) ?hora|\\/ ?h'],
    ['day', '(?:por|ao|\\/) ?dia|diári[oa]'],
    ['week', '(?:por|\\/) ?semana|semanal'],
    ['month', '(?:por|ao|\\/) ?mês|mensal|mensais|x ?14(?: meses)?|14 meses'],
    ['year', '(?:por|ao|\\/) ?ano|anual|anuais|anualmente'],
  ],
  other:
    'bónus|prémios?|subsídios?(?: de (?:alimentação|refeição|férias|natal|transporte))?|comiss(?:ão|ões)|seguro|faturação|investimento|milh(?:ão|ões)|orçamento|cartão|benefícios?|variável|clientes',
  monthly: [600, 7_500],
  yearly: 9_000,
  bareRanges: true,
  spaced: true,
};

export const southAfrica: PayMarket = {
  countries: ['ZA'],
  currency: 'ZAR',
  currencyWords: { r: 'ZAR', rand: 'ZAR' },
  multipliers: { k: 1_000 },
  to: 'to',
  between: 'between',
  and: 'and',
  pay: 'salar(?:y|ies)|ctc|remuneration|package|pay|compensation|per annum|cost to company',
  gross: '(?:gross|net|ctc|basic)',
  periods: [
    ['hour', '(?:per|an|\\/) ?hour|hourly'],
    ['day', '(?:per|a|\\/) ?day|daily'],
    ['week', '(?:per|a|\\/) ?week|weekly'],
    ['month', '(?:per|a|\\/) ?month|monthly|p\\.? ?m\\.?'],
    ['year', '(?:per|a|\\/) ?(?:annum|year)|annual(?:ly)?|p\\.? ?a\\.?'],
  ],
  other:
    'bonus(?:es)?|commissions?|allowances?|turnover|revenue|budgets?|targets?|million|medical aid|funding|sales|clients?',
  monthly: [3_500, 180_000],
  yearly: 190_000,
  bareRanges: true,
  spaced: true,
};
