import { rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFile, bundleSources, runBundle } from '../../../tools/bundle-sources.ts';
import { programs } from '../../../tools/start/services.ts';
import { requiredEnvironment } from '../servers.ts';

/** The arguments with which Node runs the api or the worker, from a bundle that is made once per run of jest. */
export async function bundledProgram(name: keyof typeof programs): Promise<string[]> {
  const folder = join(requiredEnvironment('OPENROLE_TEST_RUN'), 'program');
  if (!existsSync(folder)) {
    // Moved there whole: another test file may be making it too.
    const own = `${folder}-${process.pid}`;
    await bundleSources(Object.values(programs), own);
    await rename(own, folder).catch(() => rm(own, { recursive: true }));
  }
  return [...runBundle, bundledFile(folder, programs[name])];
}
