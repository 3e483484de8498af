import { templateChanges, templateRow, templateSchema } from '../../domain/mail/template.ts';
import { changeTemplate } from '../../services/mail/templates.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { ownedTemplate, templateParams } from './template-path.ts';

export const updateEmailMessage = defineRoute(
  {
    name: 'updateEmailMessage',
    method: 'patch',
    path: '/email-messages/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: templateParams,
    body: templateChanges,
    response: recordOf(templateSchema),
    find: ownedTemplate,
    summary: 'Change an e-mail template.',
    description:
      'Absent is unchanged; body_text: null makes the text from body_html. Sends that exist keep their text.',
  },
  async ({ ctx, body, found, headers }) => {
    const change = { changes: body, judge: versionJudge(headers) };
    return { body: { data: templateRow(await changeTemplate(ctx, found, change)) } };
  },
);
