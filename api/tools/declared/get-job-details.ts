import { getJob } from '../../market/get-job.ts';
import { defineTool, recordIn } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

export const getJobDetails = defineTool({
  name: 'get_job_details',
  title: 'Read a job',
  description:
    'Read one job with its full description. If can_apply is true, submit_job_application works for it; otherwise a person applies at apply_url. 20 summaries (summary=true) a day are free; further ones charge AI tokens.',
  route: getJob,
  effect: readsOnly,
  result: recordIn(getJob),
});
