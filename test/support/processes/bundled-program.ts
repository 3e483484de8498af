import { rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSources, runBundle } from '../../../tools/bundle-sources.ts';
import { requiredEnvironment } from '../servers.ts';

const entries = { api: 'api/server.ts', worker: 'worker/main.ts' } as const;

/** The arguments with which Node runs the api or the worker, from a bundle that is made once per run of jest. */
export async function bundledProgram(name: keyof typeof entries): Promise<string[]> {
  const folder = join(requiredEnvironment('OPENROLE_TEST_RUN'), 'program');
  if (!existsSync(folder)) {
    // Moved there whole: another test file may be making it too.
    const own = `${folder}-${process.pid}`;
    await bundleSources(Object.values(entries), own);
    await rename(own, folder).catch(() => rm(own, { recursive: true }));
  }
  return [...runBundle, join(folder, entries[name].replace(/\.ts$/, '.mjs'))];
}
