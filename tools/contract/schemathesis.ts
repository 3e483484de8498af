import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fetchIntoCache } from '../dev-servers/fetch/cache.ts';
import { runTool } from '../dev-servers/fetch/run-tool.ts';
import { requireTool } from '../dev-servers/fetch/toolchain.ts';
import { definedEnvironment } from '../paths.ts';
import { exitOf } from '../dev-servers/processes/exit-of.ts';
import type { Count } from '../test/run-jest.ts';

const here = dirname(fileURLToPath(import.meta.url));
const requirements = join(here, 'requirements.txt');
/** Schemathesis reads them from its working directory, which is temporary because it writes files there too. */
const configuration = ['schemathesis.toml', 'hooks.py'];
const install = 'install Python 3.11 or newer with venv (Debian: apt-get install python3-venv)';

const reportSchema = z.object({
  exit_code: z.number(),
  operations: z.object({ tested: z.number() }).nullable(),
  failures: z.array(z.object({ operations: z.array(z.string()) })),
  errors: z.array(z.object({ count: z.number() })),
});

/**
 * Path of a Python that has Schemathesis: a virtual environment in the cache folder, one per version of the requirements
 * and of Python.
 */
export async function findSchemathesis(): Promise<string> {
  const python = await requireTool('python3', install);
  const version = await versionOf(python);
  return fetchIntoCache(
    { server: 'schemathesis', version, program: 'bin/python' },
    async (staging) => {
      const name = 'schemathesis';
      await runTool({ name, command: python, args: ['-m', 'venv', staging] });
      const args = ['-m', 'pip', 'install', '--no-input', '--requirement', requirements];
      await runTool({ name, command: join(staging, 'bin/python'), args });
    },
  );
}

async function versionOf(python: string): Promise<string> {
  const { stdout } = spawnSync(python, ['--version'], { encoding: 'utf8' });
  const text = await readFile(requirements, 'utf8');
  const [, release = ''] = /^schemathesis==(\S+)$/m.exec(text) ?? [];
  const hash = createHash('sha256').update(stdout).update(text).digest('hex').slice(0, 8);
  return `${release}-${hash}`;
}

/** Runs `schemathesis run`, which reports to the terminal, and counts operations. */
export async function runSchemathesis(
  python: string,
  { args, environment }: { args: string[]; environment: Record<string, string> },
): Promise<Count> {
  const directory = await mkdtemp(join(tmpdir(), 'openrole-contract-'));
  const file = join(directory, 'report.json');
  try {
    for (const name of configuration) await copyFile(join(here, name), join(directory, name));
    const options = ['run', '--report-json-path', file, ...args];
    const child = spawn(python, ['-m', 'schemathesis.cli', ...options], {
      cwd: directory,
      env: { ...definedEnvironment(), ...environment },
      stdio: ['ignore', 2, 2],
    });
    await exitOf(child);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    return text === undefined ? { passed: 0, failed: 1 } : countOperations(JSON.parse(text));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** An operation fails if one of its requests does. An error outside a request, or an unexplained exit code, is one failure. */
export function countOperations(result: unknown): Count {
  const report = reportSchema.parse(result);
  const failing = new Set(report.failures.flatMap(({ operations }) => operations)).size;
  const errors = report.errors.reduce((sum, { count }) => sum + count, 0);
  const tested = report.operations?.tested ?? 0;
  const failed = failing + errors;
  const unexplained = failed === 0 && (report.exit_code !== 0 || tested === 0);
  return { passed: Math.max(0, tested - failing), failed: unexplained ? 1 : failed };
}
