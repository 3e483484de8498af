import { applyToJob } from '../../hiring/applying/apply-to-job.ts';
import { defineTool } from '../define-tool.ts';
import { reachesEmployer } from '../effects.ts';

export const submitJobApplication = defineTool({
  name: 'submit_job_application',
  title: 'Apply for a job',
  description:
    "Apply on behalf of the account, for a job with can_apply. Call it only when the person has agreed to every answer: it cannot be taken back. Name, e-mail, phone and résumé come from the account's profile where they are left out; a refusal names every answer the employer's form still wants.",
  route: applyToJob,
  effect: reachesEmployer,
});
