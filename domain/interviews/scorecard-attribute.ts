import { z } from 'zod';
import { line } from '../common/text/input-text.ts';
import { idText, notPersonal } from '../common/personal.ts';

/** How an attribute of a scorecard is answered: 1 to 4, a text, or yes and no. */
export const attributeKinds = ['score', 'text', 'yes_no'] as const;

const SCORES = [1, 2, 3, 4] as const;

/** The words of the scores 1 to 4, unless a template has its own. */
const SCORE_WORDS = ['Poor', 'Fair', 'Good', 'Excellent'] as const;

/** One thing that interviewers judge. */
export const attributeSchema = z.object({
  key: idText,
  label: notPersonal(z.string()),
  kind: z.enum(attributeKinds),
  required: z.boolean(),
  description: notPersonal(z.string().nullable()),
  /** Of the scores 1 to 4; null for other kinds. */
  words: z.array(notPersonal(z.string())).nullable(),
});
export type Attribute = z.output<typeof attributeSchema>;

const shared = {
  key: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_]{0,79}$/, 'must be 1 to 80 lower-case letters, digits and _')
    .exactOptional()
    .meta({
      description: 'Names the answer. Made from the label where it is absent.',
      example: 'problem_solving',
    }),
  label: line(200).meta({ example: 'Problem solving' }),
  required: z.boolean().default(false),
  description: line(500).nullable().default(null).meta({ description: 'Hint for interviewers.' }),
};

const attributeInput = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shared,
    kind: z.literal('score').meta({ description: 'A score from 1 to 4.' }),
    words: z
      .array(line(100))
      .length(SCORES.length, 'must hold 4 words, of the scores 1 to 4')
      .nullable()
      .default(null)
      .meta({ description: `Of the scores 1 to 4; ${SCORE_WORDS.join(', ')} by default.` }),
  }),
  z.strictObject({ ...shared, kind: z.literal('text') }),
  z.strictObject({ ...shared, kind: z.literal('yes_no') }),
]);
type AttributeInput = z.output<typeof attributeInput>;

/** The attributes of a template in a request. */
export const attributesInput = z
  .array(attributeInput)
  .max(50, 'must hold at most 50 attributes')
  .refine(hasOwnKeys, { message: 'must not contain a key twice' });

function hasOwnKeys(attributes: readonly AttributeInput[]): boolean {
  const keys = attributes.flatMap(({ key }) => key ?? []);
  return new Set(keys).size === keys.length;
}

/** Attributes with keys. One without a key gets that of its label, with a number where the key is in use. */
export function attributesOf(inputs: readonly AttributeInput[]): Attribute[] {
  const taken = new Set(inputs.flatMap(({ key }) => key ?? []));
  return inputs.map((input) => {
    const { label, kind, required, description } = input;
    const key = input.key ?? freeKey(label, taken);
    taken.add(key);
    const words = input.kind === 'score' ? [...(input.words ?? SCORE_WORDS)] : null;
    return { key, label, kind, required, description, words };
  });
}

function freeKey(label: string, taken: ReadonlySet<string>): string {
  const plain = label.normalize('NFKD').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^[_0-9]+|_+$/g, '');
  const base = slug.slice(0, 45).replace(/_+$/, '') || 'attribute';
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(key)) return key;
  }
}

export const attributeRowSchema = z.object({
  key: z.string().meta({ example: 'problem_solving' }),
  label: z.string(),
  kind: z.enum(attributeKinds),
  required: z.boolean(),
  description: z.string().nullable(),
  words: z.array(z.string()).nullable().meta({
    description: 'Of the scores 1 to 4; null for other kinds.',
  }),
});
