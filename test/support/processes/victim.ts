import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledFile, bundleSources } from '../../../tools/bundle-sources.ts';

/** A program that is killed at a point of its work, again and again. */
export interface Victim {
  /** Runs it once. Returns the signal that ended it, or `done`, or what it wrote to standard error. */
  run(args: readonly string[], environment: Record<string, string>): Promise<string>;
  remove(): Promise<void>;
}

/** `entry` is a program of the project, by its path from the root. */
export async function makeVictim(entry: string): Promise<Victim> {
  const folder = await mkdtemp(join(tmpdir(), 'openrole-victim-'));
  const bundle = join(folder, 'program');
  await bundleSources([entry], bundle);
  const program = bundledFile(bundle, entry);
  return {
    run: (args, environment) => runOnce([program, ...args], environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function runOnce(args: string[], environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? (code === 0 ? 'done' : told)));
  });
}
