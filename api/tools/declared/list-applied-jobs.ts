import { listAppliedJobs as route } from '../../hiring/applying/list-applied-jobs.ts';
import { defineTool } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

export const listAppliedJobs = defineTool({
  name: 'list_applied_jobs',
  title: 'List own applications',
  description:
    'List the applications that the account made, with job, employer, stage and time, newest first. For applications of others to its roles use list_candidates.',
  route,
  effect: readsOnly,
});
