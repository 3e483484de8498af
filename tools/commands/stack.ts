/** Starts, stops or shows the three servers in the background, for single test files and npm run dev. */
import Table from 'cli-table3';
import { homeDirectory } from '../paths.ts';
import { findHolder, findLeftovers, type Holder } from '../dev-servers/processes/home.ts';
import { withSession } from '../dev-servers/processes/session.ts';
import {
  ensureBackgroundStack,
  stackCommand,
  stopBackgroundStack,
} from '../dev-servers/servers/background.ts';
import { stackEnvironment, startStack } from '../dev-servers/servers/stack.ts';
import { actionNamed, type Command } from '../terminal/run-command.ts';
import { say } from '../terminal/say.ts';

const help = `Usage: npm run stack -- up|down|status [--json]

  up       start MongoDB, Elasticsearch and Temporal in the background; prints their addresses
           as "export NAME=value" lines, so that  eval "$(npm run -s stack -- up)"  sets them
  down     stop them; the data stays
  status   say what runs and where; exits 1 when nothing does

  --json   print one JSON object instead
  --help`;

const actions: Record<string, { words: number; run: (json: boolean) => Promise<number> }> = {
  up: { words: 0, run: up },
  down: { words: 0, run: down },
  status: { words: 0, run: status },
  keep: { words: 0, run: keep },
};

async function up(json: boolean): Promise<number> {
  const holder = await ensureBackgroundStack();
  const lines = Object.entries(holder.addresses).map(
    ([name, value]) => `export ${name}='${value}'`,
  );
  console.log(json ? toJson(holder) : lines.join('\n'));
  return 0;
}

async function down(json: boolean): Promise<number> {
  const stopped = await stopBackgroundStack();
  if (json) console.log(JSON.stringify({ stopped }));
  else say(stopped ? 'stopped; the data stays' : 'nothing was running');
  return 0;
}

async function status(json: boolean): Promise<number> {
  const holder = await findHolder(homeDirectory());
  if (holder === undefined) return statusWithoutHolder(json);
  console.log(json ? toJson(holder) : tableOf(holder));
  return 0;
}

/** Nothing usable runs, but a killed keeper may have left servers. */
async function statusWithoutHolder(json: boolean): Promise<number> {
  const left = await findLeftovers(homeDirectory());
  const pids = pidsOf(left?.processes ?? {});
  if (json) console.log(JSON.stringify({ running: false, left_behind: pids }));
  else if (left === undefined) say(`nothing runs in ${homeDirectory()}`);
  else say(`left behind by a killed ${left.command}: ${pidList(pids)}; \`down\` stops them`);
  return 1;
}

function pidList(pids: Record<string, number>): string {
  return Object.entries(pids)
    .map(([name, pid]) => `${name} (pid ${pid})`)
    .join(', ');
}

/** The background process: keeps the servers alive until it is stopped. */
async function keep(): Promise<number> {
  const directory = homeDirectory();
  return withSession({ directory, command: stackCommand, whenStopped: 0 }, async (session) => {
    const stack = await startStack(session, 'usual');
    await stack.ready();
    await session.noteAddresses(stackEnvironment(stack));
    return new Promise<number>(() => undefined);
  });
}

function pidsOf(processes: Holder['processes']): Record<string, number> {
  return Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, pid]));
}

function toJson({ command, holder, processes, addresses }: Holder): string {
  const pids = pidsOf(processes);
  return JSON.stringify({ running: true, held_by: command, pid: holder.pid, pids, addresses });
}

function tableOf(holder: Holder): string {
  const table = new Table({ style: { head: [], border: [] } });
  table.push(['held by', `${holder.command} (pid ${holder.holder.pid})`]);
  for (const [name, { pid }] of Object.entries(holder.processes)) table.push([name, `pid ${pid}`]);
  for (const [name, address] of Object.entries(holder.addresses)) table.push([name, address]);
  return table.toString();
}

export const command: Command = {
  help,
  options: { json: { type: 'boolean' } },
  run: (values, words) => actionNamed(actions, words).run(values['json'] === true),
};
