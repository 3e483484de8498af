/**
 * A program without any library has a résumé, a letter and an application drafted, answers what it is asked, approves,
 * and says what was paid.
 *
 *   OPENROLE_API_KEY=ork_live_… node --import tsx examples/agent/rest-program.ts "ferry engineer"
 *
 * It needs a role that is hosted here and that its account has not applied for: examples/curl/post-role.sh publishes one.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const base = process.env['OPENROLE_URL'] ?? 'http://127.0.0.1:3000';
const headers = {
  authorization: `Bearer ${process.env['OPENROLE_API_KEY'] ?? ''}`,
  'content-type': 'application/json',
};
const resume: unknown = JSON.parse(
  readFileSync(new URL('signe-holm.json', import.meta.url), 'utf8'),
);

/** Calls an endpoint; after 429 and 503 it waits as long as `Retry-After` says. */
async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(base + path, { method, headers, ...text });
  if (answer.status === 429 || answer.status === 503) {
    const seconds = Number(answer.headers.get('retry-after') ?? 1);
    await delay(seconds * 1000);
    return send(method, path, body);
  }
  const content = await answer.text();
  if (!answer.ok) stop(`${method} ${path} was refused: ${content}`);
  return (content === '' ? undefined : JSON.parse(content)) as Result;
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
}

interface Usage {
  balance_usd_micros: number;
  charges: { kind: string; count: number; cost_usd_micros: number }[];
}

interface Session {
  id: string;
  status: string;
  answers: Record<string, { value: unknown; source: string }>;
  documents: { kind: string; files: { url: string }[] }[];
  questions: { key: string; label: string; reason: string }[];
  application: { id: string; status: string } | null;
}

/** A role that was not applied for yet: each person applies once. One published a moment ago is searchable soon. */
async function findRole(): Promise<Job> {
  const q = encodeURIComponent(process.argv[2] ?? 'engineer');
  const { data: applied } = await send<{ data: Job[] }>('GET', '/applied-jobs?limit=100');
  for (let second = 0; second <= 5; second += 1) {
    if (second > 0) await delay(1000);
    const path = `/jobs?q=${q}&can_apply=true&limit=20`;
    const { data: found } = await send<{ data: Job[] }>('GET', path);
    const fresh = found.find(({ job_id }) => !applied.some((job) => job.job_id === job_id));
    if (fresh !== undefined) return fresh;
  }
  return stop('There is no such role that you have not applied for; publish one first.');
}

const job = await findRole();
say(`role: ${job.title} at ${job.company_name}`);

await send('PUT', '/account/resume', { resume });
await send('PATCH', '/account', { name: 'Signe Holm', phone: '+46701234567' });

const { data: tailored } = await send<{ data: Written }>('POST', '/v1/resumes', {
  job_id: job.job_id,
});
say(`résumé: ${tailored.files[0]?.url ?? ''}`);

let { data: session } = await send<{ data: Session }>('POST', '/v1/apply-with-ai', {
  action: 'start',
  job_id: job.job_id,
  resume_id: tailored.id,
  documents: { cover_letter: true },
  wait_s: 30,
});
const path = `/v1/apply-with-ai/${session.id}`;
while (['drafting', 'needs_input'].includes(session.status)) {
  for (const { label, reason } of session.questions) say(`asked: ${label} (${reason})`);
  // A person answers here; facts are never guessed.
  const answers = Object.fromEntries(session.questions.map(({ key }) => [key, answerTo(key)]));
  ({ data: session } =
    session.status === 'drafting'
      ? await send<{ data: Session }>('GET', `${path}?wait_s=30`)
      : await send<{ data: Session }>('POST', `${path}/continue`, { answers, wait_s: 30 }));
}
for (const { kind, files } of session.documents) say(`${kind}: ${files[0]?.url ?? ''}`);
for (const [key, { source }] of Object.entries(session.answers)) say(`drafted: ${key} (${source})`);

({ data: session } = await send<{ data: Session }>('POST', `${path}/approve-submit`, {
  wait_s: 30,
}));
say(`application: ${session.application?.id ?? 'none'}, session ${session.status}`);
const { data: usage } = await send<{ data: Usage }>('GET', '/usage');
for (const { kind, count, cost_usd_micros: cost } of usage.charges) {
  say(`paid: ${cost / 1_000_000} USD for ${count} times ${kind}`);
}

function answerTo(key: string): unknown {
  return { knots: 12, right_to_work: true }[key] ?? `My answer to ${key}`;
}
