import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAbandoned, stopLeftovers } from './home.ts';
import { withSession, type Session, type SessionOptions } from './session.ts';

/** Shared by test runs and benches, so that each cleans up after one that was killed. */
const PREFIX = 'openrole-session-';

/**
 * Runs `work` in a session with a directory of its own, which is removed afterwards. First it ends what earlier
 * killed runs (kill -9) left: their servers would hold memory and disturb measurements.
 */
export async function withTemporarySession<Answer>(
  options: Omit<SessionOptions<Answer>, 'directory'>,
  work: (session: Session) => Promise<Answer>,
): Promise<Answer> {
  await removeKilledSessions();
  const directory = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await withSession({ ...options, directory }, work);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function removeKilledSessions(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const directory of names.map((name) => join(tmpdir(), name))) {
    if (!(await isAbandoned(directory))) continue;
    await stopLeftovers(directory);
    await rm(directory, { recursive: true, force: true });
  }
}
