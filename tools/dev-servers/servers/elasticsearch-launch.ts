import { execFile } from 'node:child_process';
import { cp, mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { which } from '../fetch/toolchain.ts';
import { named } from '../../paths.ts';
import type { ClusterMember, Launch, LaunchOptions, Program } from './server.ts';

/** Elasticsearch refuses to run as root; this user owns its folders. It needs no entry in /etc/passwd. */
const unprivileged = 61_200;
const defaultHeapMb = '512';

/**
 * Java's first compiler alone. The second pays off after hours; it takes two fifths of the processor time of a test run
 * and made a start of the whole a quarter longer.
 */
export const compileLittle = '-XX:TieredStopAtLevel=1';

/** Settings of a local node. It must stay writable on a full disk: all nodes share it. */
const settings = [
  'xpack.security.enabled: false',
  'node.store.allow_mmap: false',
  'network.host: 127.0.0.1',
  'cluster.routing.allocation.disk.threshold_enabled: false',
];

interface Folders {
  config: string;
  data: string;
  logs: string;
  temporary: string;
}

/** Runs `bin/elasticsearch` with its own configuration folder, so that the fetched program is never written to. */
export async function launchElasticsearch(
  program: Program,
  options: LaunchOptions,
  javaHome: string | undefined,
): Promise<Launch> {
  const folders = foldersIn(options.dataDirectory);
  await rm(folders.temporary, { recursive: true, force: true });
  await Promise.all(
    Object.values(folders).map((folder: string) => mkdir(folder, { recursive: true })),
  );
  await writeConfiguration(program, folders, options);
  const heap = `${named('ELASTICSEARCH_HEAP_MB') ?? defaultHeapMb}m`;
  const env = {
    ES_PATH_CONF: folders.config,
    ES_TMPDIR: folders.temporary,
    ES_JAVA_OPTS: [`-Xms${heap} -Xmx${heap}`, named('ES_JAVA_OPTS')].filter(Boolean).join(' '),
    HOME: options.dataDirectory,
    ...(javaHome === undefined ? {} : { ES_JAVA_HOME: javaHome }),
  };
  if (process.getuid?.() !== 0) return { command: program.path, args: [], env };
  const owner = `${unprivileged}:${unprivileged}`;
  await promisify(execFile)('chown', ['-R', owner, options.dataDirectory]);
  return { ...(await asUnprivileged(program.path, options.dataDirectory)), env };
}

function foldersIn(directory: string): Folders {
  return {
    config: join(directory, 'config'),
    data: join(directory, 'data'),
    logs: join(directory, 'logs'),
    temporary: join(directory, 'tmp'),
  };
}

async function writeConfiguration(
  program: Program,
  folders: Folders,
  { port, member }: LaunchOptions,
): Promise<void> {
  const shipped = await shippedConfiguration(program);
  for (const file of ['jvm.options', 'log4j2.properties']) {
    await cp(join(shipped, file), join(folders.config, file));
  }
  await mkdir(join(folders.config, 'jvm.options.d'), { recursive: true });
  const lines = [
    ...settings,
    `path.data: ${JSON.stringify(folders.data)}`,
    `path.logs: ${JSON.stringify(folders.logs)}`,
    `http.port: ${port}`,
    ...(member === undefined ? aloneSettings : memberSettings(member)),
  ];
  await writeFile(join(folders.config, 'elasticsearch.yml'), `${lines.join('\n')}\n`);
}

const aloneSettings = ['discovery.type: single-node', 'transport.port: 0'];

/** `initial_master_nodes` counts at the first start of the cluster only. */
function memberSettings({ name, transportPort, peers }: ClusterMember): string[] {
  return [
    'cluster.name: openrole',
    `node.name: ${name}`,
    `transport.port: ${transportPort}`,
    `discovery.seed_hosts: ${JSON.stringify(Object.values(peers))}`,
    `cluster.initial_master_nodes: ${JSON.stringify(Object.keys(peers))}`,
  ];
}

/** Beside the program, or where a distribution's package puts it. */
async function shippedConfiguration(program: Program): Promise<string> {
  const beside = join(dirname(dirname(await realpath(program.path))), 'config');
  return stat(join(beside, 'jvm.options')).then(
    () => beside,
    () => '/etc/elasticsearch',
  );
}

async function asUnprivileged(
  program: string,
  data: string,
): Promise<Pick<Launch, 'command' | 'args'>> {
  const setpriv = await which('setpriv');
  if (setpriv === undefined) {
    throw new Error(
      'Elasticsearch refuses to run as root and setpriv (util-linux) is missing; use another user.',
    );
  }
  const user = ['--reuid', String(unprivileged), '--regid', String(unprivileged), '--clear-groups'];
  const open = (await openToAll(program)) && (await openToAll(data));
  return { command: setpriv, args: [...user, ...(open ? [] : passClosedFolders), program] };
}

/**
 * Folders under /root are closed to other users; this capability lets the process through. The secure bit makes
 * access(2), by which Java checks for files, honour it too.
 */
const passClosedFolders = [
  ...['--securebits', '+no_setuid_fixup'],
  ...['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'],
];

/** Whether any user may pass every folder above `path`. */
async function openToAll(path: string): Promise<boolean> {
  const parent = dirname(path);
  if (parent === path) return true;
  return ((await stat(parent)).mode & 0o001) !== 0 && openToAll(parent);
}
