import { resumeStatusSchema } from '../../../domain/hiring/account-resume.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { ownResume, resumeStatusRow } from './resume-shape.ts';

export const getAccountResumeStatus = defineRoute(
  {
    name: 'getAccountResumeStatus',
    method: 'get',
    path: '/account/resume/status',
    access: { scopes: ['account:manage'], role: 'admin' },
    readsOnly: true,
    response: recordOf(resumeStatusSchema),
    errors: ['not_found'],
    summary: 'Read the parsing status of the uploaded résumé.',
  },
  async (call) => ({ body: { data: resumeStatusRow(await ownResume(call)) } }),
);
