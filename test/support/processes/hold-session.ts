import { join } from 'node:path';
import { definedEnvironment } from '../../../tools/paths.ts';
import { withSession } from '../../../tools/dev-servers/processes/session.ts';
import { runCommand } from '../../../tools/terminal/run-command.ts';

/** A command that keeps two processes running in the given home directory until it is stopped. */
const [directory = ''] = process.argv.slice(2);

await runCommand({
  help: '',
  options: {},
  run: () =>
    withSession({ directory, command: 'npm start', whenStopped: 0 }, (session) => {
      for (const [role, name] of [
        ['server', 'mongodb'],
        ['api', 'api'],
      ] as const) {
        session.start(role, {
          name,
          command: 'sleep',
          args: ['600'],
          env: definedEnvironment(),
          logFile: join(directory, `${name}.log`),
          isReady: () => Promise.resolve(true),
          graceMs: 5_000,
        });
      }
      return new Promise<number>(() => undefined);
    }),
});
