import { setTimeout as delay } from 'node:timers/promises';
import type { RebuildProgress } from '../../services/market/indexing/rebuild-index.ts';
import { rebuildIndexes } from '../../services/market/indexing/rebuild-indexes.ts';
import { rebuildPeopleIndex } from '../../services/people/indexing/rebuild-people-index.ts';
import { deleteIndexes } from '../../storage/market/search/index-lifecycle.ts';
import { withLocalContext } from '../local-context.ts';
import type { Values } from '../terminal/run-command.ts';
import { progress, progressDone, say } from '../terminal/say.ts';

/** Searches that began on the old index have ended after this time. */
const LAST_SEARCH_MS = 10_000;

/** Runs `npm run reindex`. */
export function reindex(values: Values): Promise<number> {
  return withLocalContext(['MongoDB', 'Elasticsearch'], async ({ stores }) => {
    const { jobsIndex, peopleIndex } = stores.search;
    const jobs = counted('jobs');
    const index = `${jobsIndex}-${Date.now()}`;
    const oldJobs = await rebuildIndexes(stores, index, jobs.report);
    progressDone('reindex');
    const people = counted('people');
    const peopleName = `${peopleIndex}-${Date.now()}`;
    const oldPeople = await rebuildPeopleIndex(stores, { name: peopleName, report: people.report });
    progressDone('reindex');
    const old = [...oldJobs, ...oldPeople];
    say(
      `${index} and ${peopleName} are read now; deleting ${old.join(', ')} when the last search on them has ended.`,
    );
    await delay(LAST_SEARCH_MS);
    await deleteIndexes(stores, old);
    const done = { index, jobs: jobs.written, people_index: peopleName, people: people.written };
    process.stdout.write(
      `${values['json'] === true ? JSON.stringify(done) : `${jobs.written} jobs and ${people.written} people indexed.`}\n`,
    );
    return 0;
  });
}

/** Shows the progress of a rebuild, and keeps the number of written records. */
function counted(records: 'jobs' | 'people') {
  const count = {
    written: 0,
    report: ({ written, of }: RebuildProgress) => {
      count.written = written;
      progress('reindex', `${written} of ${of} ${records}`);
    },
  };
  return count;
}
