import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAbandoned, stopLeftovers } from './home.ts';
import { withSession, type Session, type SessionOptions } from './session.ts';

/** Test runs and benches share it: whichever comes next finds what one that was killed left behind. */
const PREFIX = 'openrole-session-';

/**
 * Runs `work` in a session with a directory of its own, of which nothing is left afterwards. Before that it ends and
 * removes what earlier ones that were killed (kill -9) left running: their servers would hold memory and disturb what
 * is measured.
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
