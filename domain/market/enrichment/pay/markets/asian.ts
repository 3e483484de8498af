import type { PayMarket } from './pay-market.ts';

/** English words, so a range alone is not pay; lakhs and crores count as yearly pay. */
export const india: PayMarket = {
  countries: ['IN'],
  currency: 'INR',
  currencyWords: { '₹': 'INR', 'rs.': 'INR', rs: 'INR', rupees: 'INR', '/-': 'INR' },
  multipliers: {
    k: 1_000,
    l: 100_000,
    lpa: 100_000,
    lac: 100_000,
    lacs: 100_000,
    lakh: 100_000,
    lakhs: 100_000,
    cr: 10_000_000,
    crore: 10_000_000,
    crores: 10_000_000,
  },
  to: 'to|till|upto|up to',
  between: 'between|from',
  and: 'and',
  pay: 'salar(?:y|ies)|ctc|c\\.t\\.c\\.?|package|compensation|pay(?: scale| range)?|remuneration|in[- ]?hand|take[- ]home|wages?|lpa|budget ctc|annual pay|stipend for interns|(?<=^\\P{L}{0,5}|monthly |intern |internship )stipend',
  gross: '(?:gross|net|in[- ]?hand|take[- ]home)',
  periods: [
    ['hour', '(?:per|an|\\/) ?(?:hour|hr)|hourly'],
    ['day', '(?:per|a|\\/) ?day|daily'],
    ['week', '(?:per|a|\\/) ?week|weekly'],
    ['month', '(?:per|a|\\/|each) ?(?:months?|mth|pm)|monthly|p\\.? ?m\\.?|in[- ]?hand'],
    ['year', 'lpa|(?:per|a|\\/) ?(?:annum|year|yr)|annual(?:ly)?|yearly|p\\.? ?a\\.?|ctc'],
  ],
  other:
    'bonus(?:es)?|incentives?|commissions?|esops?|insurance|mediclaim|cover(?:age)?|revenue|turnover|funding|funded|raised|allowances?|reimburse\\w{0,5}|(?<!^\\P{L}{0,5}|monthly |intern |internship )stipends?|budgets?(?!\\s?:)|sign[- ]?on|joining bonus|retention|variable|equity|loans?|customers?|users|sales target|targets?|referrals?|deposit|ticket size|downloads|million|billion|manage|portfolio|deals?',
  monthly: [6_000, 145_000],
  yearly: 150_000,
  bareRanges: false,
  spaced: true,
};

/** "15-25K·14薪": months are the usual cadence; the thirteenth and later salaries do not count. */
export const china: PayMarket = {
  countries: ['CN'],
  currency: 'CNY',
  currencyWords: {
    元: 'CNY',
    '¥': 'CNY',
    '￥': 'CNY',
    rmb: 'CNY',
    人民币: 'CNY',
    块: 'CNY',
    美元: 'USD',
    港币: 'HKD',
    新台币: 'TWD',
  },
  multipliers: {
    k: 1_000,
    千: 1_000,
    w: 10_000,
    万: 10_000,
    萬: 10_000,
    万元: 10_000,
    千元: 1_000,
  },
  to: '至|到',
  between: '',
  and: '',
  pay: '月薪|年薪|薪资|薪酬|薪水|工资|待遇|底薪|基本工资|时薪|日薪|税前|税后|薪|收入|薪資|月收入|年收入',
  gross: '(?:税前|税后)',
  periods: [
    ['hour', '时薪|[/／每]小?时|小时'],
    ['day', '日薪|[/／每][天日]|元天'],
    ['week', '周薪|[/／每]周'],
    ['month', '月薪|[/／每]月|月收入|底薪|[·*×x]\\s?1[2-8]\\s?薪|[·*×x]\\s?1[2-8]个?月'],
    ['year', '年薪|[/／每]年|年收入|年包'],
  ],
  other:
    '奖金|补贴|餐补|房补|车补|津贴|融资|注册资本|资产|股票|期权|年终奖|提成|营收|营业额|销售额|业绩|客户|用户|预算|补助|投资|保险|奖励|福利|项目金额|签字费|粉丝|成交额',
  monthly: [1_500, 110_000],
  yearly: 120_000,
  bareRanges: true,
  spaced: false,
};
