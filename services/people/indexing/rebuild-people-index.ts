import { countShownRows, streamRows } from '../../../storage/people/index-due.ts';
import { peopleIndexDefinition } from '../../../storage/people/search/person.mapping.ts';
import type { Stores } from '../../../storage/stores.ts';
import {
  catchUpIndex,
  deleteForgotten,
  type Rebuild,
  type Rebuildable,
  rebuildIndex,
} from '../../market/indexing/rebuild-index.ts';
import { indexDuePeople, personWrite } from './index-people.ts';
import { readmitPeopleReaders, restorePeopleIndex } from './restore-people-index.ts';

const BATCH = 1000;

/**
 * Rebuilds the index of People Search from MongoDB beside the current one, and deletes the remains of killed rebuilds.
 * @returns the unused indexes; delete them once the last search on them has ended.
 */
export async function rebuildPeopleIndex(stores: Stores, rebuild: Rebuild): Promise<string[]> {
  await deleteForgotten(stores, stores.search.peopleIndex);
  await restorePeopleIndex(stores);
  const old = await rebuildIndex(stores, peopleIndex(stores), rebuild);
  await indexDuePeople(stores);
  await readmitPeopleReaders(stores);
  return old;
}

/** Completes a rebuild that was killed after its swap. */
export function catchUpPeopleIndex(stores: Stores, beat: () => void): Promise<void> {
  return catchUpIndex(stores, peopleIndex(stores), beat);
}

function peopleIndex({ search }: Stores): Rebuildable {
  return {
    alias: search.peopleIndex,
    definition: peopleIndexDefinition(search),
    count: countShownRows,
    async *writes(stores, scope) {
      for await (const rows of streamRows(stores, scope, BATCH)) yield rows.map(personWrite);
    },
  };
}
