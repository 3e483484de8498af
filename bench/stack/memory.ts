import { readFile, writeFile } from 'node:fs/promises';

const RESET_PEAK = '5';

/** Forgets a process's highest memory use so far, so that starting up does not count. Linux only. */
export async function resetPeakMemory(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, RESET_PEAK);
}

/** Highest resident memory of a process since it started or was reset, in MiB. */
export function peakMemoryMiB(pid: number): Promise<number> {
  return readMiB(pid, /^VmHWM:\s+(\d+) kB$/mu);
}

/** Resident memory of a process, in MiB. */
export function memoryMiB(pid: number): Promise<number> {
  return readMiB(pid, /^VmRSS:\s+(\d+) kB$/mu);
}

async function readMiB(pid: number, line: RegExp): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = line.exec(status) ?? [];
  if (kilobytes === undefined)
    throw new Error('This system does not tell the memory of a process.');
  return Number(kilobytes) / 1024;
}
