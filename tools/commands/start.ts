/** Starts the servers, the api and the worker, seeds a new data directory, and stays until Ctrl-C. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { homeDirectory } from '../paths.ts';
import { withSession, type Session } from '../dev-servers/processes/session.ts';
import { compileLittle } from '../dev-servers/servers/elasticsearch-launch.ts';
import { stackEnvironment, startStack } from '../dev-servers/servers/stack.ts';
import { writeLocalFile, writePrivately, type LocalFile } from '../start/local-file.ts';
import { ownerKey, ownerLink, seedOnce } from '../start/owner.ts';
import { readyLine, startReport, timingOf } from '../start/report.ts';
import { startServices } from '../start/services.ts';
import { type Command } from '../terminal/run-command.ts';
import { say } from '../terminal/say.ts';

const help = `Usage: npm start [-- options]

Finds or fetches MongoDB, Elasticsearch and Temporal, starts them with the api and the worker,
fills a new data directory with fictional postings, and stays in the foreground until Ctrl-C.

  --no-seed            leave a new data directory empty
  --json               print the content of local.json instead of the table
  --json-timing FILE   also write how long the start took to FILE
  --help

Environment: PORT (3000; 0 for any), OPENROLE_HOME (.openrole), OPENROLE_CACHE (~/.cache/openrole),
ELASTICSEARCH_HEAP_MB (512), ES_JAVA_OPTS (${compileLittle}); MONGODB_URL, ELASTICSEARCH_URL, TEMPORAL_ADDRESS for servers that already run.`;

interface StartOptions {
  seed: boolean;
  json: boolean;
  timingFile: string | undefined;
}

async function start(session: Session, options: StartOptions): Promise<number> {
  process.env['ES_JAVA_OPTS'] ??= compileLittle;
  const stack = await startStack(session, 'usual');
  const mailDirectory = join(session.directory, 'mail');
  await mkdir(mailDirectory, { recursive: true });
  const addresses = stackEnvironment(stack);
  // This is a development machine, whatever the shell's NODE_ENV says (decision 0023).
  const environment = { ...addresses, NODE_ENV: 'development', MAIL_DIR: mailDirectory };
  const services = await startServices(session, environment);
  const [serversMs] = await Promise.all([stack.ready(), services.ready()]);
  // Counted from the process's own start, so that installing and loading are in it.
  const timing = timingOf(performance.now(), serversMs);
  say(readyLine(timing));

  const data = { directory: session.directory, apiUrl: services.apiUrl, environment };
  const apiKey = await ownerKey(data);
  if (options.seed) await seedOnce(data);
  const local = (): LocalFile => ({
    api_url: services.apiUrl,
    console_url: `${services.apiUrl}/console`,
    docs_url: `${services.apiUrl}/docs`,
    api_key: apiKey,
    mongodb_url: stack.addresses.mongodb,
    elasticsearch_url: stack.addresses.elasticsearch,
    temporal_address: stack.addresses.temporal,
    temporal_ui_url: stack.temporalUiUrl ?? null,
    mail_dir: mailDirectory,
    pids: session.pids(),
  });
  const link = await ownerLink(data);
  await session.noteAddresses(addresses);
  await session.followPids(() => writeLocalFile(session.directory, local()));
  if (options.timingFile !== undefined) await writePrivately(options.timingFile, timing);
  process.stdout.write(
    options.json ? `${JSON.stringify(local())}\n` : startReport(local(), stack, link),
  );
  return new Promise<number>(() => undefined);
}

export const command: Command = {
  help,
  takesWords: false,
  options: {
    'no-seed': { type: 'boolean' },
    json: { type: 'boolean' },
    'json-timing': { type: 'string' },
  },
  run: (values) => {
    const directory = homeDirectory();
    const timingFile = values['json-timing'];
    const options = {
      seed: values['no-seed'] !== true,
      json: values['json'] === true,
      timingFile: typeof timingFile === 'string' ? timingFile : undefined,
    };
    return withSession({ directory, command: 'npm start', whenStopped: 0 }, (session) =>
      start(session, options),
    );
  },
};
