import type { ApplicationField } from '../../hiring/application-form/field.ts';
import type { FieldType } from '../../hiring/application-form/field-types.ts';
import { foldText } from '../../common/text/fold-text.ts';
import { noFacts } from '../../accounts/account-profile.ts';

/**
 * How a question is treated (decision 0021):
 * - `private`: EEO, demographic and consent. Not drafted and not asked; accepted when the person gives an answer.
 * - `fact`: answered from the profile's facts, or asked. Never guessed.
 * - `open`: may be drafted from profile, résumé and the user's statements.
 */
export type Treatment = 'private' | 'fact' | 'open';

const PRIVATE_CATEGORIES: ReadonlySet<string> = new Set(['eeo', 'demographic', 'consent']);
const FACT_TYPES: ReadonlySet<FieldType> = new Set(['currency', 'compensation_range']);
const FACT_NAMES: ReadonlySet<string> = new Set(Object.keys(noFacts));

/** Subjects that only the person can answer, in words of forms, folded. A false match only causes a question. */
const FACT_WORDS = [
  // Work permission
  /\b(work|employment) (authori[sz]ation|permit|visa|eligibility)\b/,
  /\b(authori[sz]ed|eligible|entitled|permitted|allowed|right|able|legally) to (legally )?work\b/,
  /\b(visa|visum|sponsor\w*|citizen\w*|nationality|national|immigra\w*|passport|clearance)\b/,
  /\b(arbeitserlaubnis|aufenthalts\w+|staatsangehorigkeit|permis de (travail|sejour)|nationalite|permiso de trabajo|nacionalidad)\b/,
  // Pay, notice, start date
  /\b(salary|salaries|compensation|pay|wage|wages|remuneration|ctc|gehalt\w*|salaire|remuneration|salario|stipendio|salaris)\b/,
  /\b(notice period|period of notice|kundigungsfrist|preavis|preaviso|opzegtermijn)\b/,
  /\b(start date|starting date|earliest start|available (to start|from)|availability|date available|eintritts\w+|disponibilite|disponibilidad)\b/,
  /\bwhen (can|could|would|will|are) you (be )?(able to )?(start|begin|join|available)\b/,
  // Identity
  /\b(gender|sex|sexual|race|racial|ethnic\w*|hispanic|latino|disabilit\w*|disabled|veteran\w*|military|transgender|pronouns?|religio\w*)\b/,
  /\b((date|place|city|town|country|state|year|name) (of|at) birth|birth ?(date|day|place|name)|were you born|maiden name)\b/,
  /\b(geburts\w+|naissance|nom de jeune fille|nacimiento|nascita|nascimento|geboorte\w*)\b/,
  /\b(age|years old|marital|pregnan\w*|health|medical|vaccinat\w*|geschlecht|behinderung)\b/,
  // History and intentions
  /\b(criminal|convict\w*|felon\w*|misdemeanou?r|background check|drug (test|screen)\w*|non ?compete)\b/,
  /\b(willing\w*|relocat\w*|commut\w*|travel|overtime|night shifts?|bereit|umzug|reisebereitschaft)\b/,
  /\b(i|you) (hereby )?(certify|agree|acknowledge|consent|confirm|accept|understand|declare|attest)\b/,
];

/** How a question is treated: by its declared semantic and, since forms declare little, by its words. */
export function treatmentOf(field: ApplicationField): Treatment {
  if (PRIVATE_CATEGORIES.has(field.category) || field.type === 'consent') return 'private';
  if (FACT_TYPES.has(field.type) || isFactName(field.semantic)) return 'fact';
  const words = wordsOf(field);
  return FACT_WORDS.some((pattern) => pattern.test(words)) ? 'fact' : 'open';
}

function isFactName(semantic: string | null): boolean {
  return semantic !== null && FACT_NAMES.has(semantic.split('.')[0] ?? '');
}

function wordsOf({ key, label, description, options }: ApplicationField): string {
  const texts = [key.replaceAll('_', ' '), label, description ?? ''];
  return foldText([...texts, ...options.map((option) => option.label)].join(' \n '));
}
