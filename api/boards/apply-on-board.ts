import { z } from 'zod';
import {
  APPLICATION_BODY_BYTES,
  applicationAnswer,
  applicationAnswerOf,
  boardApplicationInput,
  givenAnswers,
} from '../../domain/hiring/application-wire.ts';
import { submitApplication } from '../../services/hiring/applying/submit-application.ts';
import { defineRoute } from '../route.ts';
import { boardParams, boardPaths, findBoardRole } from './board-path.ts';

const params = boardParams.extend({
  id: z.string().meta({ description: "The role's id or slug." }),
});

const { path, aliases } = boardPaths('/jobs/{id}/apply');

export const applyOnBoard = defineRoute(
  {
    name: 'applyOnBoard',
    method: 'post',
    path,
    aliases: [...aliases, '/business/jobs/company/{company}/{id}/submit-application'],
    access: { public: { name: 'apply', perMinute: 20, firstPasses: true } },
    params,
    find: ({ params: { company, id: idOrSlug }, ...call }) =>
      findBoardRole({ ...call, params: { company, idOrSlug } }),
    // The role may close while a résumé is being uploaded.
    findsAgain: true,
    body: boardApplicationInput,
    maxBodyBytes: APPLICATION_BODY_BYTES,
    idempotent: true,
    status: 201,
    response: applicationAnswer,
    errors: ['invalid_application', 'duplicate_application', 'role_closed'],
    summary: 'Apply for a role.',
    description:
      'The form of the role defines the answers. All problems are listed in one invalid_application. There is one application per job and e-mail address: a second one is duplicate_application. A role that is not open is role_closed, also if it closes during the upload.',
  },
  async ({ ctx, body, found, run }) => {
    const application = await submitApplication(ctx, {
      posting: found.posting,
      companyName: found.organization.name,
      given: givenAnswers(body),
      consentDiscovery: body.consent_discovery,
      source: body.source ?? 'job_board',
      isSuspected: body.suspected_spam,
      actor: { kind: 'candidate', id: null, name: null },
      appliedBy: null,
      accountEmail: null,
      sessionId: null,
      run,
    });
    return { body: applicationAnswerOf(application) };
  },
);
