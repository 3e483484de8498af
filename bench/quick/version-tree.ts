import { execFile } from 'node:child_process';
import { symlink, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { projectRoot } from '../../tools/paths.ts';
import type { Measured } from './compare.ts';

const run = promisify(execFile);
/** The longest bench of the quick ones takes a few minutes. */
const BENCH_TIMEOUT_MS = 20 * 60_000;

const reportSchema = z.object({
  goals: z.array(z.object({ what: z.string(), measured: z.number().nullable() })),
});

/** A checkout of one version. */
export interface VersionTree {
  /** Runs a bench of that version. @throws when the bench fails. */
  measure(bench: string, args: readonly string[]): Promise<Measured>;
  remove(): Promise<void>;
}

/** Checks a commit out beside the project, with its dependencies. @throws for an unknown commit. */
export async function checkOut(ref: string, folder: string): Promise<VersionTree> {
  await run('git', ['worktree', 'add', '--detach', folder, ref], { cwd: projectRoot });
  await installDependencies(folder);
  return {
    async measure(bench, args) {
      await run('npm', ['run', '-s', 'bench', '--', bench, ...args], {
        cwd: folder,
        timeout: BENCH_TIMEOUT_MS,
        maxBuffer: Infinity,
      });
      const text = await readFile(join(folder, 'bench', 'results', `${bench}.json`), 'utf8');
      const { goals } = reportSchema.parse(JSON.parse(text));
      return new Map(
        goals.flatMap(({ what, measured }) => (measured === null ? [] : [[what, measured]])),
      );
    },
    remove: async () => {
      await run('git', ['worktree', 'remove', '--force', folder], { cwd: projectRoot });
    },
  };
}

/** The installed packages are those of this checkout where the lock files agree. */
async function installDependencies(folder: string): Promise<void> {
  const lockOf = (tree: string) => readFile(join(tree, 'package-lock.json'), 'utf8');
  if ((await lockOf(folder)) === (await lockOf(projectRoot))) {
    await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  } else {
    await run('npm', ['ci'], { cwd: folder, maxBuffer: Infinity });
  }
}

/** The tag of the last release before HEAD; null without one. */
export async function lastRelease(): Promise<string | null> {
  try {
    const { stdout } = await run('git', ['describe', '--tags', '--abbrev=0'], { cwd: projectRoot });
    return stdout.trim();
  } catch {
    return null;
  }
}
