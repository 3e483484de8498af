import { setTimeout as delay } from 'node:timers/promises';
import { rebuildIndexes } from '../../services/market/indexing/rebuild-indexes.ts';
import { deleteIndexes } from '../../storage/market/search/job-index.ts';
import { withLocalContext } from '../local-context.ts';
import type { Values } from '../terminal/run-command.ts';
import { progress, progressDone, say } from '../terminal/say.ts';

/** Searches that began on the old index have ended after this time. */
const LAST_SEARCH_MS = 10_000;

/** Runs `npm run reindex`. */
export function reindex(values: Values): Promise<number> {
  return withLocalContext(['MongoDB', 'Elasticsearch'], async (ctx) => {
    const index = `${ctx.stores.search.jobsIndex}-${Date.now()}`;
    let jobs = 0;
    const old = await rebuildIndexes(ctx.stores, index, ({ written, of }) => {
      jobs = written;
      progress('reindex', `${written} of ${of} jobs`);
    });
    progressDone('reindex');
    say(`${index} is read now; deleting ${old.join(', ')} when the last search on it has ended.`);
    await delay(LAST_SEARCH_MS);
    await deleteIndexes(ctx.stores, old);
    process.stdout.write(
      `${values['json'] === true ? JSON.stringify({ index, jobs }) : `${jobs} jobs indexed.`}\n`,
    );
    return 0;
  });
}
