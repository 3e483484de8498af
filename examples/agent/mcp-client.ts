/**
 * A stock MCP client finds a role, writes a résumé and a letter for it, has the form drafted, answers what is asked,
 * approves, and says what was paid.
 *
 *   OPENROLE_API_KEY=ork_live_… node --import tsx examples/agent/mcp-client.ts "ferry engineer"
 *
 * It needs a role that is hosted here and that its account has not applied for: examples/curl/post-role.sh publishes one.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
} from '@modelcontextprotocol/client';

const base = process.env['OPENROLE_URL'] ?? 'http://127.0.0.1:3000';
const authorization = `Bearer ${process.env['OPENROLE_API_KEY'] ?? ''}`;
const resume: unknown = JSON.parse(
  readFileSync(new URL('signe-holm.json', import.meta.url), 'utf8'),
);

// `auto` uses protocol 2026-07-28 where the server supports it, else an older one.
const client = new Client(
  { name: 'openrole-example', version: '1.0.0' },
  { versionNegotiation: { mode: 'auto' } },
);
const requestInit = { headers: { authorization } };
await client.connect(new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { requestInit }));

/** The result of a tool. An error says what to change: `error.details` names the argument. */
async function tool<Result>(name: string, given: object): Promise<Result> {
  const result = await client.callTool({ name, arguments: { ...given } });
  if (result.isError === true) stop(`${name} was refused: ${textOf(result)}`);
  return result.structuredContent as Result;
}

function textOf({ content }: CallToolResult): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends the program with the reason. */
function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

interface Job {
  job_id: string;
  title: string;
  company_name: string;
}

interface Written {
  id: string;
  files: { format: string; url: string }[];
  usage: { cost_usd_micros: number };
}

interface Session {
  id: string;
  status: string;
  answers: Record<string, { value: unknown; source: string }>;
  questions: { key: string; label: string; reason: string }[];
  application: { id: string; status: string } | null;
  usage: { cost_usd_micros: number };
}

const { tools } = await client.listTools();
say(`tools: ${tools.map(({ name }) => name).join(', ')}`);

/** The newest role; one that was published a moment ago is searchable soon. */
async function findRole(): Promise<Job> {
  const q = process.argv[2] ?? 'engineer';
  for (let second = 0; second <= 5; second += 1) {
    if (second > 0) await delay(1000);
    const found = await tool<{ data: Job[] }>('search_jobs', { q, can_apply: true, limit: 1 });
    if (found.data[0] !== undefined) return found.data[0];
  }
  return stop('There is no such role; publish one first.');
}

const { job_id } = await findRole();

const job = await tool<Job & { description_text: string }>('get_job_details', { job_id });
say(`role: ${job.title} at ${job.company_name}`);
const { keywords } = await tool<{ keywords: string[] }>('get_job_keywords', { job_id });
say(`it asks for: ${keywords.join(', ') || 'nothing by name'}`);

const tailored = await tool<Written>('create_resume', { job_id, resume, format: 'pdf' });
say(`résumé: ${tailored.files[0]?.url ?? ''}`);
const letter = await tool<Written>('create_cover_letter', {
  job_id,
  resume,
  tone: 'warm',
  length: 'short',
});
say(`letter: ${letter.files[0]?.url ?? ''}`);

let session = await apply({ action: 'start', job_id, resume_id: tailored.id });
while (['drafting', 'needs_input'].includes(session.status)) {
  const { id: session_id, status, questions } = session;
  for (const { label, reason } of questions) say(`asked: ${label} (${reason})`);
  // A person answers here; facts missing from profile and résumé are never guessed.
  const answers = Object.fromEntries(questions.map(({ key }) => [key, answerTo(key)]));
  session = await apply(
    status === 'drafting'
      ? { action: 'get', session_id }
      : { action: 'continue', session_id, answers },
  );
}
for (const [key, { source }] of Object.entries(session.answers)) say(`drafted: ${key} (${source})`);

// A person approves here: an application cannot be withdrawn.
session = await apply({ action: 'approve_submit', session_id: session.id });
say(`application: ${session.application?.id ?? 'none'}, session ${session.status}`);
const paid = [tailored, letter, session].reduce((sum, { usage }) => sum + usage.cost_usd_micros, 0);
say(`paid: ${paid / 1_000_000} USD for AI tokens`);
await client.close();

/** A step of applying; resolves when the session has settled. */
function apply(step: object): Promise<Session> {
  return tool<Session>('submit_job_application', { ...step, wait_s: 30 });
}

function answerTo(key: string): unknown {
  return { knots: 12, right_to_work: true }[key] ?? `My answer to ${key}`;
}
