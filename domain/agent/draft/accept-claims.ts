import type { ApplicationField } from '../../hiring/application-form/field.ts';
import type { FieldType } from '../../hiring/application-form/field-types.ts';
import {
  requirementOf,
  deniesWithoutEvidence,
  isAboutQuotes,
  isAffirmed,
  isBareAnswer,
} from './affirmation.ts';
import { unprovenWords } from './choice-evidence.ts';
import { isProven, isQuoted, type Evidence, type Sources } from './evidence.ts';
import { yesOrNo } from './fit-to-field.ts';
import { statementJudge } from './own-statements.ts';
import { judgedValue, type SessionAnswers } from './session-answer.ts';

/** What a model says that an answer is. */
export interface ModelClaim {
  key: string;
  value: string | number | boolean | string[];
  evidence: Evidence[];
}

/** What answers are held against. */
interface Known {
  sources: Sources;
  /** Whether a text states nothing that is not known of the person. */
  isStated: (text: string) => boolean;
}

/** What code makes sure of before a model's answer counts, by kind of question. */
type Support = (claim: ModelClaim, field: ApplicationField, known: Known) => boolean;

const stated: Support = ({ value, evidence }, { label }, { sources, isStated }) => {
  const text = String(value);
  if (!isStated(text) || deniesWithoutEvidence(text, evidence)) return false;
  if (!isBareAnswer(text) && isAboutQuotes(text, evidence, sources)) return true;
  const asked = requirementOf(label, text);
  return asked !== null && isAffirmed(asked, evidence, sources);
};

const counted: Support = ({ value, evidence }, { label }, { sources }) =>
  typeof value === 'number' && isAffirmed({ words: label, number: value }, evidence, sources);

/** A "no" is never to be found anywhere, and a "yes" needs a quote that speaks of all that is asked. */
const affirmed: Support = ({ value, evidence }, { label }, { sources }) =>
  value === true && isAffirmed({ words: label, number: null }, evidence, sources);

/** An option is quoted by its name, together with all that is asked beyond the name. */
const chosen: Support = ({ value, evidence }, field, { sources }) => {
  const { aName, aCertificate } = unprovenWords(field);
  const quotes = evidence.map((one) => ({
    one,
    beyond: isOfCertificate(one, sources) ? aCertificate : aName,
  }));
  return [value].flat().every((chosenValue) => {
    const label = field.options.find((option) => option.value === chosenValue)?.label ?? '';
    const answer = yesOrNo(label);
    if (answer === false) return false;
    if (answer === true) return isAffirmed({ words: field.label, number: null }, evidence, sources);
    const named = wordsOfOption(label, field.label);
    return quotes.some(({ one, beyond }) =>
      isAffirmed({ words: [named, ...beyond].join(' '), number: null }, [one], sources),
    );
  });
};

function isOfCertificate({ from, quote }: Evidence, sources: Sources): boolean {
  return from === 'resume' && isQuoted(sources, { from, path: '/certificates', quote });
}

/** As it stands in what is quoted, and whole: what is cut off leads to somebody else. */
const quotedAddress: Support = ({ value, evidence }) =>
  evidence.some(
    ({ from, quote }) =>
      from !== 'job' &&
      quote
        .split(/[\s<>()"',;]+/u)
        .map((part) => part.replace(/[.:!?]+$/u, ''))
        .includes(String(value)),
  );

const supports: Partial<Record<FieldType, Support>> = {
  text: stated,
  textarea: stated,
  rich_text: stated,
  url: quotedAddress,
  number: counted,
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
  if (claims.length === 0) return {};
  const fields = new Map(asked.map((field) => [field.key, field]));
  const known = { sources, isStated: statementJudge(sources) };
  const entries = claims.flatMap((claim) => {
    const field = fields.get(claim.key);
    const { evidence } = claim;
    if (field === undefined || !isProven(sources, evidence)) return [];
    if (supports[field.type]?.(claim, field, known) !== true) return [];
    const value = judgedValue(field, shaped(claim, field));
    return value === undefined ? [] : [[claim.key, { value, source: 'model', evidence }] as const];
  });
  return Object.fromEntries(entries);
}

/** "3 to 5" means nothing without its question. */
function wordsOfOption(label: string, question: string): string {
  return /\d/.test(label) ? `${question} \n ${label}` : label;
}

function shaped({ value }: ModelClaim, { type }: ApplicationField): unknown {
  if (type === 'rich_text') return { type: 'text', value };
  if (type === 'multi_select') return [value].flat();
  return value;
}
