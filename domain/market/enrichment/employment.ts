import { firstMatch, type Rule } from './first-match.ts';
import type { EmploymentType } from '../enums.ts';

/**
 * Labels of sources: the vendors' codes and common words, after `_` and `-` became spaces. "Unbefristet" and
 * "unlimited contract" are permanent, "on stage" is not an internship.
 */
const LABELS: Rule<EmploymentType>[] = [
  [
    'internship',
    /\bintern(?:s|ship)?\b|\btrainee\b|praktik|werkstudent|working student|(?:^|[,;|/(] ?|\b(?:de|en) )stage\b(?! (?:crew|hands?|manager)\b)|becario|apprentic|\bco op\b/i,
  ],
  ['volunteer', /volunt|ehrenamt|bénévol/i],
  ['per_diem', /per diem|\bprn\b/i],
  ['part_time', /part ?time|teilzeit|temps partiel|tiempo parcial/i],
  [
    'temporary',
    /temporary|\btemp\b|seasonal|(?<!un)befristet|interim|zeitarbeit|\blimited term|\bnon permanent/i,
  ],
  [
    'contract',
    /(?<!\b(?:non|permanent|unlimited|open ended) )contract|freelanc|\b1099\b|\bc2c\b|self employed|consultant|fixed term|\bcdd\b/i,
  ],
  [
    'full_time',
    /full ?time|vollzeit|temps plein|tiempo completo|permanent|\bregular|\bcdi\b|festanstellung|unbefristet|unlimited/i,
  ],
  ['other', /\bother\b/i],
];

const FULL_LABEL = /\bfull\b|full ?time|\bvoll(?:zeit)?\b|\bplein\b|\bcompleto\b/i;
const PART_LABEL = /\bpart\b|part ?time|\bteil(?:zeit)?\b|\bpartiel\b|\bparcial\b/i;

/** Only words that name the kind of job. "contract manager" and "internal" do not. */
const TITLES: Rule<EmploymentType>[] = [
  [
    'internship',
    /\bintern(?:s|ships?)?\b|\bpraktik(?:um|ant(?:in)?)\b|\bwerkstudent(?:in|en)?\b|\bworking student\b|\bco-op\b|\bstagiaire\b|\bpasante\b|\bbecari[oa]\b/i,
  ],
  [
    'volunteer',
    /^volunteer\b(?! (?:coordinator|manager|lead|program|engagement|community))|\bvolunteer\b\W*$/i,
  ],
  ['per_diem', /\bper diem\b|\bPRN\b/],
  ['part_time', /\bpart[ -]?time\b(?!\s*(?:\/|or|&|and)\s*full)|\bteilzeit\b|\bmini-?job\b/i],
  [
    'temporary',
    /\btemporary\b|\btemp\b(?! to)|\bseasonal\b|\bmat(?:ernity|\.)? (?:leave )?cover\b/i,
  ],
  [
    'contract',
    /\bfreelance(?:r)?\b|\bcontractor\b|\bfixed[ -]term\b|\bFTC\b|[([\-–—,|:]\s*(?:[\w-]+ )?contract(?: role| position| to[ -]hire)?\s*(?:[)\]]|$)|\b1099\b|\bcontract[ -]to[ -]hire\b/i,
  ],
];
const FULL_TIME_TITLE = /\bfull[ -]?time\b|\bvollzeit\b/i;
const BOTH_TITLE =
  /\bpart[ -]?time\b.{0,8}\bfull[ -]?time\b|\bfull[ -]?time\b.{0,8}\bpart[ -]?time\b|\bteil(?:zeit)?\b.{0,8}\bvollzeit\b|\bvoll(?:zeit)?\b.{0,8}\bteilzeit\b/i;

/** A fast test whether a text has any word of the patterns below. Most texts have none. */
const MAY_STATE =
  /\b(?:part|full)[ -]time\b|\btypes?\W{1,6}|\bcontract (?:role|position|opportunity)\b/i;

/** Explicit statements of the posting. Looser matches ("contract negotiation") would be guesses. */
const STATEMENTS: Rule<EmploymentType>[] = [
  ['internship', /\b(?:job|employment|position|contract) type\W{1,6}internship\b/i],
  [
    'part_time',
    /\b(?:job|employment|position|contract) types?\W{1,6}part[ -]?time\b(?!\W{1,4}full)/i,
  ],
  ['contract', /\b(?:job|employment|position) types?\W{1,6}(?:\w+ )?(?:contract|freelance)\b/i],
  ['temporary', /\b(?:job|employment|position|contract) types?\W{1,6}temporary\b/i],
  [
    'full_time',
    /\b(?:job|employment|position|contract) types?\W{1,6}full[ -]?time\b(?!\W{1,4}part)/i,
  ],
  [
    'part_time',
    /\bthis (?:is an?|role is an?|position is an?)[^.\n]{0,40} part[ -]time\b(?!\W{1,4}full)/i,
  ],
  [
    'contract',
    /\bthis (?:is an?|role is an?|position is an?)[^.\n]{0,40} contract (?:role|position|opportunity)\b/i,
  ],
  [
    'full_time',
    /\bfull[ -]?time (?:role|position|employees?|job|employment|permanent|salaried|opportunity)\b/i,
  ],
];
const HEDGED =
  /\bpart[ -]?time\b|\bcontractors?\b|\bfreelanc|\b1099\b|\bhourly\b|\bper hour\b|\/h(?:ou)?r\b|\binterns?(?:hip)?\b|\bfixed[ -]term\b|\btemporary\b|\bcontract to\b|\b\d+[- ]months?\b contract|\bmonth contract\b|\bhours (?:per|a) week\b/i;
/** Terms that only permanent employees get. */
const EMPLOYEE_TERMS =
  /\b(?:401\(?k\)?|parental leave|paid time off|PTO|health insurance|medical, dental|health, dental|stock options|equity|base salary|annual salary|salary range|paid vacation|vacation days|holiday allowance|pension|retirement|competitive salary|unlimited vacation|benefits)\b/i;

/** Number of characters searched for a statement of the employment type. */
const TEXT_CHARACTERS = 12_000;

/**
 * The kind of employment: from the source's label, else the title, else the statements or terms of the text, else
 * null. A label with both full and part time gives neither.
 */
export function employmentType(
  label: string | null,
  title: string,
  text: string,
): EmploymentType | null {
  const spaced = label?.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2') ?? null;
  const named = spaced === null ? null : firstMatch(LABELS, spaced);
  if (spaced !== null && isWorkingTime(named) && namesBoth(spaced)) return null;
  return named ?? employmentTypeFromText(title, text);
}

function isWorkingTime(type: EmploymentType | null): boolean {
  return type === 'full_time' || type === 'part_time';
}

function namesBoth(label: string): boolean {
  return FULL_LABEL.test(label) && PART_LABEL.test(label);
}

/** The employment type stated in title and text, for sources without a label. */
export function employmentTypeFromText(title: string, text: string): EmploymentType | null {
  if (BOTH_TITLE.test(title)) return null;
  const titled = firstMatch(TITLES, title) ?? (FULL_TIME_TITLE.test(title) ? 'full_time' : null);
  if (titled !== null) return titled;
  const searched = text.slice(0, TEXT_CHARACTERS);
  const stated = MAY_STATE.test(searched)
    ? firstMatch(STATEMENTS, searched.replaceAll('**', ''))
    : null;
  return stated ?? impliedType(searched);
}

/** Terms that only employees get, without a word of another arrangement, imply a full-time job. */
function impliedType(text: string): EmploymentType | null {
  return EMPLOYEE_TERMS.test(text) && !HEDGED.test(text) ? 'full_time' : null;
}
