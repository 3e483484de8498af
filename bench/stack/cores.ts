import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Lists of cores as `taskset` takes them: half for the search engine, half for everything else. */
export interface CoreHalves {
  engine: string;
  others: string;
}

/** Null where processes cannot be bound to cores. */
export async function coreHalves(): Promise<CoreHalves | null> {
  const cores = cpus().length;
  if (cores < 2 || !(await hasTaskset())) return null;
  const half = Math.floor(cores / 2);
  return { engine: range(0, half - 1), others: range(half, cores - 1) };
}

/** Binds a process, all its threads, and everything in its process group. */
export async function pinGroup(leader: number, cores: string): Promise<void> {
  for (const pid of await membersOf(leader)) {
    // A thread may end while it is being bound.
    await run('taskset', ['-acp', cores, String(pid)]).catch(() => undefined);
  }
}

/** Binds this process and whatever it starts from now on. */
export async function pinSelf(cores: string): Promise<void> {
  await run('taskset', ['-acp', cores, String(process.pid)]);
}

function hasTaskset(): Promise<boolean> {
  return run('taskset', ['-p', String(process.pid)]).then(
    () => true,
    () => false,
  );
}

function range(first: number, last: number): string {
  return first === last ? String(first) : `${first}-${last}`;
}

async function membersOf(group: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name)).map(Number);
  const groups = await Promise.all(pids.map(groupOf));
  return pids.filter((_, index) => groups[index] === group);
}

/** Field 5 of /proc/PID/stat; the command before it may hold spaces but ends at the last parenthesis. */
async function groupOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[2]);
}
