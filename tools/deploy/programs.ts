import { findOrFetch } from '../dev-servers/fetch/find-or-fetch.ts';
import { runTool } from '../dev-servers/fetch/run-tool.ts';
import { requireTool } from '../dev-servers/fetch/toolchain.ts';
import type { Fetchable } from '../dev-servers/servers/server.ts';

const goInstall = 'install Go 1.26 or newer (https://go.dev/dl)';

/** A program that is built from its Go module. */
function built(name: string, module: string, version: string): Fetchable {
  return {
    name,
    command: name,
    flavour: name,
    recipes: [
      {
        server: name,
        version: `${version}-go`,
        flavour: `${name} (built)`,
        program: name,
        says: 'building it with go',
        make: async (staging) => {
          const command = await requireTool('go', goInstall);
          const args = ['install', '-v', '-ldflags=-s -w', `${module}@v${version}`];
          await runTool({ name, command, args, env: { GOBIN: staging } });
        },
      },
    ],
  };
}

const helm = built('helm', 'helm.sh/helm/v4/cmd/helm', '4.3.2');
const kubeconform = built('kubeconform', 'github.com/yannh/kubeconform/cmd/kubeconform', '0.8.0');

/** Path of Helm. */
export async function findHelm(): Promise<string> {
  return (await findOrFetch(helm)).path;
}

/** Path of kubeconform. */
export async function findKubeconform(): Promise<string> {
  return (await findOrFetch(kubeconform)).path;
}

/** Path of promtool, which Debian's package `prometheus` brings. */
export function findPromtool(): Promise<string> {
  return requireTool('promtool', 'install Prometheus (Debian: apt-get install prometheus)');
}
