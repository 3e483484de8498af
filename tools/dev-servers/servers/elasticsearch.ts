import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { download, sha512 } from '../fetch/download.ts';
import { runDependencyGoal } from '../fetch/maven.ts';
import { runTool } from '../fetch/run-tool.ts';
import { requireJava } from '../fetch/toolchain.ts';
import { launchElasticsearch } from './elasticsearch-launch.ts';
import type { Recipe, Server } from './server.ts';

const version = '9.4.3';
/** The oldest Java this version runs on. */
const oldestJava = 21;
const healthTimeoutMs = 2_000;

const vendorDownload: Recipe = {
  server: 'elasticsearch',
  version,
  flavour: 'elasticsearch',
  program: 'bin/elasticsearch',
  says: "Elastic's own download",
  make: async (staging) => {
    const archive = join(staging, 'elasticsearch.tar.gz');
    const url = `https://artifacts.elastic.co/downloads/elasticsearch/${archiveName()}`;
    await download(`${url}.sha512`, `${archive}.sha512`, 'elasticsearch');
    await download(url, archive, 'elasticsearch');
    const [expected] = (await readFile(`${archive}.sha512`, 'utf8')).split(' ');
    if ((await sha512(archive)) !== expected) throw new Error(`${url}: the sha512 does not match`);
    const args = ['-xzf', archive, '-C', staging, '--strip-components', '1'];
    await runTool({ name: 'elasticsearch', command: 'tar', args });
    await Promise.all([rm(archive), rm(`${archive}.sha512`)]);
  },
};

/** The real server with its core modules only, published for integration tests. It brings no Java. */
const registryArtifact: Recipe = {
  server: 'elasticsearch',
  version: `${version}-core`,
  flavour: 'elasticsearch (core)',
  program: 'bin/elasticsearch',
  says: 'the core server from the Maven registry (124 MB)',
  make: async (staging) => {
    await requireJava(oldestJava);
    await runDependencyGoal('elasticsearch', 'unpack', [
      `-Dartifact=org.elasticsearch.distribution.integ-test-zip:elasticsearch:${version}:zip`,
      `-DoutputDirectory=${staging}`,
      `-Dmdep.overWriteReleases=true`,
    ]);
    await hoist(staging, `elasticsearch-${version}`);
  },
};

export const elasticsearch: Server = {
  name: 'elasticsearch',
  command: 'elasticsearch',
  flavour: 'elasticsearch',
  variable: 'ELASTICSEARCH_URL',
  usualPort: 9200,
  recipes: [vendorDownload, registryArtifact],
  addressOf: (port) => `http://127.0.0.1:${port}`,
  launch: async (program, options) =>
    launchElasticsearch(
      program,
      options,
      program.flavour === registryArtifact.flavour ? await requireJava(oldestJava) : undefined,
    ),
  isReady: isHealthy,
};

function archiveName(): string {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  return `elasticsearch-${version}-${process.platform}-${machine}.tar.gz`;
}

/** Moves what lies in `folder` one level up. */
async function hoist(staging: string, folder: string): Promise<void> {
  const names = await readdir(join(staging, folder));
  await Promise.all(names.map((name) => rename(join(staging, folder, name), join(staging, name))));
  await rm(join(staging, folder), { recursive: true });
}

/** The core server has no `GET /`, so its health is checked. */
async function isHealthy(address: string): Promise<boolean> {
  const url = new URL(
    '_cluster/health?wait_for_status=yellow&timeout=1s',
    `${address.replace(/\/$/, '')}/`,
  );
  const headers: Record<string, string> =
    url.username === ''
      ? {}
      : { authorization: `Basic ${btoa(`${url.username}:${url.password}`)}` };
  url.username = url.password = '';
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(healthTimeoutMs) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.ok === true;
}
