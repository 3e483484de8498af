import { FORM_BODY_NODES } from '../../../domain/hiring/application-form/form.ts';
import { newPostingInput } from '../../../domain/hiring/posting-input.ts';
import { postingSchema } from '../../../domain/hiring/posting-row.ts';
import { createPosting as make } from '../../../services/hiring/create-posting.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { postingAnswer } from './posting-answer.ts';

export const createPosting = defineRoute(
  {
    name: 'createPosting',
    method: 'post',
    path: '/jobs/post',
    access: { scopes: ['jobs:post'] },
    idempotent: true,
    meter: 'platform_calls',
    body: newPostingInput,
    maxBodyNodes: FORM_BODY_NODES,
    status: 201,
    response: recordOf(postingSchema),
    summary: 'Post a role: a draft, or open at once with publish.',
    description:
      'HTML is made safe once, here. Left out application_fields: the default form of name, e-mail, phone, résumé, letter and LinkedIn.',
  },
  async ({ ctx, caller, body, run }) => {
    const posting = await make(ctx, { accountId: accountOf(caller), run }, body);
    return { body: await postingAnswer(ctx, posting) };
  },
);
