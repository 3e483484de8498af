import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isAlive, processMark, type ProcessMark } from '../dev-servers/processes/alive.ts';
import { readJson, writePrivately } from '../start/local-file.ts';

const portsSchema = z.record(z.string(), z.number());

/** The ports of a cluster by name; empty before its first start. */
export async function readPorts(directory: string): Promise<Record<string, number>> {
  return portsSchema.parse((await readJson(join(directory, 'ports.json'))) ?? {});
}

export function writePorts(directory: string, ports: Record<string, number>): Promise<void> {
  return writeJson(join(directory, 'ports.json'), ports);
}

/** The part's process while it runs, paused or not. */
export async function livingProcess(
  directory: string,
  name: string,
): Promise<ProcessMark | undefined> {
  const stored = await readJson(processFile(directory, name));
  if (stored === undefined) return undefined;
  const process = processMark.parse(stored);
  return (await isAlive(process)) ? process : undefined;
}

/** Each part has a file of its own, so that parts start at once. */
export function noteProcess(directory: string, name: string, process: ProcessMark): Promise<void> {
  return writeJson(processFile(directory, name), process);
}

function processFile(directory: string, name: string): string {
  return join(directory, 'processes', `${name}.json`);
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writePrivately(file, value);
}
