import { isPeopleIndexOutdated } from '../../../storage/people/search/people-index.ts';
import type { AppContext } from '../../context.ts';

/** Warns at a process's start that the index of People Search must be rebuilt (runbook). */
export async function warnOfOutdatedPeopleIndex({
  stores,
  log,
}: Pick<AppContext, 'stores' | 'log'>): Promise<void> {
  if (!(await isPeopleIndexOutdated(stores))) return;
  log.warn(
    'the index of People Search was built by another version: run "npm run reindex"; until then searches may fail',
  );
}
