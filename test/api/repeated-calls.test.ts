import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestKey } from '../support/factories.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../support/hiring/employer.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const form = [
  { key: 'name', label: 'Name', type: 'text', required: true },
  { key: 'email', label: 'E-mail', type: 'email' },
  { key: 'veteran', label: 'Veteran?', type: 'boolean', category: 'eeo' },
];
const person = { name: 'Signe Holm', email: 'signe.holm@example.com' };

interface Case {
  what: string;
  path: (made: Made) => string;
  body?: Json | ((made: Made) => Json);
  /** The collection of the records that a repeated call must not create again. */
  collection: string;
  /** The number of them after one call, if it is not one more. */
  adds?: number;
}
interface Made {
  slug: string;
  jobId: string;
  candidateId: string;
  webhookId: string;
}

interface Applied {
  application?: { id: string; job_id: string };
}

const applicant = { name: 'Kaj Moe', email: 'kaj@example.com', answers: { veteran: true } };
const webhook = { url: 'http://127.0.0.1:9/nobody', event_kinds: ['*'] };
const apply = ({ slug, jobId }: Made) => `/job-boards/${slug}/jobs/${jobId}/apply`;

const cases: Case[] = [
  {
    what: 'a role',
    path: () => '/jobs/post',
    body: { title: 'Bell Founder' },
    collection: 'postings',
  },
  {
    what: 'an organization',
    path: () => '/company-organizations',
    body: { name: 'Quill & Quay' },
    collection: 'organizations',
  },
  { what: 'an endpoint', path: () => '/webhooks', body: webhook, collection: 'webhooks' },
  {
    what: 'a test of an endpoint',
    path: ({ webhookId }) => `/webhooks/${webhookId}/test`,
    collection: 'webhook_deliveries',
  },
  {
    what: 'a new secret',
    path: ({ webhookId }) => `/webhooks/${webhookId}/rotate-secret`,
    collection: 'webhooks',
    adds: 0,
  },
  {
    what: 'a note',
    path: ({ candidateId }) => `/candidates/${candidateId}/notes`,
    body: { body: 'Rang the bell twice.' },
    collection: 'candidates',
    adds: 0,
  },
  { what: 'a candidate', path: () => '/candidates', body: person, collection: 'candidates' },
  {
    what: 'a candidate without address',
    path: () => '/candidates',
    body: { name: 'Ove Lind' },
    collection: 'candidates',
  },
  {
    what: 'an application on a board',
    path: apply,
    body: { name: 'Mette Krog', email: 'mette@example.com', answers: { veteran: true } },
    collection: 'candidates',
  },
  {
    what: 'an application of a person without address',
    path: apply,
    body: { name: 'Nis Bohr', answers: { veteran: false } },
    collection: 'candidates',
  },
  {
    what: 'an application of an account',
    path: ({ jobId }) => `/jobs/${jobId}/apply`,
    body: { name: 'Liv Dahl', email: 'liv@example.com' },
    collection: 'candidates',
  },
  {
    what: 'an application by a tool',
    path: () => '/v1/agent/tool',
    body: ({ jobId }) => ({
      name: 'submit_job_application',
      arguments: { job_id: jobId, name: 'Pil Rask', email: 'pil@example.com' },
    }),
    collection: 'candidates',
  },
];

/**
 * Promise: a POST under one Idempotency-Key creates once, also when the process dies before it answers (decision 0004).
 */
describe('a call repeated after a crash', () => {
  let api: TestApi;
  let employer: Employer;
  let key: TestKey;
  let made: Made;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    key = employer.key;
    const { id: jobId } = await buildPosting(api, employer, { application_fields: form });
    made = {
      slug: employer.slug,
      jobId,
      candidateId: await idOf('/candidates', { name: 'Rosalind Quill' }),
      webhookId: await idOf('/webhooks', webhook),
    };
  });
  afterAll(() => api.close());

  async function idOf(path: string, body: Json): Promise<string> {
    const answer = await call(api, key, { method: 'POST', path, body });
    return answer.body.data['id'] as string;
  }

  const send = (method: string, path: string, body?: Json) =>
    call(api, key, { method, path, body });
  const collection = (name: string) => api.ctx.stores.mongo.collection<Json>(name);

  /** The state after a process died between its work and its response, when the lease has expired. */
  async function crash(): Promise<void> {
    const lost = { state: 'running', status: null, body: null, claimedUntil: new Date(0) };
    const { matchedCount } = await collection('idempotency_keys').updateMany({}, { $set: lost });
    expect(matchedCount).toBe(1);
  }

  it.each(cases)('creates $what once', async ({ path, body, collection: name, adds = 1 }) => {
    await collection('idempotency_keys').deleteMany({});
    const before = await collection(name).countDocuments();
    const sent = {
      method: 'POST',
      path: path(made),
      ...(body !== undefined && { body: typeof body === 'function' ? body(made) : body }),
      headers: { 'idempotency-key': 'once' },
    };
    const first = await call(api, key, sent);
    expect(first.status).toBeLessThan(300);
    await crash();
    const again = await call(api, key, sent);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await collection(name).countDocuments()).toBe(before + adds);
  });

  it.each<[string, (jobId: string) => Promise<unknown>]>([
    ['its role has closed', (jobId) => send('POST', `/jobs/post/${jobId}/close`)],
    [
      'its form asks for more',
      (jobId) =>
        send('PATCH', `/jobs/post/${jobId}`, {
          application_fields: [...form, { ...form[0], key: 'why', label: 'Why?' }],
        }),
    ],
    [
      'another application has taken it in',
      async (jobId) => {
        const twin = { name: 'Twin', email: `twin-${jobId}@example.com`, job_id: jobId };
        const primary = await send('POST', '/candidates', twin);
        const applied = await collection('candidates').findOne({ email: applicant.email });
        await send('POST', '/candidates/merge', {
          primary_id: primary.body.data['id'],
          duplicate_id: applied?._id,
        });
      },
    ],
  ])('returns the application that was made, though %s since', async (_what, change) => {
    await collection('idempotency_keys').deleteMany({});
    await collection('candidates').deleteMany({ email: applicant.email });
    const { id: jobId } = await buildPosting(api, employer, { application_fields: form });
    const path = apply({ ...made, jobId });
    const once = { method: 'POST', path, body: applicant, headers: { 'idempotency-key': 'a' } };
    const first = await call<Applied>(api, key, once);
    await crash();
    await change(jobId);
    const again = await call<Applied>(api, key, once);
    expect([again.status, again.body.application?.job_id]).toEqual([201, jobId]);
    const id = { _id: first.body.application?.id };
    expect(await collection('eeo_answers').countDocuments(id as never)).toBe(1);
    // Without a run to resume, the call is processed normally.
    const other = { ...once, headers: { 'idempotency-key': 'b' } };
    expect((await call(api, key, other)).status).toBe(400);
  });

  it('keeps the EEO answers of the application, once', async () => {
    const stored = await collection('eeo_answers').find({ jobId: made.jobId }).toArray();
    expect(stored.map(({ answers }) => answers)).toEqual([{ veteran: true }, { veteran: false }]);
  });

  it('keeps one note, and the previous secret signs too', async () => {
    const candidate = await collection('candidates').findOne({ name: 'Rosalind Quill' });
    expect(candidate?.['notes']).toHaveLength(1);
    const rotated = await collection('webhooks').findOne({ previousSecret: { $ne: null } });
    expect(rotated).toMatchObject({ version: 2 });
  });

  it('creates another record without a key, or with another', async () => {
    const before = await collection('postings').countDocuments();
    const sent = { method: 'POST', path: '/jobs/post', body: { title: 'Bell Founder' } };
    await call(api, key, sent);
    await call(api, key, { ...sent, headers: { 'idempotency-key': 'another' } });
    expect(await collection('postings').countDocuments()).toBe(before + 2);
  });
});
