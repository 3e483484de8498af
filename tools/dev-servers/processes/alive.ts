import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';

/** A running process. `started` distinguishes it from a later one with the same id. */
export const processMark = z.object({ pid: z.number(), started: z.string() });
export type ProcessMark = z.infer<typeof processMark>;

/** Marks a running process; undefined when there is none with that id. */
export async function markProcess(pid: number): Promise<ProcessMark | undefined> {
  const started = process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether the marked process still runs; a zombie does not. */
export async function isAlive(mark: ProcessMark): Promise<boolean> {
  return (await markProcess(mark.pid))?.started === mark.started;
}

/** Sends a signal to a process and everything it started in its group; false when nothing was there. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Whether the process is halted by SIGSTOP. Linux only. */
export async function isPaused({ pid }: ProcessMark): Promise<boolean> {
  const [state] = await statOf(pid);
  return state === 'T';
}

/** Start time in clock ticks, field 22. */
async function fromProc(pid: number): Promise<string | undefined> {
  const fields = await statOf(pid);
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** The fields of /proc/<pid>/stat from the third on: those after the name, which may hold spaces. */
async function statOf(pid: number): Promise<string[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

async function fromPs(pid: number): Promise<string | undefined> {
  const ps = promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
  const answer = await ps.catch(() => ({ stdout: '' }));
  return answer.stdout.trim() === '' ? undefined : answer.stdout.trim();
}
