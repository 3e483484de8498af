import type { AppContext } from '../../services/context.ts';
import { indexDuePeople } from '../../services/people/indexing/index-people.ts';
import { catchUpPeopleIndex } from '../../services/people/indexing/rebuild-people-index.ts';
import {
  readmitPeopleReaders,
  restorePeopleIndex,
} from '../../services/people/indexing/restore-people-index.ts';
import { projectPerson } from '../../services/people/project-person.ts';
import { findDuePeople } from '../../storage/people/consenting-candidates.ts';
import { attemptSignal, keepAlive, stopIfCancelled } from '../keep-alive.ts';
import { sweepEach } from '../sweep-each.ts';

const BATCH = 200;

/**
 * Brings rows of People Search up to date with their candidates, and the index up to date with the rows. It also detects
 * a lost index or an interrupted rebuild. Idempotent: a row is written from the present candidate and indexed at its
 * revision, and what changes meanwhile is found again. During an outage of Elasticsearch it is retried.
 */
export function createSweepPeople(ctx: AppContext) {
  return async function sweepPeople(): Promise<{ projected: number }> {
    const { stores } = ctx;
    const due = await findDuePeople(stores, BATCH);
    const signal = attemptSignal();
    const projected = await sweepEach(ctx, due, (one) => projectPerson(ctx, one, signal));
    await keepAlive(async () => {
      await restorePeopleIndex(stores);
      await catchUpPeopleIndex(stores, stopIfCancelled);
      await indexDuePeople(stores, stopIfCancelled);
      await readmitPeopleReaders(stores);
    });
    return { projected };
  };
}
