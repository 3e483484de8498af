import { FORM_BODY_NODES } from '../../../domain/hiring/application-form/form.ts';
import { newPostingInput } from '../../../domain/hiring/posting-input.ts';
import { postingSchema } from '../../../domain/hiring/posting-row.ts';
import { createPosting as make } from '../../../services/hiring/create-posting.ts';
import { creationOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { postingAnswer } from './posting-answer.ts';

export const createPosting = defineRoute(
  {
    name: 'createPosting',
    method: 'post',
    path: '/jobs/post',
    access: { scopes: ['jobs:post'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newPostingInput,
    maxBodyNodes: FORM_BODY_NODES,
    status: 201,
    response: recordOf(postingSchema),
    summary: 'Post a role, as a draft or, with publish, open.',
    description:
      'The description is HTML or text, not both; HTML is sanitised. Without application_fields the role has the default form: name, e-mail, phone, résumé, cover letter and LinkedIn. closes_at must be in the future. An open role is searchable within seconds and closes at closes_at.',
  },
  async ({ ctx, caller, body, run }) => {
    const posting = await make(ctx, creationOf({ caller, run }), body);
    return { body: await postingAnswer(ctx, posting) };
  },
);
