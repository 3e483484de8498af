import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/paths.ts';

/** The version of a package as it is installed here. */
export function installedVersion(name: string): string {
  const file = join(projectRoot, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
