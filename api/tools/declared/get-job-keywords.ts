import { jobDetailSchema, type JobDetail } from '../../../domain/market/job-row.ts';
import { getJob } from '../../market/get-job.ts';
import { defineTool } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

export const getJobKeywords = defineTool({
  name: 'get_job_keywords',
  title: 'Keywords of a job',
  description:
    'The skills and technologies that a posting names, most significant first: what a résumé for it should show where it is true.',
  route: getJob,
  effect: readsOnly,
  result: {
    schema: jobDetailSchema.pick({ job_id: true, title: true, keywords: true }),
    of(body) {
      const { job_id, title, keywords } = (body as { data: JobDetail }).data;
      return { job_id, title, keywords };
    },
  },
});
