import { heartbeat } from '@temporalio/activity';

const HEARTBEAT_MS = 2_000;

/** Reports that the worker lives for as long as the work takes: somebody waits for it, and one that dies is noticed soon. */
export async function keepAlive<Result>(work: () => Promise<Result>): Promise<Result> {
  const alive = setInterval(heartbeat, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(alive);
  }
}
