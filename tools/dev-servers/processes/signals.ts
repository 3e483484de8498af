type Listener = () => void;

const listeners = new Set<Listener>();
let listening = false;
let stopping = false;

/** Calls `listener` at the first SIGINT, SIGTERM or SIGHUP. Returns a function that removes it. */
export function onStop(listener: Listener): () => void {
  listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a signal asked the command to end. */
export function isStopping(): boolean {
  return stopping;
}

/** Resolves when a signal asks the command to end. */
export function stopRequested(): Promise<void> {
  if (stopping) return Promise.resolve();
  return new Promise((resolve) => {
    onStop(resolve);
  });
}

function listen(): void {
  if (listening) return;
  listening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
}

/** Later signals are ignored: an orderly stop is under way, and interrupting it could lose data. */
function stopOnce(): void {
  if (stopping) return;
  stopping = true;
  for (const listener of listeners) listener();
}
