import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { definedEnvironment, projectRoot } from '../tools/paths.ts';
import { waitUntil } from '../tools/dev-servers/processes/wait-until.ts';
import { say } from '../tools/terminal/say.ts';
import { median } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';

/** The file that `npm start -- --json-timing FILE` writes. */
const timingSchema = z.object({
  ready_ms: z.number(),
  slowest_server: z.string(),
  slowest_server_ms: z.number(),
  servers_ms: z.record(z.string(), z.number()),
});
type Timing = z.infer<typeof timingSchema>;

const READY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 60_000;

/** How long `npm start` takes on cached servers, against the slowest server's own start. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '4' } } });
  const home = await mkdtemp(join(tmpdir(), 'openrole-bench-start-'));
  const timings: Timing[] = [];
  try {
    for (let turn = 0; turn < Number(values.runs); turn += 1) {
      const timing = await startOnce(home);
      say(
        `start: ready in ${timing.ready_ms} ms, ${timing.slowest_server} ${timing.slowest_server_ms} ms`,
      );
      timings.push(timing);
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
  await report(timings);
}

async function startOnce(home: string): Promise<Timing> {
  const file = join(home, 'timing.json');
  await rm(file, { force: true });
  const child = spawn(process.execPath, startCommand(file), {
    cwd: projectRoot,
    env: {
      ...withoutServers(),
      OPENROLE_HOME: home,
      PORT: '0',
      METRICS_PORT: '0',
      WORKER_METRICS_PORT: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const written = async () => (await readTiming(file)) !== null;
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  await waitUntil(written, READY_TIMEOUT_MS, ended);
  const timing = await readTiming(file);
  await stop(child);
  if (timing === null) throw new Error('npm start did not become ready.');
  return timing;
}

function startCommand(timingFile: string): string[] {
  return [join('tools', 'run.mjs'), 'start', '--no-seed', '--json', '--json-timing', timingFile];
}

/** Servers named in the environment would not be started, and their start is what is measured. */
function withoutServers(): Record<string, string> {
  const named = ['MONGODB_URL', 'ELASTICSEARCH_URL', 'TEMPORAL_ADDRESS'];
  return Object.fromEntries(
    Object.entries(definedEnvironment()).filter(([name]) => !named.includes(name)),
  );
}

async function readTiming(file: string): Promise<Timing | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : timingSchema.parse(JSON.parse(text));
}

/** Ctrl-C, then kill what does not end in time. */
async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGINT');
  const ended = () => Promise.resolve(child.exitCode !== null || child.signalCode !== null);
  if (!(await waitUntil(ended, STOP_TIMEOUT_MS))) child.kill('SIGKILL');
}

async function report(timings: readonly Timing[]): Promise<void> {
  // The first start creates the data directory; most starts find one.
  const counted = timings.length > 1 ? timings.slice(1) : timings;
  const ratios = counted.map((timing) => timing.ready_ms / timing.slowest_server_ms);
  await publish({
    bench: 'start',
    versions: {},
    layout: ['three servers, api and worker started side by side by npm start, sharing all cores'],
    settings: { runs: timings.length, servers: 'cached', seed: false },
    goals: [
      {
        what: 'time until ready over the slowest server’s own start, median',
        measured: median(ratios),
        atMost: 1.3,
      },
      {
        what: 'seconds until ready, median',
        measured: median(counted.map((timing) => timing.ready_ms)) / 1_000,
        atMost: 15,
      },
    ],
    results: { ratios: ratios.map(round), timings },
  });
}
