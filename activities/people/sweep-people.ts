import type { AppContext } from '../../services/context.ts';
import { projectPerson } from '../../services/people/project-person.ts';
import { findDuePeople } from '../../storage/people/consenting-candidates.ts';
import { attemptSignal } from '../keep-alive.ts';
import { sweepEach } from '../sweep-each.ts';

const BATCH = 200;

/**
 * Brings rows of People Search up to date with their candidates. Idempotent: a row is written from the present candidate,
 * and a candidate that changes meanwhile is found again.
 */
export function createSweepPeople(ctx: AppContext) {
  return async function sweepPeople(): Promise<{ projected: number }> {
    const due = await findDuePeople(ctx.stores, BATCH);
    const signal = attemptSignal();
    return { projected: await sweepEach(ctx, due, (one) => projectPerson(ctx, one, signal)) };
  };
}
