import { access, constants, readdir, readFile, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** The path of a program on the PATH, or undefined. */
export async function which(command: string): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const folder of folders) {
    const path = join(folder, command);
    if (await isExecutable(path)) return path;
  }
  return undefined;
}

/** The program's path, or an error that says what to install. */
export async function requireTool(command: string, install: string): Promise<string> {
  const path = await which(command);
  if (path === undefined) throw new Error(`${command} is not installed; ${install}`);
  return path;
}

/** Home of a Java that is at least `oldest`: the one named in ES_JAVA_HOME or JAVA_HOME, else the newest. */
export async function findJava(oldest: number): Promise<string | undefined> {
  const named = [process.env['ES_JAVA_HOME'], process.env['JAVA_HOME']];
  const [chosen] = await javasSince(
    oldest,
    named.filter((home) => home !== undefined),
  );
  if (chosen !== undefined) return chosen.home;
  const found = await javasSince(oldest, await javaHomes());
  const [newest] = found.sort((left, right) => right.version - left.version);
  return newest?.home;
}

async function javasSince(oldest: number, homes: readonly string[]) {
  const javas = await Promise.all(
    homes.map(async (home) => ({ home, version: await javaVersion(home) })),
  );
  return javas.filter(({ version }) => version >= oldest);
}

/** As `findJava`, or an error that says what to install. */
export async function requireJava(oldest: number): Promise<string> {
  const home = await findJava(oldest);
  if (home !== undefined) return home;
  throw new Error(
    `Java ${oldest} or newer is not installed; install a JDK (Debian 13: apt-get install openjdk-21-jdk-headless, ` +
      'elsewhere Eclipse Temurin 21) or name its folder in JAVA_HOME',
  );
}

async function javaHomes(): Promise<string[]> {
  const parents = [
    '/usr/lib/jvm',
    '/usr/java',
    '/opt/java',
    join(homedir(), '.sdkman/candidates/java'),
  ];
  const found = await Promise.all(parents.map((parent) => children(parent)));
  const macs = await children('/Library/Java/JavaVirtualMachines');
  const onPath = await javaOnPath();
  return [
    ...(onPath === undefined ? [] : [onPath]),
    ...found.flat(),
    ...macs.map((mac) => join(mac, 'Contents/Home')),
  ];
}

async function javaOnPath(): Promise<string | undefined> {
  const java = await which('java');
  return java === undefined ? undefined : dirname(dirname(await realpath(java)));
}

/** The major version from the `release` file every JDK carries; 0 where there is none. */
async function javaVersion(home: string): Promise<number> {
  if (!(await isExecutable(join(home, 'bin/java')))) return 0;
  const release = await readFile(join(home, 'release'), 'utf8').catch(() => '');
  return Number(/^JAVA_VERSION="(\d+)/m.exec(release)?.[1] ?? 0);
}

async function children(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch(() => []);
  return names.map((name) => join(parent, name));
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
