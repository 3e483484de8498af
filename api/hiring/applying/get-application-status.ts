import { applicationStatusSchema } from '../../../domain/hiring/applying/application-status.ts';
import { readApplicationStatus } from '../../../services/hiring/applying/read-application-status.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { secretLinkHeaders } from '../../secret-link.ts';
import { applicationLinkParams, applicationOfLink } from './application-link-path.ts';

export const getApplicationStatus = defineRoute(
  {
    name: 'getApplicationStatus',
    method: 'get',
    path: '/public/applications/{token}',
    access: { public: { name: 'application-status', perMinute: 60 } },
    readsOnly: true,
    params: applicationLinkParams,
    response: recordOf(applicationStatusSchema),
    find: applicationOfLink,
    summary: 'Read the status of an application as its applicant.',
    description:
      'The mail that confirms an application has the link; its page is /careers/{company}/applications/{token}. The status is received, in_review or closed; the employer’s stages are not shown.',
  },
  async ({ ctx, found }) => ({
    body: { data: await readApplicationStatus(ctx, found, new Date()) },
    headers: secretLinkHeaders,
  }),
);
