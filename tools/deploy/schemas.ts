import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { fetchIntoCache } from '../dev-servers/fetch/cache.ts';
import { runTool } from '../dev-servers/fetch/run-tool.ts';
import { requireTool } from '../dev-servers/fetch/toolchain.ts';

/** The oldest version that the chart supports (`kubeVersion` in deploy/chart/Chart.yaml) and the newest with schemas. */
export const kubernetesVersions = ['1.30.0', '1.37.0'];

/** A Python package that holds the JSON schemas of all objects, made from Kubernetes' own OpenAPI documents. */
const release = '1.37.0';
const install = 'install Python 3.11 or newer with venv (Debian: apt-get install python3-venv)';
const name = 'kubernetes-schemas';

/** Pattern of the schemas' paths, for kubeconform's option `-schema-location`. */
export async function findSchemas(): Promise<string> {
  const entry = { server: name, version: release, program: 'complete' };
  const complete = await fetchIntoCache(entry, fetchSchemas);
  const folder = '{{.NormalizedKubernetesVersion}}';
  return join(dirname(complete), folder, '{{.ResourceKind}}{{.KindSuffix}}.json');
}

async function fetchSchemas(staging: string): Promise<void> {
  const archive = await downloadWheel(staging);
  for (const version of kubernetesVersions) {
    const inside = `kubernetes_validate/kubernetes-json-schema/v${version}-local-strict/`;
    const files = unzipSync(archive, { filter: (file) => file.name.startsWith(inside) });
    const folder = join(staging, `v${version}`);
    await mkdir(folder);
    for (const [path, content] of Object.entries(files)) {
      await writeFile(join(folder, basename(path)), withLocalReferences(content));
    }
  }
  await writeFile(join(staging, 'complete'), '');
}

/** pip comes from a virtual environment: Debian's Python has none of its own. */
async function downloadWheel(staging: string): Promise<Uint8Array> {
  const python = await requireTool('python3', install);
  const environment = join(staging, 'environment');
  await runTool({ name, command: python, args: ['-m', 'venv', environment] });
  const args = ['-m', 'pip', 'download', '--no-deps', '--no-input', '--dest', environment];
  const command = join(environment, 'bin/python');
  await runTool({ name, command, args: [...args, `kubernetes-validate==${release}`] });
  const wheel = (await readdir(environment)).find((file) => file.endsWith('.whl')) ?? '';
  const archive = await readFile(join(environment, wheel));
  await rm(environment, { recursive: true });
  return archive;
}

/** The schemas refer to each other by address on kubernetes.io; kubeconform would ask that server. */
function withLocalReferences(content: Uint8Array): string {
  const text = Buffer.from(content).toString('utf8');
  const schema = JSON.parse(
    text.replaceAll('"/api/_definitions.json#', '"_definitions.json#'),
  ) as Record<string, unknown>;
  delete schema['$id'];
  return JSON.stringify(schema);
}
