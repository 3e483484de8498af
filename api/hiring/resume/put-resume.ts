import { z } from 'zod';
import { resumeInput, resumeStatuses } from '../../../domain/hiring/account-resume.ts';
import { RESUME_BODY_BYTES, RESUME_BODY_NODES } from '../../../domain/resume/resume-upload.ts';
import { useJsonResume, useResumeFile } from '../../../services/hiring/resume/replace-resume.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const putAccountResume = defineRoute(
  {
    name: 'putAccountResume',
    method: 'put',
    path: '/account/resume',
    access: { scopes: ['account:manage'], role: 'admin' },
    meter: 'resume_parses',
    body: resumeInput,
    upload: true,
    maxBodyBytes: RESUME_BODY_BYTES,
    maxBodyNodes: RESUME_BODY_NODES,
    status: 202,
    response: recordOf(z.object({ status: z.enum(resumeStatuses) })),
    errors: ['unreadable_resume'],
    summary: "Replace the account's résumé by a file or a JSON Resume.",
    description:
      'A file is 202 and parsed in the background; GET /account/resume/status shows the progress. A JSON Resume is ready at once.',
  },
  async ({ ctx, caller, body }) => {
    const accountId = accountOf(caller);
    if ('resume' in body) {
      const { status } = await useJsonResume(ctx, accountId, body.resume);
      return { body: { data: { status } }, units: 0 };
    }
    const { status } = await useResumeFile(ctx, accountId, body);
    return { body: { data: { status } } };
  },
);
