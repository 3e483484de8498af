import { z } from 'zod';
import { resumeParts } from './extract-resume.ts';
import { readingChoices } from './reading-choice.ts';

/** Why the rules read a résumé although the account has chosen the model. */
export const rulesReasons = ['no_model', 'no_credit', 'model_failed', 'model_slow'] as const;
export type RulesReason = (typeof rulesReasons)[number];

const source = z.enum(readingChoices).nullable();

/** Who read a résumé. */
export const readingSchema = z.object({
  by: z.enum(readingChoices),
  reason: z.enum(rulesReasons).nullable().meta({
    description:
      'Why the rules read it although the account has chosen the model: no model is configured, the account cannot pay, the model failed, or it took too long.',
  }),
  sources: z
    .object(Object.fromEntries(resumeParts.map((part) => [part, source])))
    .meta({ description: 'Which of both read each part; null for a part that was not found.' }),
  removed: z.int().meta({
    description:
      'Values that the model gave and that do not stand in the text. They are not in the résumé.',
  }),
});
readingSchema.register(z.globalRegistry, { id: 'ResumeSources' });
export type Reading = z.infer<typeof readingSchema>;
