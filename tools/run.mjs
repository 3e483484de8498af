/**
 * `node tools/run.mjs <command> [arguments]`: the door behind every `npm start`, `npm test`, `npm run stack` ….
 * Plain JavaScript without packages, because it is what installs them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const local = dirname(fileURLToPath(import.meta.url));
const root = dirname(local);
const commands = join(local, 'commands');
const oldestNode = [20, 19];

/** Exit code 2 is wrong use, 1 is failure (decision 0023). */
function stop(message, code) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** The description of a command: the first line of its file, a comment of one sentence. */
function describe(name) {
  const [first = ''] = readFileSync(join(commands, `${name}.ts`), 'utf8').split('\n', 1);
  return first.startsWith('/** ') ? first.slice('/** '.length).replace(/ ?\*\/$/, '') : '';
}

function help() {
  const names = readdirSync(commands)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
  const lines = names.sort().map((name) => `  ${name.padEnd(10)} ${describe(name)}`);
  return `Usage: npm run <command> -- [arguments]   (npm start and npm test need no "run")\n\n${lines.join('\n')}\n\nEvery command answers --help.`;
}

/** Whether node_modules holds the versions of the lockfile; comparing contents, because times lie after a checkout. */
function installed() {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional || present[path]?.version === version,
  );
}

function install() {
  process.stderr.write('packages: node_modules is missing or older than the lockfile; npm ci …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(
    npm,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel', 'error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  );
  if (result.status !== 0) stop('packages: npm ci failed; its message is above.', 1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  stop(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`, 1);
}
const [name, ...rest] = process.argv.slice(2);
if (name === '--help' || name === '-h') {
  process.stdout.write(`${help()}\n`);
  process.exit(0);
}
if (name === undefined) stop(help(), 2);
const file = join(commands, `${name}.ts`);
if (!/^[a-z][a-z:-]*$/.test(name) || !existsSync(file)) {
  stop(`There is no command "${name}".\n\n${help()}`, 2);
}
if (!installed()) install();

// The command runs in this very process, so signals and exit codes need no passing on.
const { register } = await import('tsx/esm/api');
register();
process.argv = [process.argv[0], file, ...rest];
const { runCommandFile } = await import('./terminal/run-command.ts');
await runCommandFile(pathToFileURL(file).href);
