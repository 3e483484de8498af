import { heartbeat } from '@temporalio/activity';
import type { AppContext } from '../services/context.ts';

/** Sees to one after the other; returns how many went well. One that fails does not hold up the others. */
export async function sweepEach<Target extends { id: string }>(
  ctx: AppContext,
  targets: readonly Target[],
  act: (target: Target) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const target of targets) {
    try {
      await act(target);
      done += 1;
    } catch (error) {
      ctx.log.warn({ err: error, id: target.id }, 'the sweep will try again');
    }
    heartbeat({ done });
  }
  return done;
}
