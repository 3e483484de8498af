import { z } from 'zod';
import { invalidRequest } from '../common/errors.ts';
import { paragraph } from '../common/text/input-text.ts';
import type { Attribute } from './scorecard-attribute.ts';
import { answerTo, recommendations, type CardAnswers } from './scorecard.ts';

const LONGEST_TEXT = 10_000;

const answer = z.union([z.string().max(LONGEST_TEXT), z.number(), z.boolean(), z.null()]);

/** PUT /interviews/{id}/scorecard. */
export const scorecardInput = z.strictObject({
  answers: z
    .record(z.string().max(80), answer)
    .default({})
    .meta({
      description:
        'By the key of the attribute: a score from 1 to 4, a text, or true and false. null and absent attributes are unanswered.',
      example: { notes: 'Explained the escapement well.' },
    }),
  recommendation: z.enum(recommendations).nullable().default(null),
  submitted: z.boolean().default(false).meta({
    description:
      'false keeps a draft that only its author sees. true needs all required attributes and the recommendation.',
  }),
  interviewer: z.string().max(254).exactOptional().meta({
    description:
      'Id of a member (mem_…) or e-mail address of an interviewer of the interview. Required with a key; members write their own card.',
  }),
});
export type ScorecardInput = z.output<typeof scorecardInput>;

/**
 * The answers of a card. A submitted card answers every required attribute, and recommends.
 * @throws AppError `invalid_request` naming the attribute.
 */
export function judgedAnswers(
  attributes: readonly Attribute[],
  { answers, recommendation, submitted }: ScorecardInput,
): CardAnswers {
  const known = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  const stray = Object.keys(answers).find((key) => !known.has(key));
  if (stray !== undefined) {
    throw invalidRequest(`answers.${stray}`, 'is no attribute of the scorecard');
  }
  const given = attributes.flatMap(({ key, kind }): [string, CardAnswers[string]][] => {
    const value = answerTo(answers, key);
    if (value === undefined || value === null) return [];
    const judged = judge[kind](value, `answers.${key}`);
    return judged === null ? [] : [[key, judged]];
  });
  const judged: CardAnswers = Object.fromEntries(given);
  if (submitted) requireComplete(attributes, judged, recommendation);
  return judged;
}

function requireComplete(
  attributes: readonly Attribute[],
  answers: CardAnswers,
  recommendation: ScorecardInput['recommendation'],
): void {
  const missing = attributes.find(
    ({ key, required }) => required && answerTo(answers, key) === undefined,
  );
  if (missing !== undefined) {
    throw invalidRequest(`answers.${missing.key}`, `is required: ${missing.label}`);
  }
  if (recommendation === null) {
    throw invalidRequest('recommendation', 'is required in a submitted scorecard');
  }
}

type Judge = (value: string | number | boolean, path: string) => CardAnswers[string] | null;

const judge: Record<Attribute['kind'], Judge> = {
  score(value, path) {
    if (value === 1 || value === 2 || value === 3 || value === 4) return value;
    throw invalidRequest(path, 'must be a score: 1, 2, 3 or 4');
  },
  yes_no(value, path) {
    if (typeof value === 'boolean') return value;
    throw invalidRequest(path, 'must be true or false');
  },
  /** A blank text is no answer. */
  text(value, path) {
    if (typeof value !== 'string') throw invalidRequest(path, 'must be a text');
    if (value.trim() === '') return null;
    const text = paragraph(LONGEST_TEXT).safeParse(value);
    if (text.success) return text.data;
    throw invalidRequest(path, text.error.issues[0]?.message ?? 'must be a text');
  },
};
