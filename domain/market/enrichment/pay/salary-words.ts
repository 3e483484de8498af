import { resolvePlace } from '../../../places/places.ts';
import type { PayPeriod } from '../../../common/pay-period.ts';

const PAY =
  /\bbase(?: salary| pay)?\s?(?:[+&/]|and|plus)\s?(?:commissions?|bonus(?:es)?|variable)[):]|\b(?:salar(?:y|ies)|compensation|pay(?:s|ing|ment)?|wages?|earn(?:s|ings?)?|remuneration|OTE|on[- ]target|base|hourly|rate|\w{0,12}gehalt|vergütung|salaire|rémunération|salario|salário|salarial|salaris|stipendio|retribuzione|(?:monthly |intern(?:ship)? )?stipend(?=:| of\b)(?<=(?:^|\n|monthly |intern |internship )stipend)|remuneração|lönen|wynagrodzenie|CTC|package|comp)\b|[月年時日](?:給|収|俸)|給与/gi;
const OTHER_MONEY =
  /\b(?:rais(?:ed|ing)|fund(?:ing|ed|s)|revenue|ARR|ACV|valuation|valued|invest(?:ment|ed|ors?)|budgets?|stipends?(?<!(?:^|\n|monthly |intern |internship )stipend(?=:| of\b))|allowances?|reimburse\w*|sign[- ]on|signing|relocation|referrals?|401\(?k?\)?|quotas?|deals?|customers?|candidates in|users?|market|spend|sav(?:es?|ed|ing|ings)|(?:cuts?|reduc\w{1,5}|lower\w{0,3}) (?:\w+ ){0,2}costs?|credits?|grants?|donat\w*|match(?:es|ing)?|insurance|wellness|learning|education\w*|equipment|gym|per diem|travel|retention|PTO|pipeline|contracts? (?:worth|of|size)|AUM|assets|loans?|GMV|perks?|HSA|FSA|childcare|development|(?:living|minimum) wage|times (?:your |the )?(?:annual |base )?salary)\b/gi;
/** "variable pay" is not salary; "base and variable pay" includes it. */
const BONUS =
  /\b(?:bonus(?:es)?|commissions?|equity|variable|incentives?)\b(?:(?<!(?:\+|and|&|target) \w+) (?:pay|earnings?|compensation|comp|rate|package|payments?)\b)?/gi;
/** Words after an amount that is not pay: "$50,000 in bonuses", "$1,000 stipend". */
const OTHER_USE =
  /^\s{0,2}(?:(?!plus|and|with)\w+ )?(?:in |of |per \w+ |annual |yearly |monthly )?(?:sign|bonus|commission|equity|variable|stipend|allowance|budget|referral|credit|reimburs|relocation|rais|fund|revenue|ARR|ACV|deals?\b|quota|AUM|assets|savings|valuation|market|industry|to spend|towards?|for (?:your|learning|home|equipment|wellness|travel|books))/i;
const PAY_BEFORE =
  /\b(?:salary|wages?|stipend|base|compensation|pay|OTE|\w{0,12}gehalt)\b(?:[^.]|\bca\.){0,60}$|(?:[月年時日](?:給|収|俸)|給与)[^。]{0,20}$/i;
/** "$60K base salary", "$110k-$130k + equity", "$120-200k cash + 1% equity" */
const PAY_AFTER =
  /^\s?(?:\(?(?:gross |brutto |annual |yearly |cash |guaranteed |fixed |starting ){0,2}(?:base|salary|OTE|on[- ]target|\w{0,12}gehalt)\b|(?:cash )?(?:\+|plus|and|&) (?:[\d.,\s%–-]{1,12}|(?:car|company|annual|performance|excellent|great|full|discretionary) ){0,2}(?:equity|bonus|benefits|commissions?|super(?:annuation)?|car allowance|pension|tips|OTE)\b|,? ?(?:DOE|D\.O\.E|dep(?:ending|endent) on experience|pro[- ]rata|FTE|OTE|plus super|inc(?:l|luding)?\.? super)\b)/i;
/** Base pay with commission, as in sales. */
const ON_TARGET = /\b(?:OTE|on[- ]target)\b/gi;
/** Pay with bonus, equity or benefits. */
const TOTAL =
  /\b(?:total (?:target )?(?:cash|comp\w*|earnings)|all[- ]in|including (?:bonus|commission))\b/gi;
/** "$300k total annual OTE", but not "$107,500 with an OTE of" or "$107,500, OTE: $130,000". */
const ON_TARGET_AFTER =
  /^(?!\W{0,3}(?:OTE|on[- ]target)(?:[^$€£\d]{0,20}[$€£]\s?|[^%\d]{0,12})\d)\W{0,3}(?:(?!with|and|plus|an?\b)\w+ ){0,3}(?:OTE|on[- ]target)\b/i;
/** "$90,000 base", but not "$240,000, base: $120,000". */
const BASE_AFTER = /^\W{0,2}base\b(?!(?: salary| pay)?\s?(?::|is|of|[-–—])\s?[$€£]?\s?\d)/i;
/** "base: $90,000", but not "OTE (base + commission): $150,000". */
const BASE = /\bbase\b(?!(?: salary| pay)?\s?(?:[+&/]|and\b|plus\b))/gi;
const IN_BRACKETS = /\([^()]{0,60}$/;
const PERIODS: [PayPeriod, RegExp][] = [
  ['hour', /時給|\bhour(?:ly)?\b|\/\s?hr?\b/i],
  [
    'month',
    /月[給収]|\bmonth(?:ly)?\b|\bmonatlich\b|\bmonats|\bmensuel|\bpar mois\b|\bpor mês\b|\bper maand\b|\bper månad\b|\bmiesięcznie\b/i,
  ],
  [
    'year',
    /年[収俸]|\bannual(?:ly|ized)?\b|\byear(?:ly)?\b|\bper annum\b|\bp\.a\b|\bjahres|\bjährlich\b/i,
  ],
  ['day', /日給|\bdaily rate\b|\bday rate\b|\bper day\b/i],
];

/** Several periods or halves of one: the amount of one period is so many times it. */
const SEVERAL: { period: PayPeriod; times: number; words: RegExp }[] = [
  {
    ...{ period: 'week', times: 0.5 },
    words: /\b(?:bi-?weekly|fortnight(?:ly)?|every (?:two|2|other) weeks?|per (?:two|2) weeks)\b/i,
  },
  { period: 'month', times: 2, words: /\b(?:semi-?monthly|twice (?:a|per) month)\b/i },
];

/** A full stop that ends a sentence, unlike in "ca. 100.000 EUR" or "in the U.S. is". */
const SENTENCE_END = /(?<!\b(?:ca|approx|incl|max|min|U\.S|U\.K|e\.g|i\.e|p\.a))\. |[;。]/gi;

/** The text around an amount that can refer to it. */
export interface Around {
  before: string;
  /** The text since the last full stop or semicolon of the line, after an introduction of its list. */
  near: string;
  /** The last non-empty line above, when the amount starts its line. */
  heading: string;
  /** The rest of the line. */
  after: string;
}

export function wordsAround(text: string, { start, end }: { start: number; end: number }): Around {
  const before = text.slice(Math.max(0, start - 400), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const above = before.slice(0, before.length - line.length).trimEnd();
  const near = line.slice(Math.max(0, lastEnd(SENTENCE_END, line)));
  const heading = /\p{L}/u.test(line) ? '' : above.slice(above.lastIndexOf('\n') + 1).slice(-60);
  const after = firstLine(text.slice(end, end + 60));
  return { before, near: leadIn(above, line) + near, heading, after };
}

const LIST_ITEM = /^\s*- /;

/** "Yearly compensation is the following:" above the amount's list; "" without one. */
function leadIn(above: string, line: string): string {
  if (!LIST_ITEM.test(line)) return '';
  const intro =
    above.split('\n').findLast((one) => one.trim() !== '' && !LIST_ITEM.test(one)) ?? '';
  return intro.endsWith(':') ? `${intro.slice(intro.lastIndexOf('. ') + 1).slice(-60)} ` : '';
}

/** The components of an amount of pay. */
export type PayKind = 'base' | 'on_target' | 'total';

/**
 * The kind named by the nearest word. On-target pay or a total in brackets is a remark about the base pay next to it.
 */
export function payKind({ near, after }: Around): PayKind {
  if (BASE_AFTER.test(after)) return 'base';
  const words = near.slice(-60);
  const onTarget = ON_TARGET_AFTER.test(after) ? words.length : lastEnd(ON_TARGET, words);
  const total = lastEnd(TOTAL, words);
  if (lastEnd(BASE, words) >= Math.max(onTarget, total)) return 'base';
  return onTarget > total && !IN_BRACKETS.test(words) ? 'on_target' : 'total';
}

/** Whether an amount is not pay: by the words after it, or by the nearest word about money in its sentence. */
function isOtherMoney({ near, after }: Around): boolean {
  if (OTHER_USE.test(after)) return true;
  if (holds(OTHER_MONEY, near.slice(-70)) && !holds(PAY, near.slice(-30))) return true;
  const words = near.slice(-120);
  const other = Math.max(lastEnd(BONUS, words), lastEnd(OTHER_MONEY, words));
  return other >= Math.max(lastEnd(PAY, words), 0);
}

/** The end of the last match of a pattern in a text; -1 without a match. */
function lastEnd(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].reduce((_, found) => found.index + found[0].length, -1);
}

/** Nothing, or only the words of a bound, before the amount of a line. */
const LEAD =
  /^\P{L}*(?:(?:starting|start|starts) (?:at|from)|from|up to|at least|circa|c\.|only|minimum|min\.?|max\.?|maximum)?\P{L}*$/iu;

const REMARK_BEFORE = /\d[^()\n]{0,40}\((?:[^()\d]{0,30})$/;
const ACTUAL_BEFORE = /\b(?:actual|pro[- ]rata)\b[^()\d]{0,20}$/i;
const ACTUAL_AFTER = /^\s?(?:actual|pro[- ]rata)\b[^()\d]{0,20}\)/i;

/** "£30,000 FTE (£18,000 actual)": what part of the hours earns stands in brackets after the pay. */
function isActualPart({ near, after }: Around): boolean {
  if (!REMARK_BEFORE.test(near)) return false;
  return ACTUAL_AFTER.test(after) || ACTUAL_BEFORE.test(near);
}

/** The properties of an amount's own notation. */
interface Shape {
  range: boolean;
  hasPeriod: boolean;
  /** "per hour" or "per year" is attached to it, which implies pay at the start of a line. */
  ownPeriod: boolean;
}

/** Whether the text around an amount says that it is pay. */
export function isPay(around: Around, shape: Shape): boolean {
  if (isOtherMoney(around) || isActualPart(around)) return false;
  // Looking up a place costs most, so it comes last.
  return saysPay(around, shape) || (shape.range && standsAlone(around));
}

/** Whether pay words are close to an amount. A single amount needs them closer than a range. */
function saysPay(
  { before, near, heading, after }: Around,
  { range, hasPeriod, ownPeriod }: Shape,
): boolean {
  if (PAY_AFTER.test(after) || holds(PAY, heading)) return true;
  if (ownPeriod && LEAD.test(near)) return true;
  if (range) return hasPeriod || holds(PAY, before) || holds(PAY, after.slice(0, 30));
  return holds(PAY, near) && (hasPeriod || PAY_BEFORE.test(near));
}

/** "Zone 1 (SF, NYC): $180,000 - $220,000", "All other locations: $150,000 - $180,000": pay by region. */
const ZONE =
  /\b(?:(?:zone|tier|band|area|region|geo) ?[\dA-Z]{1,2}\b|(?:all )?other (?:U\.?S\.? )?(?:locations|states|cities|areas|regions)\b)[^.\n]{0,60}[:–—-]\s?$/i;
/** "San Francisco: ", "CA, NY: " at the start of a line or after another range. */
const LABEL = /(?:^|[;|•·(])\s{0,2}(?:- )?(\p{Lu}[^:;|•·()\n\d]{1,50}):\s{0,2}$/u;
/** The end of the line, or another fact of a job board's list: "• Offers Equity". */
const LINE_END = /^\s{0,3}(?:$|[•·|])/;
/** "(DOE)", "(B2B)" at the end of the line. */
const REMARK_AFTER = /^\s{0,2}\([^()\n]{1,30}\)/;
/** The lowest of several amounts that a labelled list gives: "Minimum: $90,000". */
const LOWEST = /^\P{L}*(?:min(?:imum)?|low(?:est)?)\b\W{0,3}$/iu;

/** A range that needs no word of pay: the whole line, from a minimum to a maximum, or the pay of a zone or place. */
function standsAlone(around: Around): boolean {
  const { near } = around;
  return isWholeLine(around) || LOWEST.test(near) || ZONE.test(near) || isOfPlace(near);
}

function isOfPlace(near: string): boolean {
  const [, label] = LABEL.exec(near) ?? [];
  if (label === undefined) return false;
  const { city = null, region = null } = resolvePlace(label)[0] ?? {};
  return city !== null || region !== null;
}

/** A range that is all of its line, as job boards print it; a line above may say that it is other money. */
function isWholeLine({ near, heading, after }: Around): boolean {
  const remark = REMARK_AFTER.exec(after)?.[0] ?? '';
  const isOther = holds(OTHER_MONEY, heading) || holds(OTHER_MONEY, remark) || holds(BONUS, remark);
  return !/[\p{L}\d]/u.test(near) && LINE_END.test(after.slice(remark.length)) && !isOther;
}

/**
 * For a range without currency: pay is named directly before it in its sentence, or directly after it at the start of
 * a line, or the range is all of its line with "per year" at its end.
 */
export function namesPay({ near, after }: Around, ownPeriod: boolean): boolean {
  if (PAY_BEFORE.test(near)) return true;
  if (/\p{L}/u.test(near)) return false;
  return PAY_AFTER.test(after) || (ownPeriod && !/[\p{L}\d]/u.test(after));
}

/** The cadence of several periods named around an amount. */
export function periodOfSeveral({ near, after }: Around): (typeof SEVERAL)[number] | null {
  const words = `${near.slice(-80)} ${after.slice(0, 40)}`;
  return SEVERAL.find(({ words: pattern }) => pattern.test(words)) ?? null;
}

function holds(pattern: RegExp, text: string): boolean {
  return lastEnd(pattern, text) >= 0;
}

/** The cadence named around an amount. */
export function nearPeriod({ near, after }: Around): PayPeriod | null {
  const words = `${near.slice(-80)} ${after.slice(0, 40)}`;
  return PERIODS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

function firstLine(text: string): string {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}
