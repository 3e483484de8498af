/** Runs the api and the worker on the background servers, again after every change of a source file. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { definedEnvironment, projectRoot } from '../paths.ts';
import { onStop } from '../dev-servers/processes/signals.ts';
import { ensureBackgroundStack } from '../dev-servers/servers/background.ts';
import { choosePorts, programs } from '../start/services.ts';
import { type Command } from '../terminal/run-command.ts';
import { say } from '../terminal/say.ts';

const help = `Usage: npm run dev

Starts the servers in the background (npm run stack -- up) if they do not run, then the api and the worker
in the foreground; both start again when a source file changes. Ctrl-C ends them, npm run stack -- down the servers.
Beside a running npm start they use its servers, and free ports. An account and its key:
  npm run accounts -- create --email you@example.com

  --help`;

function watch(entry: string, settings: Record<string, string>): ChildProcess {
  const tsx = join(projectRoot, 'node_modules/tsx/dist/cli.mjs');
  return spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', join(projectRoot, entry)], {
    env: { NODE_ENV: 'development', ...definedEnvironment(), ...settings },
    stdio: 'inherit',
  });
}

export const command: Command = {
  help,
  takesWords: false,
  options: {},
  run: async () => {
    const { addresses } = await ensureBackgroundStack();
    const ports = await choosePorts();
    say(
      `api at http://127.0.0.1:${ports.PORT} and worker run from their sources; Ctrl-C ends them`,
    );
    const children = Object.values(programs).map((entry) =>
      watch(entry, { ...addresses, ...ports }),
    );
    onStop(() => children.forEach((child) => child.kill('SIGTERM')));
    await Promise.all(
      children.map((child) => new Promise((resolve) => child.once('exit', resolve))),
    );
    return 0;
  },
};
