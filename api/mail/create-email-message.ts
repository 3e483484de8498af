import { newTemplateInput, templateRow, templateSchema } from '../../domain/mail/template.ts';
import { createTemplate } from '../../services/mail/templates.ts';
import { creationOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const createEmailMessage = defineRoute(
  {
    name: 'createEmailMessage',
    method: 'post',
    path: '/email-messages',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newTemplateInput,
    status: 201,
    response: recordOf(templateSchema),
    summary: 'Create an e-mail template.',
    description:
      'Texts may hold the merge fields {{candidate.name}}, {{candidate.first_name}}, {{candidate.email}}, {{job.title}}, {{organization.name}}, {{sender.name}} and {{unsubscribe_url}}; anything else between double braces is 400. Write \\{{ for literal braces. body_html is sanitised: no scripts, forms or style sheets. Without body_text, it is made from body_html.',
  },
  async ({ ctx, caller, body, run }) => {
    const template = await createTemplate(ctx, creationOf({ caller, run }), body);
    return { body: { data: templateRow(template) } };
  },
);
