import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { say } from '../../terminal/say.ts';
import { isAlive, markProcess, processMark, signalGroup, type ProcessMark } from './alive.ts';
import { waitUntil } from './wait-until.ts';

const holderSchema = z.object({
  command: z.string(),
  holder: processMark,
  processes: z.record(z.string(), processMark),
  addresses: z.record(z.string(), z.string()),
});

/** The holder of a home directory, stored in its `holder.json`. */
export type Holder = z.infer<typeof holderSchema>;

/** A home directory that this process holds. */
export interface Home {
  directory: string;
  /** Records what runs where, for `stack status` and for the clean-up after a kill -9. */
  note: (part: Partial<Pick<Holder, 'processes' | 'addresses'>>) => Promise<void>;
  release: () => Promise<void>;
}

const stopGraceMs = 15_000;

/**
 * Takes the home directory for `command` and removes an outdated local.json.
 * Throws naming the holder when a living process has it.
 */
export async function holdHome(directory: string, command: string): Promise<Home> {
  await mkdir(directory, { recursive: true });
  const holder: Holder = {
    command,
    holder: await ownMark(),
    processes: {},
    addresses: {},
  };
  const unlock = await lockfile.lock(directory, { retries: 10, lockfilePath: lockOf(directory) });
  try {
    await takeOver(directory);
    await rm(join(directory, 'local.json'), { force: true });
    await writeHolder(directory, holder);
  } finally {
    await unlock();
  }
  return heldHome(directory, holder);
}

/** The living holder of a home directory, or undefined. */
export async function findHolder(directory: string): Promise<Holder | undefined> {
  const holder = await readHolder(directory);
  return holder !== undefined && (await isAlive(holder.holder)) ? holder : undefined;
}

/** Whether the directory's holder was killed. */
export async function isAbandoned(directory: string): Promise<boolean> {
  const holder = await readHolder(directory);
  return holder !== undefined && !(await isAlive(holder.holder));
}

/** The processes that a killed holder left running, or undefined. */
export async function findLeftovers(
  directory: string,
): Promise<Pick<Holder, 'command' | 'processes'> | undefined> {
  const holder = await readHolder(directory);
  if (holder === undefined || (await isAlive(holder.holder))) return undefined;
  const alive = await stillAlive(Object.entries(holder.processes));
  if (alive.length === 0) return undefined;
  return { command: holder.command, processes: Object.fromEntries(alive) };
}

/** Ends the processes of a killed holder, gently first; false when there were none. */
export async function stopLeftovers(directory: string): Promise<boolean> {
  const left = await findLeftovers(directory);
  if (left === undefined) return false;
  const { command, processes } = left;
  const marks = Object.entries(processes);
  say(`left behind by a killed ${command}: ${Object.keys(processes).join(', ')}; stopping`);
  for (const [, { pid }] of marks) signalGroup(pid, 'SIGTERM');
  const ended = async () => (await stillAlive(marks)).length === 0;
  if (!(await waitUntil(ended, stopGraceMs))) {
    for (const [, { pid }] of marks) signalGroup(pid, 'SIGKILL');
    await waitUntil(ended, stopGraceMs);
  }
  return true;
}

async function takeOver(directory: string): Promise<void> {
  const living = await findHolder(directory);
  if (living !== undefined) {
    throw new Error(
      `${directory} is held by ${living.command} (pid ${living.holder.pid}). ` +
        'Stop that first, or name another directory in OPENROLE_HOME.',
    );
  }
  await stopLeftovers(directory);
}

function heldHome(directory: string, holder: Holder): Home {
  let current = holder;
  let writing = Promise.resolve();
  return {
    directory,
    note: (part) => {
      current = { ...current, ...part };
      const noted = current;
      writing = writing.then(() => writeHolder(directory, noted));
      return writing;
    },
    release: async () => {
      await writing;
      await rm(join(directory, 'local.json'), { force: true });
      await rm(fileOf(directory), { force: true });
    },
  };
}

async function stillAlive(marks: [string, ProcessMark][]): Promise<[string, ProcessMark][]> {
  const alive = await Promise.all(marks.map(([, process]) => isAlive(process)));
  return marks.filter((_, index) => alive[index]);
}

async function ownMark(): Promise<ProcessMark> {
  const own = await markProcess(process.pid);
  if (own === undefined) throw new Error('This process cannot see its own start time.');
  return own;
}

async function readHolder(directory: string): Promise<Holder | undefined> {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : holderSchema.parse(JSON.parse(text));
}

/** Written to a temporary file and renamed, so that a reader never sees half a file. */
async function writeHolder(directory: string, holder: Holder): Promise<void> {
  const aside = `${fileOf(directory)}.${process.pid}.tmp`;
  await writeFile(aside, `${JSON.stringify(holder, undefined, 2)}\n`, { mode: 0o600 });
  await rename(aside, fileOf(directory));
}

function fileOf(directory: string): string {
  return join(directory, 'holder.json');
}

function lockOf(directory: string): string {
  return join(directory, 'holder.lock');
}
