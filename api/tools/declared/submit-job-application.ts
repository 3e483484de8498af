import { applyWithAi } from '../../agent/sessions/apply-with-ai.ts';
import { applyToJob } from '../../hiring/applying/apply-to-job.ts';
import { defineTool, recordIn } from '../define-tool.ts';
import { reachesPeople } from '../effects.ts';
import { withActions } from '../with-actions.ts';

const told = {
  name: 'submit_job_application',
  title: 'Apply for a job',
  description: `Apply on behalf of the account, for a job with can_apply. Best by a session, in steps named by action:
- start (job_id; resume_id, instructions and documents if wanted) drafts the form from profile and résumé. fields is the employer's form with its options, answers what was drafted and from where, questions what only the person can say.
- continue (session_id, answers by key, or message) gives the person's answers or asks for changes.
- approve_submit (session_id) submits the draft unchanged, when status is awaiting_approval and the person has agreed to every answer: it cannot be taken back.
- get (session_id) reads how it stands; stop (session_id) ends it, and nothing is submitted.
Give wait_s (30) to be answered when the session has settled; while status is drafting, get again. A session spends AI tokens and needs agent:tools.
Without action it applies at once with job_id, name, email, phone and answers; what is left out comes from the account's profile and stored résumé, and a refusal names every answer the employer's form still wants.`,
  effect: reachesPeople,
};

export const submitJobApplication = withActions(
  defineTool({ ...told, route: applyToJob }),
  defineTool({ ...told, route: applyWithAi, result: recordIn(applyWithAi) }),
);
