import { z } from 'zod';
import { plainTextOf } from '../../../services/hiring/clean-description.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

/** As long as the description of a posting may be. */
const MOST_CHARACTERS = 100_000;

export const makePlainText = defineRoute(
  {
    name: 'makePlainText',
    method: 'post',
    path: '/plain-text',
    access: { role: 'recruiter' },
    body: z.strictObject({ html: z.string().max(MOST_CHARACTERS) }),
    response: recordOf(z.object({ text: z.string() })),
    summary: 'Turn pasted HTML into the text that descriptions are written in.',
  },
  async ({ caller, body }) => ({
    body: { data: { text: await plainTextOf(accountOf(caller), body.html) } },
  }),
);
