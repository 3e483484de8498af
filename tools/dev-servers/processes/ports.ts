import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { z } from 'zod';
import { cacheDirectory } from '../../paths.ts';
import { say } from '../../terminal/say.ts';
import { isAlive, markProcess, processMark } from './alive.ts';

const claimsSchema = z.record(z.string(), processMark);
/** Ports that were assigned. A server binds its port a moment later, and another checkout may start meanwhile. */
type Claims = z.infer<typeof claimsSchema>;

/**
 * Below the ports of outgoing connections (from 32768 on Linux, from 49152 on macOS): such a connection could take a
 * port that was assigned, before its server binds it.
 */
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 26_999;
const MOST_TRIES = 200;

const replacements = new Map<number, number>();

/** Returns `wanted` when it is free, else a free port, and prints so under `name`. 0 means any. */
export async function choosePort(wanted: number, name: string): Promise<number> {
  const directory = cacheDirectory();
  await mkdir(directory, { recursive: true });
  const file = join(directory, 'ports.json');
  const retries = { forever: true, factor: 1, minTimeout: 20, maxTimeout: 20 };
  const unlock = await lockfile.lock(file, { realpath: false, retries });
  try {
    const claims = await readClaims(file);
    const free = wanted === 0 ? undefined : await tryPort(wanted, claims);
    const port = free ?? (await anyPort(claims));
    await addClaim(file, claims, port);
    if (wanted !== 0 && port !== wanted) noteReplacement(name, wanted, port);
    return port;
  } finally {
    await unlock();
  }
}

/** The busy port that a free one replaces, or undefined. */
export function replacedPort(port: number): number | undefined {
  return replacements.get(port);
}

function noteReplacement(name: string, wanted: number, port: number): void {
  replacements.set(port, wanted);
  say(`${name}: port ${wanted} is busy; using ${port}`);
}

async function anyPort(claims: Claims): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = await tryPort(randomInt(LOWEST_PORT, HIGHEST_PORT + 1), claims);
    if (port !== undefined) return port;
  }
  throw new Error(`127.0.0.1 has no free port from ${LOWEST_PORT} to ${HIGHEST_PORT}.`);
}

/** The port if it is not assigned and can be bound, else undefined. */
async function tryPort(port: number, claims: Claims): Promise<number | undefined> {
  return String(port) in claims || !(await isFree(port)) ? undefined : port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.close(() => resolve(true));
    });
  });
}

/** Claims of running processes. A file cut off by a crash holds none. */
async function readClaims(file: string): Promise<Claims> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const claims = Object.entries(claimsSchema.catch({}).parse(parseJson(text)));
  const alive = await Promise.all(claims.map(([, mark]) => isAlive(mark)));
  return Object.fromEntries(claims.filter((_, index) => alive[index]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function addClaim(file: string, claims: Claims, port: number): Promise<void> {
  const own = await markProcess(process.pid);
  const all = own === undefined ? claims : { ...claims, [port]: own };
  await writeFile(file, JSON.stringify(all), { mode: 0o600 });
}
