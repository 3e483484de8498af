import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import lockfile from 'proper-lockfile';
import { cacheDirectory } from '../../paths.ts';
import { say } from '../../terminal/say.ts';

/** A program in the cache: `<cache>/<server>/<version>/<program>`. */
export interface CacheEntry {
  server: string;
  version: string;
  /** Path of the executable inside the version's folder. */
  program: string;
}

/** The path of the entry's executable, or undefined unless it was fetched completely. */
export async function findCached(entry: CacheEntry): Promise<string | undefined> {
  const program = join(directoryOf(entry), entry.program);
  return (await exists(program)) ? program : undefined;
}

/**
 * The entry's executable; `make` creates it when the cache has none. `make` fills an empty staging folder that is
 * renamed when complete, so an interrupted fetch is never used. A lock lets one of several checkouts work while the
 * others wait for its result.
 */
export async function fetchIntoCache(
  entry: CacheEntry,
  make: (staging: string) => Promise<void>,
): Promise<string> {
  await mkdir(dirname(directoryOf(entry)), { recursive: true });
  const lock = await lockEntry(entry);
  try {
    const present = await findCached(entry);
    return present ?? (await makeEntry(entry, make));
  } catch (error) {
    if (!lock.isLost()) throw error;
  } finally {
    await lock.release();
  }
  // This process slept and lost the lock to another, whose result is as good.
  return fetchIntoCache(entry, make);
}

async function makeEntry(entry: CacheEntry, make: (staging: string) => Promise<void>) {
  const directory = directoryOf(entry);
  await removeLeftovers(directory);
  const staging = await mkdtemp(`${directory}.tmp-`);
  try {
    await make(staging);
    if (!(await exists(join(staging, entry.program)))) {
      throw new Error(`${entry.server}: the fetch finished without ${entry.program}`);
    }
    await chmod(staging, 0o755);
    await rename(staging, directory);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return join(directory, entry.program);
}

interface Lock {
  /** Whether another process may hold the lock now. */
  isLost: () => boolean;
  release: () => Promise<void>;
}

async function lockEntry(entry: CacheEntry): Promise<Lock> {
  const directory = directoryOf(entry);
  const options = { realpath: false, stale: 10_000, lockfilePath: `${directory}.lock` };
  if (await lockfile.check(directory, options)) {
    say(`${entry.server}: another process is fetching it; waiting for its result`);
  }
  let isLost = false;
  const release = await lockfile.lock(directory, {
    ...options,
    update: 2_000,
    retries: { forever: true, factor: 1, minTimeout: 250, maxTimeout: 250 },
    onCompromised: (error) => {
      isLost = true;
      say(`${entry.server}: ${error.message}`);
    },
  });
  return { isLost: () => isLost, release: async () => (isLost ? undefined : release()) };
}

/** Also removes a version's folder that lost its program. */
async function removeLeftovers(directory: string): Promise<void> {
  const parent = dirname(directory);
  const staged = (await readdir(parent)).filter((name) =>
    name.startsWith(`${basename(directory)}.tmp-`),
  );
  const paths = [directory, ...staged.map((name) => join(parent, name))];
  await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })));
}

function directoryOf(entry: CacheEntry): string {
  return join(cacheDirectory(), entry.server, entry.version);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
