import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../../../../services/log.ts';
import { prepareStores } from '../../../../services/prepare-stores.ts';
import { rebuildJobsIndex } from '../../../../services/market/indexing/rebuild-indexes.ts';
import { warnOfOutdatedIndex } from '../../../../services/market/indexing/warn-of-outdated-index.ts';
import {
  createJobsIndex,
  deleteIndexes,
  swapJobsIndex,
} from '../../../../storage/market/search/job-index.ts';
import { dropMarket } from '../../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

/** Promise: a new version warns at start that the index must be rebuilt (runbook). */
describe('an index built by another version', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi();
    await prepareStores(api.ctx.stores);
  });
  afterEach(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  /** The warnings of a starting process. */
  async function warnings(): Promise<string[]> {
    const lines: string[] = [];
    const log = createLog('api', 'info', { write: (line: string) => void lines.push(line) });
    await warnOfOutdatedIndex({ stores: api.ctx.stores, log });
    return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  }

  async function swapToOneOfAnotherVersion(): Promise<void> {
    const { stores } = api.ctx;
    const name = `${stores.search.jobsIndex}-other`;
    await createJobsIndex(stores, name);
    await stores.search.client.indices.putMapping({
      index: name,
      _meta: { definition: 'of another version' },
    });
    await deleteIndexes(stores, await swapJobsIndex(stores, name));
  }

  it('causes a warning with instructions until it is rebuilt', async () => {
    expect(await warnings()).toEqual([]);
    await swapToOneOfAnotherVersion();
    expect(await warnings()).toEqual([expect.stringContaining('npm run reindex')]);
    const name = `${api.ctx.stores.search.jobsIndex}-1`;
    await deleteIndexes(
      api.ctx.stores,
      await rebuildJobsIndex(api.ctx.stores, name, () => undefined),
    );
    expect(await warnings()).toEqual([]);
  });
});
