import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../dev-servers/fetch/run-tool.ts';
import { projectRoot } from '../paths.ts';

const LOCK_FILE = 'package-lock.json';

/** Puts a commit of this repository, with its packages, into the folder. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  const name = 'checkout';
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  const packing = ['archive', `--output=${archive}`, commit];
  await runTool({ name, command: 'git', args: packing, cwd: projectRoot });
  await runTool({ name, command: 'tar', args: ['-xf', archive, '-C', folder] });
  await installPackages(name, folder);
}

/** The same lock file means the same packages, which this checkout has. */
async function installPackages(name: string, folder: string): Promise<void> {
  const own = join(projectRoot, 'node_modules');
  if (existsSync(own) && (await lockOf(folder)) === (await lockOf(projectRoot))) {
    await symlink(own, join(folder, 'node_modules'));
    return;
  }
  await runTool({ name, command: 'npm', args: ['ci', '--no-audit', '--no-fund'], cwd: folder });
}

function lockOf(folder: string): Promise<string> {
  return readFile(join(folder, LOCK_FILE), 'utf8');
}
