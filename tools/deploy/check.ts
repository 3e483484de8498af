import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../dev-servers/fetch/run-tool.ts';
import { projectRoot } from '../paths.ts';
import { say } from '../terminal/say.ts';
import { chart, installations, renderChart, valuesOf } from './chart.ts';
import { findHelm, findKubeconform, findPromtool } from './programs.ts';
import { findSchemas, kubernetesVersions } from './schemas.ts';

const prometheus = join(projectRoot, 'deploy/prometheus');

/** Runs `npm run check:deploy`. Throws with the output of the first tool that finds a fault. */
export async function checkDeployment(): Promise<number> {
  await checkAlerts();
  await checkChart();
  return 0;
}

async function checkAlerts(): Promise<void> {
  const command = await findPromtool();
  const run = (...args: string[]) => runTool({ name: 'promtool', command, args, cwd: prometheus });
  await run('check', 'config', 'prometheus.yaml');
  await run('test', 'rules', 'alerts.test.yaml');
  say('alerts: valid, and their tests pass');
}

async function checkChart(): Promise<void> {
  const [helm, kubeconform, schemas] = await Promise.all([
    findHelm(),
    findKubeconform(),
    findSchemas(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'openrole-manifests-'));
  try {
    for (const installation of installations) {
      const args = ['lint', '--strict', chart, '--values', valuesOf(installation)];
      await runTool({ name: 'helm', command: helm, args });
      await writeFile(join(folder, `${installation}.yaml`), await renderChart(helm, installation));
    }
    for (const version of kubernetesVersions) {
      const options = ['-strict', '-kubernetes-version', version, '-schema-location', schemas];
      await runTool({ name: 'kubeconform', command: kubeconform, args: [...options, folder] });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  const versions = kubernetesVersions.join(' and ');
  say(`chart: ${installations.join(', ')} are valid for Kubernetes ${versions}`);
}
