import { asyncLocalStorage, cancellationSignal, Context } from '@temporalio/activity';

const HEARTBEAT_MS = 2_000;
/** A step that takes longer hangs: a call on a connection that dies at the wrong moment may never end. */
const LONGEST_STEP_MS = 15 * 60_000;

/** When each activity began its current step. */
const steps = new WeakMap<Context, number>();

/**
 * Sends heartbeats while the work runs, so that a dead worker is noticed soon. `reached` is passed to the next
 * attempt. Does nothing outside an activity.
 * @throws when a step takes too long; the retry continues from the last progress.
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

/**
 * Called between two steps of a long pass.
 * @throws when this attempt was cancelled or timed out: its retry is running.
 */
export function stopIfCancelled(): void {
  if (!isActivity()) return;
  cancellationSignal().throwIfAborted();
  const activity = Context.current();
  if (isHung(activity)) throw hangs();
  steps.set(activity, Date.now());
}

/** Aborts when this attempt was cancelled or timed out; undefined outside an activity. */
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
