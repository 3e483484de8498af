import type { ChildProcess } from 'node:child_process';
import { onStop } from './signals.ts';

/**
 * Waits until a child process has ended and its output is read; a stop signal ends it. Returns its exit code, null if
 * a signal ended it.
 * @throws Error if the program cannot be started.
 */
export async function exitOf(child: ChildProcess): Promise<number | null> {
  const forget = onStop(() => child.kill('SIGTERM'));
  try {
    return await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
  } finally {
    forget();
  }
}
