import { createAccount } from '../../services/billing/create-account.ts';
import type { AppContext } from '../../services/context.ts';
import { waitUntil } from '../dev-servers/processes/wait-until.ts';

const CREDIT_USD_MICROS = 1_000_000_000;
const CALLS_PER_MINUTE = 1_000_000;
const SEARCHABLE_WITHIN_MS = 60_000;

/** Path parameters of an existing record, by path of the OpenAPI document. */
export type Records = Record<string, Record<string, string>>;

interface Answer {
  data: Record<string, unknown> & { id: string; slug: string; files?: { url: string }[] };
}

/** Creates an account with a key and a record for every path with parameters. */
export async function seedRecords(
  { stores }: AppContext,
  apiUrl: string,
): Promise<{ apiKey: string; records: Records }> {
  const { apiKey } = await createAccount(stores, {
    email: `contract-${Date.now()}@example.com`,
    creditUsdMicros: CREDIT_USD_MICROS,
    requestsPerMinute: CALLS_PER_MINUTE,
  });
  const call = caller(apiUrl, apiKey);
  const { company, role } = await makeRole(call);
  const person = { name: 'Mara Lindqvist', email: 'mara@example.com', job_id: role.id };
  const candidate = { id: (await call('POST', '/candidates', person)).id };
  const employee = { id: (await call('POST', '/employees', { name: 'Signe Holm' })).id };
  const endpoint = { url: 'https://hooks.example.com/openrole', event_kinds: ['webhook.ping'] };
  const webhook = { id: (await call('POST', '/webhooks', endpoint)).id };
  const delivery = { id: (await call('POST', `/webhooks/${webhook.id}/test`)).id };
  const session = {
    id: (await call('POST', '/jobs/apply', { action: 'start', job_id: role.id })).id,
  };
  const documents = await makeDocuments(call, role.id);
  const records = {
    '/jobs/{id}': { id: role.id },
    '/jobs/{id}/apply': { id: role.id },
    '/jobs/post/{id}': { id: role.id },
    '/jobs/post/{id}/applications': { id: role.id },
    '/job-listings/{id}': { id: role.id },
    ...boardRecords(company.slug, role),
    '/company-organizations/{id}': { id: company.id },
    '/candidates/{id}': candidate,
    '/candidates/{id}/notes': candidate,
    '/candidates/{id}/stage': candidate,
    '/candidates/{id}/hire': candidate,
    '/employees/{id}': employee,
    '/webhooks/{id}': webhook,
    '/webhooks/{id}/rotate-secret': webhook,
    '/webhooks/{id}/test': webhook,
    '/webhooks/{id}/recover': webhook,
    '/webhook-deliveries/{id}': delivery,
    '/webhook-deliveries/{id}/redeliver': delivery,
    '/v1/apply-with-ai/{id}': session,
    '/v1/apply-with-ai/{id}/continue': session,
    ...documents,
  };
  return { apiKey, records };
}

type Call = (method: string, path: string, body?: unknown) => Promise<Answer['data']>;

function caller(apiUrl: string, apiKey: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(apiUrl + path, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as Answer).data;
  };
}

/** Creates a company with a published role, and waits until the role is searchable. */
async function makeRole(call: Call) {
  const company = await call('POST', '/company-organizations', { name: 'Harbour Clockworks' });
  const role = await call('POST', '/jobs/post', {
    title: 'Clock Tower Mechanic',
    description_html: '<p>You keep the harbour clock.</p>',
    publish: true,
  });
  const isSearchable = () =>
    call('GET', `/jobs/${role.id}`).then(
      () => true,
      () => false,
    );
  if (!(await waitUntil(isSearchable, SEARCHABLE_WITHIN_MS)))
    throw new Error(`The role is not searchable after ${SEARCHABLE_WITHIN_MS / 1000} s.`);
  return { company, role };
}

function boardRecords(company: string, role: { id: string; slug: string }): Records {
  const named = { company, idOrSlug: role.slug };
  return {
    '/job-boards/{company}': { company },
    '/job-boards/{company}/board': { company },
    '/job-boards/{company}/facets': { company },
    '/job-boards/{company}/jobs': { company },
    '/job-boards/{company}/jobs/{idOrSlug}': named,
    '/job-boards/{company}/jobs/{idOrSlug}/json-ld': named,
    '/job-boards/{company}/jobs/{idOrSlug}/parse-resume': named,
    '/job-boards/{company}/jobs/{id}/apply': { company, id: role.id },
    '/business/jobs/company/{company}': { company },
  };
}

/** Creates a résumé and a cover letter. The token is of the link to the résumé's file. */
async function makeDocuments(call: Call, jobId: string): Promise<Records> {
  const resume = {
    basics: { name: 'Tomas Berg' },
    work: [{ name: 'Kestrin Ltd', position: 'Welder', startDate: '2019-03' }],
  };
  await call('PUT', '/account/resume', { resume });
  const written = await call('POST', '/v1/resumes', { resume, format: 'json' });
  const letter = await call('POST', '/v1/cover-letters', { resume, job_id: jobId });
  const token = written.files?.[0]?.url.split('/').at(-1) ?? '';
  return {
    '/v1/resumes/{id}': { id: written.id },
    '/v1/cover-letters/{id}': { id: letter.id },
    '/files/{token}': { token },
  };
}
