import { searchJobs as route } from '../../market/search-jobs.ts';
import { defineTool } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

export const searchJobs = defineTool({
  name: 'search_jobs',
  title: 'Search jobs',
  description:
    'Search open jobs. Rows have no description; get_job_details returns the whole posting. To count, use get_market_overview instead of paging.',
  route,
  effect: readsOnly,
  looksBack: true,
});
