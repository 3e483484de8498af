import { readdir, readFile } from 'node:fs/promises';

/** Fields of /proc/PID/stat after the command: parent, and clock ticks of the process and of its ended children. */
const PARENT = 1;
const TICKS = [11, 12, 13, 14];
/** Linux counts hundredths of a second on every common architecture. */
const MS_PER_TICK = 10;

/** Processor time so far in milliseconds, by name, of processes and everything they started. Linux only. */
export async function processorTimes(pids: Record<string, number>): Promise<Map<string, number>> {
  const stats = await readStats();
  const named = new Set(Object.values(pids));
  const timeOf = (pid: number): number => {
    const ticks = TICKS.reduce((sum, field) => sum + (stats.get(pid)?.[field] ?? 0), 0);
    const children = [...stats].filter(([id, stat]) => stat[PARENT] === pid && !named.has(id));
    return children.reduce((sum, [id]) => sum + timeOf(id), ticks * MS_PER_TICK);
  };
  return new Map(Object.entries(pids).map(([name, pid]) => [name, timeOf(pid)]));
}

/** The command of a process may contain spaces; it ends at the last parenthesis. */
async function readStats(): Promise<Map<number, number[]>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const texts = await Promise.all(
    // A process may end meanwhile.
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  );
  return new Map(
    pids.map((pid, index) => {
      const text = texts[index] ?? '';
      return [
        Number(pid),
        text
          .slice(text.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number),
      ];
    }),
  );
}
