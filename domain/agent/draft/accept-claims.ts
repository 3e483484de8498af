import type { ApplicationField } from '../../hiring/application-form/field.ts';
import type { FieldType } from '../../hiring/application-form/field-types.ts';
import { foldText } from '../../market/enrichment/fold-text.ts';
import { isGrounded } from '../grounding/is-grounded.ts';
import { isProven, leavesOf, type Evidence, type Sources } from './evidence.ts';
import { yesOrNo } from './fit-to-field.ts';
import { judgedValue, type SessionAnswers } from './session-answer.ts';

/** What a model says that an answer is. */
export interface ModelClaim {
  key: string;
  value: string | number | boolean | string[];
  evidence: Evidence[];
}

/** What code makes sure of before a model's answer counts, by kind of question. */
type Support = (claim: ModelClaim, field: ApplicationField, sources: Sources) => boolean;

/** Words that say nothing by themselves. */
const EMPTY_WORDS = new Set(
  'a an and any are as at be by can do does for from had has have i in into is it its my of on or our that the their these this those to was we were what when where which who will with would you your'.split(
    ' ',
  ),
);

const stated: Support = ({ value }, _field, sources) => {
  const { profile, resume, instructions, user, job } = sources;
  const person = [profile, resume, instructions, user].flatMap(leavesOf);
  return isGrounded(String(value), [...person, job.title, job.company]);
};

/** A "no" is never to be found anywhere, and a "yes" needs a quote that speaks of what is asked. */
const affirmed: Support = ({ value, evidence }, field) =>
  value === true && sharesWord(field.label, evidence);

const chosen: Support = ({ value, evidence }, field) => {
  const values = [value].flat();
  return values.every((one) => {
    const label = field.options.find((option) => option.value === one)?.label ?? '';
    const answer = yesOrNo(label);
    return answer === null
      ? standsIn(label, evidence)
      : answer && sharesWord(field.label, evidence);
  });
};

const supports: Partial<Record<FieldType, Support>> = {
  text: stated,
  textarea: stated,
  rich_text: stated,
  url: ({ value, evidence }) => evidence.some(({ quote }) => quote.includes(String(value))),
  number: ({ value, evidence }) => wordsOf(quotesOf(evidence)).includes(String(value)),
  boolean: affirmed,
  single_select: chosen,
  multi_select: chosen,
};

/** Whether a model may be asked to answer questions of this kind. */
export function isDraftable(type: FieldType): boolean {
  return supports[type] !== undefined;
}

/**
 * The answers of a model that hold: to a question that was asked, of a kind the field takes, every quote word for
 * word in its source, and nothing said that the sources do not say. What does not hold is as if it had not been said.
 */
export function acceptClaims(
  asked: readonly ApplicationField[],
  claims: readonly ModelClaim[],
  sources: Sources,
): SessionAnswers {
  const fields = new Map(asked.map((field) => [field.key, field]));
  const entries = claims.flatMap((claim) => {
    const field = fields.get(claim.key);
    const { evidence } = claim;
    if (field === undefined || !isProven(sources, evidence)) return [];
    if (supports[field.type]?.(claim, field, sources) !== true) return [];
    const value = judgedValue(field, shaped(claim, field));
    return value === undefined ? [] : [[claim.key, { value, source: 'model', evidence }] as const];
  });
  return Object.fromEntries(entries);
}

function shaped({ value }: ModelClaim, { type }: ApplicationField): unknown {
  if (type === 'rich_text') return { type: 'text', value };
  if (type === 'multi_select') return [value].flat();
  return value;
}

const quotesOf = (evidence: readonly Evidence[]) =>
  evidence
    .filter(({ from }) => from !== 'job')
    .map(({ quote }) => quote)
    .join(' \n ');

const wordsOf = (text: string) => foldText(text).split(' ');
const tellingWords = (text: string) =>
  wordsOf(text).filter((word) => word !== '' && !EMPTY_WORDS.has(word));

function standsIn(label: string, evidence: readonly Evidence[]): boolean {
  const words = tellingWords(label);
  const said = new Set(wordsOf(quotesOf(evidence)));
  return words.length > 0 && words.every((word) => said.has(word));
}

function sharesWord(label: string, evidence: readonly Evidence[]): boolean {
  const said = new Set(tellingWords(quotesOf(evidence)));
  return tellingWords(label).some((word) => word.length > 2 && said.has(word));
}
