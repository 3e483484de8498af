import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../paths.ts';

export const chart = join(projectRoot, 'deploy/chart');
const values = join(projectRoot, 'deploy/values');

/** The example installations: small, large, external. */
export const installations = readdirSync(values).map((file) => file.replace('.yaml', ''));

/** Path of an installation's values. */
export function valuesOf(installation: string): string {
  return join(values, `${installation}.yaml`);
}

/**
 * The chart's manifests with an installation's values, as YAML.
 * @throws with Helm's message.
 */
export async function renderChart(
  helm: string,
  installation: string,
  options: readonly string[] = [],
): Promise<string> {
  const args = ['template', 'openrole', chart, '--values', valuesOf(installation), ...options];
  const { stdout } = await promisify(execFile)(helm, args, { maxBuffer: 2 ** 24 });
  return stdout;
}
