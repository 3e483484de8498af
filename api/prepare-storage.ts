import { setTimeout as wait } from 'node:timers/promises';
import { checkKeys } from '../services/installation/check-keys.ts';
import { holdNamespace } from '../services/installation/hold-namespace.ts';
import { noteFailedStep } from '../services/installation/start-refused.ts';
import { warnOfOutdatedIndex } from '../services/market/indexing/warn-of-outdated-index.ts';
import { warnOfOpenMigrations } from '../services/migrations/migrate.ts';
import { warnOfOutdatedPeopleIndex } from '../services/people/indexing/warn-of-outdated-index.ts';
import { prepareStores } from '../services/prepare-stores.ts';
import type { ApiContext } from './context.ts';

const RETRY_MS = 2_000;

/**
 * Checks that this process may run on its servers, and creates the indexes that it needs. Retries until the servers are
 * available, and ends the process when it must not run.
 */
export async function prepareStorage(ctx: ApiContext, signal: AbortSignal): Promise<void> {
  const untilDone = async (attempt: () => Promise<void>, failure: string) => {
    while (!signal.aborted && !(await isDone(ctx, attempt, failure))) {
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  };
  const checked = async () => {
    await ctx.restores.look();
    await checkKeys(ctx);
  };
  await untilDone(checked, 'storage could not be checked yet');
  const prepared = async () => {
    await prepareStores(ctx.stores);
    await warnOfOutdatedIndex(ctx);
    await warnOfOpenMigrations(ctx);
    await warnOfOutdatedPeopleIndex(ctx);
  };
  await Promise.all([
    untilDone(prepared, 'storage could not be prepared yet'),
    untilDone(() => holdNamespace(ctx), 'the namespace of Temporal could not be checked yet'),
  ]);
}

async function isDone(
  { log }: Pick<ApiContext, 'log'>,
  attempt: () => Promise<void>,
  failure: string,
): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    noteFailedStep(error, log, failure);
    return false;
  }
}
