import { asyncLocalStorage, cancellationSignal, heartbeat } from '@temporalio/activity';

const HEARTBEAT_MS = 2_000;

/**
 * Reports that the worker lives for as long as the work takes: somebody waits for it, and one that dies is noticed
 * soon. `reached` is what the next attempt is told. Outside an activity there is nobody to report to.
 */
export async function keepAlive<Result>(
  work: () => Promise<Result>,
  reached: () => unknown = () => undefined,
): Promise<Result> {
  if (!isActivity()) return work();
  const alive = setInterval(() => heartbeat(reached()), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(alive);
  }
}

/** For between two steps of a long pass. @throws when nobody waits for this attempt any more: its retry is at work. */
export function stopIfCancelled(): void {
  if (isActivity()) cancellationSignal().throwIfAborted();
}

function isActivity(): boolean {
  return asyncLocalStorage.getStore() !== undefined;
}
