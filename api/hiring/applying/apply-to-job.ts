import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import {
  APPLICATION_BODY_BYTES,
  applicationAnswer,
  applicationAnswerOf,
  applicationInput,
  givenAnswers,
} from '../../../domain/hiring/application-wire.ts';
import { applyAsAccount } from '../../../services/hiring/applying/apply-as-account.ts';
import { findRoleToApply, notHostedDetails } from '../../../services/hiring/applying/find-role.ts';
import { accountOf } from '../../caller.ts';
import { defineRoute } from '../../route.ts';

const params = z.object({ id: z.string().meta({ example: 'job_0NaQ8xT2v7Bd1kZp4mXw' }) });

export const applyToJob = defineRoute(
  {
    name: 'applyToJob',
    method: 'post',
    path: '/jobs/{id}/apply',
    access: { scopes: ['jobs:apply'], role: 'recruiter' },
    params,
    find: ({ ctx, params: { id } }) => findRoleToApply(ctx, id),
    // The role may close while a résumé is being uploaded.
    findsAgain: true,
    body: applicationInput,
    maxBodyBytes: APPLICATION_BODY_BYTES,
    idempotent: true,
    status: 201,
    response: applicationAnswer,
    errors: ['invalid_application', 'duplicate_application', 'role_closed', 'not_hosted'],
    summary: 'Apply for a hosted role on behalf of the account.',
    description:
      "Name, e-mail, phone, location, links and résumé that are left out come from the account's profile, then from its stored résumé. A job that is not hosted here is 400 not_hosted with its apply_url.",
  },
  async ({ ctx, caller, body, found, run }) => {
    if (!found.hosted) {
      throw new AppError('not_hosted', { details: notHostedDetails(found.applyUrl) });
    }
    const application = await applyAsAccount(ctx, {
      accountId: accountOf(caller),
      posting: found.posting,
      companyName: found.companyName,
      given: givenAnswers(body),
      consentDiscovery: body.consent_discovery,
      // Which program applied is shown to the candidate only.
      actor: { kind: 'candidate', id: null, name: null },
      sessionId: null,
      run,
    });
    return { body: applicationAnswerOf(application) };
  },
);
