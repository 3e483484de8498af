import { jobDetailSchema, type JobDetail } from '../../../domain/market/job-row.ts';
import { getJob } from '../../market/get-job.ts';
import { defineTool } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

export const getJobKeywords = defineTool({
  name: 'get_job_keywords',
  title: 'Keywords of a job',
  description:
    'List the skills and technologies that a posting names, most significant first. A résumé for the job should show those that the person has.',
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
