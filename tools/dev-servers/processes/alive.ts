import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A running process. `started` distinguishes it from a later one with the same id. */
export interface ProcessMark {
  pid: number;
  started: string;
}

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

/** Start time in clock ticks: field 22 of /proc/<pid>/stat, counted after the name, which may hold spaces. */
async function fromProc(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

async function fromPs(pid: number): Promise<string | undefined> {
  const ps = promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
  const answer = await ps.catch(() => ({ stdout: '' }));
  return answer.stdout.trim() === '' ? undefined : answer.stdout.trim();
}
