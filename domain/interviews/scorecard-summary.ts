import { z } from 'zod';
import { attributeKinds, type Attribute } from './scorecard-attribute.ts';
import { scorecardRow, scorecardRowSchema } from './scorecard-row.ts';
import { answerTo, type Recommendation, type Scorecard } from './scorecard.ts';

const attributeSummarySchema = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(attributeKinds),
  answers: z.int().meta({ description: 'Submitted cards that answer the attribute.' }),
  mean: z.number().nullable().meta({
    description: 'Of scores, rounded to 2 places; null for other kinds.',
  }),
  yes: z.int().nullable().meta({ description: 'Of yes and no; null for other kinds.' }),
  no: z.int().nullable(),
});

/** GET /candidates/{id}/scorecards. */
export const scorecardSummarySchema = z.object({
  submitted: z.int().meta({ description: 'Submitted cards that the caller may read.' }),
  recommendations: z.object({
    definitely_not: z.int(),
    no: z.int(),
    no_decision: z.int(),
    yes: z.int(),
    strong_yes: z.int(),
  }),
  attributes: z.array(attributeSummarySchema),
  scorecards: z.array(scorecardRowSchema).meta({ description: 'Newest first.' }),
});
scorecardSummarySchema.register(z.globalRegistry, { id: 'ScorecardSummary' });
export type ScorecardSummary = z.infer<typeof scorecardSummarySchema>;

/** Counts per recommendation and means per attribute over the submitted cards. */
export function scorecardSummary(cards: readonly Scorecard[]): ScorecardSummary {
  const submitted = cards.filter(({ submittedAt }) => submittedAt !== null);
  const countOf = (wanted: Recommendation) =>
    submitted.filter(({ recommendation }) => recommendation === wanted).length;
  return {
    submitted: submitted.length,
    recommendations: {
      definitely_not: countOf('definitely_not'),
      no: countOf('no'),
      no_decision: countOf('no_decision'),
      yes: countOf('yes'),
      strong_yes: countOf('strong_yes'),
    },
    attributes: attributesIn(submitted).map((attribute) => summaryOf(attribute, submitted)),
    scorecards: cards.map(scorecardRow),
  };
}

/** Each attribute once, by key and kind, with the label of the newest card. */
function attributesIn(cards: readonly Scorecard[]): Attribute[] {
  const found = new Map<string, Attribute>();
  for (const attribute of cards.flatMap(({ attributes }) => attributes)) {
    const name = `${attribute.kind} ${attribute.key}`;
    if (!found.has(name)) found.set(name, attribute);
  }
  return [...found.values()];
}

function summaryOf({ key, label, kind }: Attribute, cards: readonly Scorecard[]) {
  const values = cards.flatMap(({ attributes, answers }) => {
    const value = answerTo(answers, key);
    const isAsked = attributes.some((one) => one.key === key && one.kind === kind);
    return isAsked && value !== undefined ? [value] : [];
  });
  const scores = values.filter((value) => typeof value === 'number');
  const isYesNo = kind === 'yes_no';
  return {
    ...{ key, label, kind, answers: values.length },
    mean: kind === 'score' ? meanOf(scores) : null,
    yes: isYesNo ? values.filter((value) => value === true).length : null,
    no: isYesNo ? values.filter((value) => value === false).length : null,
  };
}

function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const sum = scores.reduce((total, score) => total + score, 0);
  return Math.round((sum / scores.length) * 100) / 100;
}
