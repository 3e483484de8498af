import { z } from 'zod';
import { scopes } from '../../../domain/accounts/scopes.ts';
import { line } from '../../../domain/common/text/input-text.ts';

const LONGEST_NAME = 80;
const HIGHEST_LIMIT = 100_000;

export const keyName = line(LONGEST_NAME);
export const rateLimit = z.int().min(1).max(HIGHEST_LIMIT);

export const newKeyInput = z.strictObject({
  name: keyName,
  scopes: z.array(z.enum(scopes)).min(1, 'choose at least one').max(scopes.length),
  rate_limit: rateLimit.optional(),
  expires_at: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .refine((at) => at > new Date(), 'must be in the future')
    .nullish(),
});
