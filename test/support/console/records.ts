import type { TestApi } from '../start-api.ts';
import { workImport } from '../transfers/imports.ts';
import { callConsole, type TestMember } from './member.ts';

/** A name that a page must show as text. */
export const HOSTILE = `Signe "<img src=x onerror=alert(1)>" O'Holm & co`;

/** Makes a record through the console's calls. */
export async function make(
  api: TestApi,
  member: TestMember,
  [path, body, method = 'POST']: [path: string, body: unknown, method?: string],
): Promise<{ id: string } & Record<string, unknown>> {
  const answer = await callConsole(api, member, [method, path, body]);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** An open posting with a candidate at it, of an account without any. */
export async function buildPipeline(api: TestApi, member: TestMember) {
  await make(api, member, ['/jobs/post/organization', { name: 'Harbour Clockworks' }, 'PUT']);
  const job = await make(api, member, [
    '/jobs/post',
    { title: 'Ferry Engineer', description_text: 'You keep the ferry going.', publish: true },
  ]);
  const candidate = await make(api, member, [
    '/candidates',
    { name: HOSTILE, email: 'signe@example.com', job_id: job.id, source: 'referral' },
  ]);
  return { job, candidate };
}

const prepared = new Map<string, Promise<string[]>>();

/** Pages of records of the member's account, made once. */
export function recordPaths(api: TestApi, member: TestMember): Promise<string[]> {
  const paths = prepared.get(member.accountId) ?? makeRecords(api, member);
  prepared.set(member.accountId, paths);
  return paths;
}

async function makeRecords(api: TestApi, member: TestMember): Promise<string[]> {
  const { job, candidate } = await buildPipeline(api, member);
  await make(api, member, [`/candidates/${candidate.id}/notes`, { body: HOSTILE }]);
  const offer = await make(api, member, [
    '/offers',
    { candidate_id: candidate.id, job_id: job.id, title: 'Ferry Engineer', message: HOSTILE },
  ]);
  await make(api, member, [`/offers/${offer.id}`, { title: HOSTILE }, 'PATCH']);
  const interview = await make(api, member, [
    '/interviews',
    {
      ...{ candidate_id: candidate.id, job_id: job.id, title: HOSTILE, kind: 'video' },
      ...{ duration_minutes: 60, interviewers: ['ida@example.com'], timezone: 'Europe/Berlin' },
      ...{ starts_at: '2027-03-01T09:00:00Z', instructions: HOSTILE, place: HOSTILE },
    },
  ]);
  const webhook = await make(api, member, [
    '/webhooks',
    { url: 'https://hooks.example.com/openrole', event_kinds: ['*'], description: HOSTILE },
  ]);
  const ping = await make(api, member, [`/webhooks/${webhook.id}/test`, {}]);
  const template = await make(api, member, [
    '/email-messages',
    { name: HOSTILE, subject: HOSTILE, body_text: 'Dear {{candidate.name}}' },
  ]);
  const survey = await make(api, member, [
    '/platform/surveys',
    { name: HOSTILE, questions: [{ key: 'why', label: HOSTILE, type: 'text' }] },
  ]);
  const alert = await make(api, member, [
    '/job-alerts',
    { name: HOSTILE, filters: { title: 'engineer' }, cadence: 'daily', channel: 'webhook' },
  ]);
  const paper = await make(api, member, [
    '/platform/documents/templates',
    { name: HOSTILE, body: '# Offer\n\nDear {{name}}' },
  ]);
  const document = await make(api, member, [
    '/platform/documents',
    { template_id: paper.id, format: 'pdf', values: { name: 'Signe' } },
  ]);
  const employee = await make(api, member, ['/employees', { name: HOSTILE }]);
  const source = await make(api, member, [
    '/sources',
    { kind: 'greenhouse', token: 'quillark', company: HOSTILE, cadence_minutes: 1440 },
  ]);
  const company = await make(api, member, ['/jobs/post/organization', {}, 'PUT']);
  const table = await previewOf(api, member);
  return [
    ...['/email', `/email/templates/${template.id}`, '/surveys', `/surveys/${survey.id}`],
    ...['/alerts', `/alerts/${alert.id}`, '/documents', `/documents/${document.id}`],
    ...[`/documents/templates/${paper.id}`, '/employees', `/employees/${employee.id}`],
    ...['/installation/sources', `/installation/sources/${source.id}`],
    ...['/installation/processes', '/installation/accounts', '/installation/outbox'],
    ...['/people', '/pipeline', '/careers', `/careers/${company.id}`],
    ...[`/postings/${job.id}`, '/board', `/board/${job.id}`],
    ...['/candidates', `/candidates/${candidate.id}`, '/offers', `/offers/${offer.id}`],
    ...['/interviews', `/interviews/${interview.id}`],
    ...['/imports', `/imports/${table.id}`],
    ...['/webhooks', `/webhooks/${webhook.id}`],
    ...[`/webhooks/${webhook.id}/deliveries/${ping.id}`, '/usage', '/billing', '/calls'],
    ...['/all-calls', '/events', `/events/${String(ping['event_id'])}`, '/apply-sessions'],
  ];
}

/** The preview of a table with a bad row, as its workflow ends it. */
async function previewOf(api: TestApi, member: TestMember) {
  const content = `Name,${HOSTILE},Email\n${HOSTILE},x,ida@example.com\n,,no address\n`;
  const file = { filename: HOSTILE, content_base64: Buffer.from(content).toString('base64') };
  const one = await make(api, member, ['/imports', { kind: 'candidates', file, dry_run: true }]);
  await workImport(api, { accountId: member.accountId, importId: one.id });
  return one;
}
