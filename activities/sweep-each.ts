import type { AppContext } from '../services/context.ts';
import { keepAlive, stopIfCancelled } from './keep-alive.ts';

/** Processes items one after the other. Returns how many succeeded; a failed one does not hold up the others. */
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
