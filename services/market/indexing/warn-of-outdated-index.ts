import { isJobsIndexOutdated } from '../../../storage/market/search/job-index.ts';
import type { AppContext } from '../../context.ts';

/** Warns at a process's start that the job index must be rebuilt (runbook). */
export async function warnOfOutdatedIndex({
  stores,
  log,
}: Pick<AppContext, 'stores' | 'log'>): Promise<void> {
  if (!(await isJobsIndexOutdated(stores))) return;
  log.warn(
    'the job index was built by another version: run "npm run reindex"; until then searches may fail',
  );
}
