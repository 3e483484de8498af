import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const FLOOR_QUEUE = 'bench-floor';

/** Starts a worker for empty workflows: the cost of Temporal alone. Returns a function that stops it. */
export async function startFloorWorker(address: string): Promise<() => void> {
  const worker = fork(
    fileURLToPath(new URL('./worker.ts', import.meta.url)),
    [address, FLOOR_QUEUE],
    { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  );
  await once(worker, 'message');
  return () => {
    worker.disconnect();
  };
}

/** How an empty workflow is started. */
export function emptyOptions() {
  return { taskQueue: FLOOR_QUEUE, workflowId: `empty:${randomUUID()}`, args: [] };
}
