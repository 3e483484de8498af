import { z } from 'zod';

const MAX_TOKENS = 5_000;

/** `count` tokens for anyone, or one for each of some candidates. */
export const tokensInput = z
  .strictObject({
    count: z.int().min(1).max(MAX_TOKENS).exactOptional(),
    candidate_ids: z
      .array(z.string().max(100))
      .min(1)
      .max(MAX_TOKENS)
      .refine((ids) => new Set(ids).size === ids.length, 'must not name a candidate twice')
      .exactOptional(),
  })
  .refine(
    ({ count, candidate_ids: ids }) => (count === undefined) !== (ids === undefined),
    'must have either count or candidate_ids',
  );
export type TokensInput = z.output<typeof tokensInput>;

export const issuedTokenSchema = z.object({
  token: z.string().meta({ description: 'Returned only here.' }),
  url: z.string(),
  candidate_id: z.string().nullable(),
});
issuedTokenSchema.register(z.globalRegistry, { id: 'SurveyToken' });
export type IssuedToken = z.output<typeof issuedTokenSchema>;
