import type { PayMarket } from './pay-market.ts';

const euro = { '€': 'EUR', euro: 'EUR', euros: 'EUR', 'eur.': 'EUR' };

export const france: PayMarket = {
  countries: ['FR', 'BE', 'LU', 'CH', 'MC'],
  currency: 'EUR',
  currencyWords: { ...euro, fr: 'CHF', 'fr.': 'CHF' },
  multipliers: { k: 1_000, 'k€': 1_000, keur: 1_000, ke: 1_000, mille: 1_000 },
  to: "à|jusqu[’']à|ou",
  between: 'entre',
  and: 'et',
  pay: 'salaires?|rémunérations?|rémunéré(?:e|s)?|paie|paye|gratification|indemnité de stage|fixe|package|traitement|smic|taux horaire|tjm|salariale|salarial|fourchette',
  gross: '(?:bruts?|nets?|brute|brutes)',
  periods: [
    ['hour', "(?:par|de l[’']|\\/|l[’']) ?(?:heure|h)|horaires?|de l[’']heure"],
    ['day', '(?:par|\\/) ?(?:jour|j)|tjm|journalier|journalière'],
    ['week', '(?:par|\\/) ?semaine|hebdomadaire'],
    ['month', '(?:par|\\/|chaque) ?mois|mensuel(?:le|s|les)?|mensuellement|\\/ ?m'],
    ['year', "(?:par|\\/|l[’']) ?(?:ans?|année)|annuel(?:le|s|les)?|annuellement|brut annuel"],
  ],
  other:
    "primes?|bonus|variable|intéressement|participation|tickets?|titres?-restaurants?|chiffre d[’']affaires|ca|levée|levé|levés|levées|budget|commissions?|chèques?|indemnité(?:s)? (?:kilométrique|télétravail)\\p{L}{0,2}|mutuelle|remboursement|investi\\p{L}{0,12}|actions|bspce|millions?|cooptation|clients|forfait|aide|transport|panier",
  monthly: [1_200, 9_500],
  yearly: 12_000,
  bareRanges: true,
  spaced: true,
};

export const italy: PayMarket = {
  countries: ['IT', 'SM'],
  currency: 'EUR',
  currencyWords: euro,
  multipliers: { k: 1_000, 'k€': 1_000, mila: 1_000 },
  to: 'a|ai|e i|fino a|ad|agli',
  between: 'tra|fra|compres[ao]|dai|da',
  and: 'e|e i|e gli',
  pay: 'ral|retribuzion[ei]|stipendi[oi]?|compens[oi]|paga|salari[oi]?|inquadramento economico|r\\.a\\.l\\.?|remunerazione|offerta economica|range retributivo|pacchetto retributivo|rimborso spese stage',
  gross: '(?:lord[aioe]|nett[aioe])',
  periods: [
    ['hour', "(?:all[’']|per|\\/|l[’']) ?or[ae]|orari[ao]|\\/ ?h"],
    ['day', '(?:al|\\/) ?giorno|giornalier[ao]'],
    ['week', '(?:a|\\/|alla) ?settimana|settimanal[ei]'],
    ['month', '(?:al|\\/|per|ogni) ?mese|mensil[ei]|mensilmente'],
    ['year', "ral|r\\.a\\.l\\.?|(?:all[’']|\\/|per|l[’']) ?anno|annu[aoei]|annual[ei]|annualmente"],
  ],
  other:
    'bonus|buon[io] pasto|ticket|premi(?:o|a)?|welfare|mbo|fatturato|investiment[oi]|round|milioni|provvigion[ei]|rimbors[oi] (?:chilometric|spese viaggi)\\p{L}{0,3}|budget|incentiv[oi]|clienti|azioni|finanziament[oi]|variabile',
  monthly: [700, 6_500],
  yearly: 9_000,
  bareRanges: true,
  spaced: true,
};

const spanish = {
  to: 'a|hasta|y los',
  between: 'entre|desde',
  and: 'y|y los|hasta',
  pay: 'salari(?:o|al|ales|os)|sueldos?|retribuci(?:ón|ones)|remuneraci(?:ón|ones)|sba|s\\.b\\.a\\.?|banda salarial|nómina|pago|compensación|paga|honorarios|ingreso(?:s)? mensual(?:es)?|ofrecemos sueldo',
  gross: '(?:brut[oa]s?|net[oa]s?|libres|líquidos?|b\\/a)',
  periods: [
    ['hour', '(?:por|la|\\/|a la) ?(?:hora|h)'],
    ['day', '(?:por|al|\\/) ?día|diari[oa]s?'],
    ['week', '(?:por|a la|\\/) ?semana|semanal(?:es)?'],
    ['month', '(?:por|al|\\/|cada) ?mes|mensual(?:es|mente)?|\\/ ?mens\\.?'],
    ['year', 'sba|s\\.b\\.a\\.?|b\\/a|(?:por|al|\\/) ?año|anual(?:es|mente)?'],
  ],
  other:
    'bonos?|bonus|prima|comisi(?:ón|ones)|vales?|despensa|aguinaldo|seguro|facturación|facturas?|ventas|inversión|ronda|millones|incentivos?|variable|presupuesto|clientes|acciones|prestaciones|ayuda|cheque|fondo de ahorro|crédito|dietas|propinas',
  bareRanges: true,
  spaced: true,
} as const satisfies Partial<PayMarket>;

export const spain: PayMarket = {
  ...spanish,
  countries: ['ES', 'AD'],
  currency: 'EUR',
  currencyWords: euro,
  multipliers: { k: 1_000, 'k€': 1_000, mil: 1_000 },
  monthly: [700, 6_500],
  yearly: 10_000,
};

/** The dollar sign is a peso; pay is monthly. */
export const mexico: PayMarket = {
  ...spanish,
  countries: ['MX'],
  currency: 'MXN',
  currencyWords: {
    $: 'MXN',
    mx$: 'MXN',
    'm.n.': 'MXN',
    mxn$: 'MXN',
    pesos: 'MXN',
    'pesos mexicanos': 'MXN',
    us$: 'USD',
    dólares: 'USD',
    usd$: 'USD',
  },
  multipliers: { k: 1_000, mil: 1_000 },
  monthly: [3_000, 250_000],
  yearly: 300_000,
};

export const brazil: PayMarket = {
  countries: ['BR'],
  currency: 'BRL',
  currencyWords: { r$: 'BRL', reais: 'BRL', us$: 'USD' },
  multipliers: { k: 1_000, mil: 1_000 },
  to: 'a|até|à|ate',
  between: 'entre|de',
  and: 'e|até|a',
  pay: 'salári(?:o|os)|salarial|salariais|remuneraç(?:ão|ões)|bolsa(?:[- ]auxílio)?|faixa|pagamento|honorários|vencimentos?|ganhos?|pj|clt|valor da hora|pretensão',
  gross: '(?:brut[oa]s?|líquid[oa]s?)',
  periods: [
    ['hour', '(?:por|a|\\/|da) ?hora|\\/ ?h'],
    ['day', '(?:por|ao|\\/|a) ?dia|diária|diário'],
    ['week', '(?:por|\\/) ?semana|semana(?:l|is)'],
    ['month', '(?:por|ao|\\/) ?mês|mensal|mensais|mensalmente'],
    ['year', '(?:por|ao|\\/) ?ano|anual|anuais|anualmente'],
  ],
  other:
    'vales?|vr|va|vt|plr|auxílio[- ](?:creche|home|refeição|alimentação|combustível|transporte)|aux(?:ílio)?\\.? \\p{L}{2,14}|bônus|bonificação|comiss(?:ão|ões)|premiaç(?:ão|ões)|convênio|seguro|faturamento|investimento|aporte|milh(?:ão|ões)|cartão|benefícios?|ajuda de custo|gympass|previdência|variável',
  monthly: [700, 70_000],
  yearly: 80_000,
  bareRanges: true,
  spaced: true,
};
