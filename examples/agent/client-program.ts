/**
 * A program has a résumé, a letter and an application drafted, answers what it is asked, approves, and says what was
 * paid. The client library repeats calls after 429 and 503.
 *
 *   OPENROLE_API_KEY=ork_live_… node --import tsx --conditions=source examples/agent/client-program.ts "ferry engineer"
 *
 * In a project of your own leave out the two options of node. It needs a role that is hosted here and that its account
 * has not applied for: examples/curl/post-role.sh publishes one.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isApiError, Openrole, type ApplySession, type JobRow } from 'openrole';

const openrole = new Openrole();
const resume = JSON.parse(
  readFileSync(new URL('signe-holm.json', import.meta.url), 'utf8'),
) as object;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Ends the program with the reason. */
function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** A role that was not applied for yet: each person applies once. One published a moment ago is searchable soon. */
async function findRole(q: string): Promise<JobRow> {
  const applied = await openrole.appliedJobs.list().all({ max: 100 });
  const done = new Set(applied.map(({ job_id }) => job_id));
  for (let second = 0; second <= 5; second += 1) {
    if (second > 0) await delay(1000);
    for await (const job of openrole.jobs.search({ q, can_apply: true })) {
      if (!done.has(job.job_id)) return job;
    }
  }
  return stop('There is no such role that you have not applied for; publish one first.');
}

/** A person answers here; facts are never guessed. */
function answerTo(key: string): unknown {
  return { knots: 12, right_to_work: true }[key] ?? `My answer to ${key}`;
}

/** Has the form and a letter drafted, and answers questions until nothing but the approval is missing. */
async function draft(job_id: string, resume_id: string): Promise<ApplySession> {
  const documents = { cover_letter: true };
  let session = await openrole.applySessions.start({ job_id, resume_id, documents }).settled();
  while (session.status === 'needs_input') {
    for (const { label, reason } of session.questions) say(`asked: ${label} (${reason})`);
    const answers = Object.fromEntries(session.questions.map(({ key }) => [key, answerTo(key)]));
    session = await openrole.applySessions.continue(session.id, { answers }).settled();
  }
  return session;
}

async function apply(): Promise<void> {
  const job = await findRole(process.argv[2] ?? 'engineer');
  say(`role: ${job.title} at ${job.company_name}`);
  await openrole.account.resume.put({ resume });
  await openrole.account.update({ name: 'Signe Holm', phone: '+46701234567' });

  const tailored = await openrole.resumes.create({ job_id: job.job_id });
  say(`résumé: ${tailored.files[0]?.url ?? ''}`);

  const session = await draft(job.job_id, tailored.id);
  for (const { kind, files } of session.documents) say(`${kind}: ${files[0]?.url ?? ''}`);
  for (const [key, { source }] of Object.entries(session.answers))
    say(`drafted: ${key} (${source})`);

  const { application, status } = await openrole.applySessions.approve(session.id).settled();
  say(`application: ${application?.id ?? 'none'}, session ${status}`);
  await sayCosts();
}

async function sayCosts(): Promise<void> {
  const { charges } = await openrole.usage.get();
  for (const { kind, count, cost_usd_micros: cost } of charges)
    say(`paid: ${cost / 1_000_000} USD for ${count} times ${kind}`);
}

await apply().catch((error: unknown) => {
  stop(isApiError(error) ? `${error.code}: ${error.message}` : String(error));
});
