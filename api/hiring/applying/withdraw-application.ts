import { applicationStatusSchema } from '../../../domain/hiring/applying/application-status.ts';
import { readApplicationStatus } from '../../../services/hiring/applying/read-application-status.ts';
import { withdrawApplication as withdraw } from '../../../services/hiring/applying/withdraw-application.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { secretLinkHeaders } from '../../secret-link.ts';
import { applicationLinkParams, applicationOfLink } from './application-link-path.ts';

export const withdrawApplication = defineRoute(
  {
    name: 'withdrawApplication',
    method: 'post',
    path: '/public/applications/{token}/withdraw',
    access: { public: { name: 'application-withdrawals', perMinute: 20 } },
    params: applicationLinkParams,
    response: recordOf(applicationStatusSchema),
    find: applicationOfLink,
    errors: ['conflict'],
    summary: 'Withdraw an application as its applicant.',
    description:
      'The application’s status becomes withdrawn, and its stage stays. Withdrawing again changes nothing. A closed application is 409.',
  },
  async ({ ctx, found, requestId }) => {
    const now = new Date();
    const withdrawn = await withdraw(ctx, found, { now, requestId });
    return {
      body: { data: await readApplicationStatus(ctx, withdrawn, now) },
      headers: secretLinkHeaders,
    };
  },
);
