import type { AppContext } from '../services/context.ts';
import { keepAlive, stopIfCancelled } from './keep-alive.ts';

/** Sees to one after the other; returns how many went well. One that fails does not hold up the others. */
export function sweepEach<Target extends { id: string }>(
  ctx: AppContext,
  targets: readonly Target[],
  act: (target: Target) => Promise<unknown>,
): Promise<number> {
  return keepAlive(async () => {
    let done = 0;
    for (const target of targets) {
      stopIfCancelled();
      try {
        await act(target);
        done += 1;
      } catch (error) {
        ctx.log.warn({ err: error, id: target.id }, 'the sweep will try again');
      }
    }
    return done;
  });
}
