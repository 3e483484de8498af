import { z } from 'zod';

/** The keys of an installation, the same in each of its processes. */
export const keySettings = {
  CURSOR_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Key that signs cursors and file links; required in production; the same in every api process.',
    ),
  SECRETS_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .pipe(z.array(z.string().min(32)))
    .optional()
    .describe(
      'Key that encrypts webhook secrets, at least 32 characters; required in production. To rotate it, list several, comma-separated, newest first (see the runbook).',
    ),
  ADDRESS_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that stands between addresses and the lists that hold none: suppressed addresses, and people. By default the last key of `SECRETS_KEY`. Set it to that key before `SECRETS_KEY` changes, and never change it.',
    ),
};
