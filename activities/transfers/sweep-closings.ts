import type { AppContext } from '../../services/context.ts';
import { startClosing } from '../../services/transfers/closing/start-closing.ts';
import { findDueClosings } from '../../storage/accounts/closings.ts';
import { sweepEach } from '../sweep-each.ts';

const BATCH = 200;

/** Starts the workflows of closings with a step that is due. Idempotent: a running one is joined. */
export function createSweepClosings(ctx: AppContext) {
  return async function sweepClosings(): Promise<{ started: number }> {
    const due = await findDueClosings(ctx.stores, new Date(), BATCH);
    return { started: await sweepEach(ctx, due, ({ id }) => startClosing(ctx, id)) };
  };
}
