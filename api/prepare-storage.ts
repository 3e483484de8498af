import { setTimeout as wait } from 'node:timers/promises';
import { warnOfOutdatedIndex } from '../services/market/indexing/warn-of-outdated-index.ts';
import { warnOfOpenMigrations } from '../services/migrations/migrate.ts';
import { warnOfOutdatedPeopleIndex } from '../services/people/indexing/warn-of-outdated-index.ts';
import { prepareStores } from '../services/prepare-stores.ts';
import type { ApiContext } from './context.ts';

const RETRY_MS = 2_000;

/** Creates the indexes this process needs. Retries until both stores are available. */
export async function prepareStorage(ctx: ApiContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await prepareStores(ctx.stores);
      await warnOfOutdatedIndex(ctx);
      await warnOfOpenMigrations(ctx);
      await warnOfOutdatedPeopleIndex(ctx);
      return;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      ctx.log.warn({ reason }, 'storage could not be prepared yet');
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
