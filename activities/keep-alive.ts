import { asyncLocalStorage, cancellationSignal, Context } from '@temporalio/activity';

const HEARTBEAT_MS = 2_000;
/** A pass whose step takes longer hangs: a connection that dies in the wrong moment leaves a call without an end. */
const LONGEST_STEP_MS = 15 * 60_000;

/** When each activity began the step it is at. */
const steps = new WeakMap<Context, number>();

/**
 * Reports that the worker lives for as long as the work takes: somebody waits for it, and one that dies is noticed
 * soon. `reached` is what the next attempt is told. Outside an activity there is nobody to report to.
 * @throws when a step takes too long: the retry begins where the work has come to.
 */
export async function keepAlive<Result>(
  work: () => Promise<Result>,
  reached: () => unknown = () => undefined,
): Promise<Result> {
  if (!isActivity()) return work();
  const activity = Context.current();
  steps.set(activity, Date.now());
  let alive: NodeJS.Timeout | undefined;
  const hung = new Promise<never>((_resolve, reject) => {
    alive = setInterval(() => {
      if (isHung(activity)) reject(hangs());
      else activity.heartbeat(reached());
    }, HEARTBEAT_MS);
  });
  try {
    return await Promise.race([work(), hung]);
  } finally {
    clearInterval(alive);
  }
}

/** For between two steps of a long pass. @throws when nobody waits for this attempt any more: its retry is at work. */
export function stopIfCancelled(): void {
  if (!isActivity()) return;
  cancellationSignal().throwIfAborted();
  const activity = Context.current();
  if (isHung(activity)) throw hangs();
  steps.set(activity, Date.now());
}

/** Aborts when nobody waits for this attempt any more; undefined outside an activity. */
export function attemptSignal(): AbortSignal | undefined {
  return isActivity() ? cancellationSignal() : undefined;
}

function isActivity(): boolean {
  return asyncLocalStorage.getStore() !== undefined;
}

function isHung(activity: Context): boolean {
  return Date.now() - (steps.get(activity) ?? Date.now()) > LONGEST_STEP_MS;
}

function hangs(): Error {
  return new Error('A step has taken longer than any should.');
}
