import { templateRow, templateSchema } from '../../domain/mail/template.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { ownedTemplate, templateParams } from './template-path.ts';

export const getEmailMessage = defineRoute(
  {
    name: 'getEmailMessage',
    method: 'get',
    path: '/email-messages/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: templateParams,
    response: recordOf(templateSchema),
    find: ownedTemplate,
    summary: 'Read an e-mail template.',
  },
  ({ found }) => Promise.resolve({ body: { data: templateRow(found) } }),
);
