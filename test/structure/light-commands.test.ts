import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../..');
const commands = join(root, 'tools/commands');
const STATIC_IMPORT = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm;
/** They load the clients of servers, which takes seconds. */
const HEAVY = /^(?:services|storage|clients|activities|api)\//;

/** The files that a file loads before it runs. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    loadedBy(join(dirname(file), path), seen);
  }
  return seen;
}

/** Promise: a command prints its usage, and refuses wrong use, without loading what only its work needs. */
describe('the file of a command', () => {
  it.each(readdirSync(commands))('%s loads no client of a server', (name) => {
    const loaded = [...loadedBy(join(commands, name))].map((file) => relative(root, file));
    expect(loaded.filter((file) => HEAVY.test(file))).toEqual([]);
  });
});

/** Promise: without a collector, tracing costs no memory and no start-up time (decision 0058). */
describe('a process', () => {
  const usesSdk = (file: string) =>
    /from '@opentelemetry\/(?!api')/.test(readFileSync(file, 'utf8'));

  it.each(['api/server.ts', 'worker/main.ts'])('%s loads no module of the tracing SDK', (entry) => {
    const loaded = [...loadedBy(join(root, entry))];
    expect(loaded).toContain(join(root, 'services/tracing/start-tracing.ts'));
    expect(loaded.filter(usesSdk)).toEqual([]);
    expect([...loadedBy(join(root, 'services/tracing/sdk.ts'))].filter(usesSdk)).toHaveLength(2);
  });
});
