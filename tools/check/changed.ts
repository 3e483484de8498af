import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../paths.ts';
import type { StaticCheck } from './static-checks.ts';

const execute = promisify(execFile);

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await execute('git', args, { cwd: projectRoot });
  return stdout.split('\n').filter((line) => line !== '');
}

/** Files, relative to the project, that differ from the last commit; those of the last commit when none does. */
export async function changedFiles(): Promise<string[]> {
  const uncommitted = [
    ...(await git('diff', '--name-only', 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const files =
    uncommitted.length > 0 ? uncommitted : await git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return files.filter((file) => existsSync(join(projectRoot, file)));
}

const code = /\.(ts|tsx|js|mjs|cjs)$/;

/** The lint and format of these files, and the type-check of all. */
export function checksOf(files: readonly string[]): StaticCheck[] {
  const sources = files.filter((file) => code.test(file));
  const checks: StaticCheck[] = [{ name: 'typecheck', command: ['npm', 'run', '-s', 'typecheck'] }];
  if (sources.length > 0) {
    const lint = ['npx', 'eslint', '--max-warnings', '0', '--no-warn-ignored', ...sources];
    checks.push({ name: 'lint', command: lint });
  }
  const format = ['npx', 'prettier', '--check', '--ignore-unknown', ...files];
  checks.push({ name: 'format', command: format });
  return checks;
}

/**
 * The tests that a change is likely to break: the changed ones, those that import a changed file, those of the folder
 * that mirrors its own (`api/mail` has `test/api/mail`), and the structure of the project.
 */
export async function relatedTests(files: readonly string[]): Promise<string[]> {
  const tests = (await readdir(join(projectRoot, 'test'), { recursive: true }))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('faults/'))
    .map((file) => join('test', file));
  const changed = new Set(files);
  const mirrored = new Set(files.map((file) => join('test', dirname(file))));
  const related: string[] = [];
  for (const test of tests) {
    const near = changed.has(test) || mirrored.has(dirname(test));
    if (near || dirname(test) === 'test/structure' || (await importsOne(test, changed))) {
      related.push(test);
    }
  }
  return related;
}

async function importsOne(test: string, changed: ReadonlySet<string>): Promise<boolean> {
  const text = await readFile(join(projectRoot, test), 'utf8');
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => path);
  return imported.some((path) => changed.has(resolve('/', dirname(test), path).slice('/'.length)));
}
