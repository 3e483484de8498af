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

/** An answer that a model proposes. */
export interface ModelClaim {
  key: string;
  value: string | number | boolean | string[];
  evidence: Evidence[];
}

/** The sources that answers are checked against. */
interface Known {
  sources: Sources;
  /** Whether a text states only known facts about the person. */
  isStated: (text: string) => boolean;
}

/** Checks whether a model's answer is supported, by type of field. */
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

/** A "no" cannot be proved by a quote. A "yes" needs a quote that covers the whole question. */
const affirmed: Support = ({ value, evidence }, { label }, { sources }) =>
  value === true && isAffirmed({ words: label, number: null }, evidence, sources);

/** The quote must name the option and cover the rest of the question. */
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

/** The whole URL must be in the quote: a truncated one may lead to another person. */
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

/** Whether a model may draft answers to fields of this type. */
export function isDraftable(type: FieldType): boolean {
  return supports[type] !== undefined;
}

/**
 * The valid answers of a model: the field was asked and accepts the value, every quote is verbatim in its source, and
 * nothing is claimed beyond the sources. Others are dropped.
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

/** "3 to 5" has no meaning without its question. */
function wordsOfOption(label: string, question: string): string {
  return /\d/.test(label) ? `${question} \n ${label}` : label;
}

function shaped({ value }: ModelClaim, { type }: ApplicationField): unknown {
  if (type === 'rich_text') return { type: 'text', value };
  if (type === 'multi_select') return [value].flat();
  return value;
}
