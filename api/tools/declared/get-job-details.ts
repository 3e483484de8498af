import { getJob } from '../../market/get-job.ts';
import { defineTool, recordIn } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

export const getJobDetails = defineTool({
  name: 'get_job_details',
  title: 'Read a job',
  description:
    'Read one job with its full description. can_apply says whether submit_job_application works for it; otherwise apply_url is where a person applies. Summaries by summary=true are free 20 times a day; further ones spend AI tokens.',
  route: getJob,
  effect: readsOnly,
  result: recordIn(getJob),
});
