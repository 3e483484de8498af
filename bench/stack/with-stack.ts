import type { Session } from '../../tools/dev-servers/processes/session.ts';
import { withTemporarySession } from '../../tools/dev-servers/processes/temporary-session.ts';
import { startStack, type Stack } from '../../tools/dev-servers/servers/stack.ts';

/** Servers that belong to one bench, and the folder they live in. */
export interface BenchStack {
  session: Session;
  stack: Stack;
}

/**
 * Runs `work` beside MongoDB, Elasticsearch and Temporal of its own on free ports (or those named in the
 * environment), in a temporary folder that is gone afterwards.
 */
export async function withStack(
  bench: string,
  work: (servers: BenchStack) => Promise<void>,
): Promise<void> {
  const options = { command: `bench ${bench}`, whenStopped: false };
  const done = await withTemporarySession(options, async (session) => {
    const stack = await startStack(session, 'free');
    await stack.ready();
    await work({ session, stack });
    return true;
  });
  if (!done) throw new Error('The bench was interrupted.');
}
