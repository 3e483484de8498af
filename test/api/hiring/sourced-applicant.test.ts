import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { hasApplied } from '../../../storage/hiring/candidates/session-applications.ts';
import { eventModel } from '../../../storage/webhooks/events/event.model.ts';

interface Application {
  id: string;
  job_id: string;
  stage: string;
  status: string;
  answers: Record<string, unknown>;
  history: { stage: string }[];
}
interface Person {
  id: string;
  name: string | null;
  phone: string | null;
  version: number;
  applications: Application[];
}
interface Answer {
  data: Person;
  error?: { code: string };
}

describe('a candidate sourced by the employer for a job (decision 0014)', () => {
  const form = [
    { key: 'why', label: 'Why clocks?', type: 'text' },
    {
      ...{ key: 'nights', label: 'May it be at night?', type: 'boolean' },
      knockout: { op: 'equals', value: false },
    },
  ];
  let api: TestApi;
  let employer: Employer;
  let people = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    await send('POST', '/webhooks', { url: 'http://127.0.0.1:9/nobody', event_kinds: ['*'] });
  });
  afterAll(() => api.close());

  const send = (method: string, path: string, body?: unknown) =>
    call<Answer>(api, employer.key, { method, path, body });
  const read = async (id: string) => (await send('GET', `/candidates/${id}`)).body.data;
  async function source(): Promise<{ email: string; jobId: string; person: Person }> {
    people += 1;
    const email = `sourced-${people}@example.com`;
    const { id: jobId } = await buildPosting(api, employer, { application_fields: form });
    const made = await send('POST', '/candidates', { name: 'Mara', email, job_id: jobId });
    expect(made.status).toBe(201);
    return { email, jobId, person: made.body.data };
  }
  interface Sent {
    email: string;
    jobId: string;
    answers?: Record<string, unknown>;
    key?: string;
  }
  async function apply({ email, jobId, answers = { why: 'They are never late.' }, key }: Sent) {
    const { status, body } = await applyOnBoard(api, employer, {
      jobId,
      body: { name: 'Mara Lindqvist', email, answers },
      // Idempotency keys of a public route belong to the caller's address.
      ...(key !== undefined && {
        headers: { 'idempotency-key': key, 'x-forwarded-for': `203.0.113.${key}` },
      }),
    });
    return { status, ...body };
  }
  /** All events about a candidate, once this many applications were announced. */
  async function eventsOf(subjectId: string, applications: number): Promise<string[]> {
    const find = () => eventModel(api.ctx.stores.mongo).find({ subjectId }).lean();
    await eventually('the applications are announced', async () => {
      const kinds = (await find()).map(({ kind }) => kind);
      return kinds.filter((kind) => kind.endsWith('_submitted')).length === applications;
    });
    return (await find()).map(({ kind }) => kind.replace('candidate.', '')).sort();
  }

  it('applies once: the sourced application keeps its stage', async () => {
    const { email, jobId, person } = await source();
    await send('POST', `/candidates/${person.id}/stage`, { job_id: jobId, stage: 'screening' });
    const first = await apply({ email, jobId });
    const again = await apply({ email, jobId });
    expect([first.status, again.status, again.error?.code]).toEqual([
      ...[201, 400],
      'duplicate_application',
    ]);
    const { applications } = await read(person.id);
    expect(applications).toMatchObject([
      {
        id: person.applications[0]?.id,
        ...{ job_id: jobId, stage: 'screening', status: 'active' },
        answers: { why: 'They are never late.' },
        history: [{ stage: 'applied' }, { stage: 'screening' }],
      },
    ]);
    expect(first.application).toMatchObject({ id: applications[0]?.id, status: 'applied' });
  });

  it('applies once of eight concurrent calls, and a repeated call gets the same response', async () => {
    const { email, jobId, person } = await source();
    const tries = Array.from({ length: 8 }, (_, at) => apply({ email, jobId, key: `${200 + at}` }));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(400)]);
    const at = answers.findIndex(({ status }) => status === 201);
    expect(await apply({ email, jobId, key: `${200 + at}` })).toEqual(answers[at]);
    expect((await read(person.id)).applications).toHaveLength(1);
  });

  it('is knocked out by an answer, unless already decided', async () => {
    const knocked = await source();
    await apply({ ...knocked, answers: { nights: false } });
    expect((await read(knocked.person.id)).applications).toMatchObject([{ status: 'rejected' }]);
    expect(await eventsOf(knocked.person.id, 2)).toEqual([
      ...['application_submitted', 'application_submitted'],
      ...['created', 'rejected'],
    ]);

    const { email, jobId, person } = await source();
    await send('POST', `/candidates/${person.id}/stage`, { job_id: jobId, stage: 'rejected' });
    await apply({ email, jobId, answers: { nights: false } });
    expect((await read(person.id)).applications).toMatchObject([{ status: 'rejected' }]);
    const told = await eventsOf(person.id, 2);
    expect(told.filter((kind) => kind === 'rejected')).toHaveLength(1);
  });

  it('does not count as an applicant for a session until they have applied', async () => {
    const { email, jobId } = await source();
    const job = { accountId: employer.key.accountId, id: jobId };
    const seeker = { accountId: 'acc_seeker', email };
    expect(await hasApplied(api.ctx.stores, job, seeker)).toBe(false);
    await apply({ email, jobId });
    expect(await hasApplied(api.ctx.stores, job, seeker)).toBe(true);
  });

  it('gets missing name and phone from the application, and the change is announced', async () => {
    const { id: jobId } = await buildPosting(api, employer, { application_fields: form });
    const email = 'nameless@example.com';
    const { id } = (await send('POST', '/candidates', { email, job_id: jobId })).body.data;
    await applyOnBoard(api, employer, {
      jobId,
      body: {
        name: 'Zenobia Lindqvist',
        email,
        phone: '+49 30 901820',
        answers: { why: 'Bells.' },
      },
    });
    expect(await read(id)).toMatchObject({ name: 'Zenobia Lindqvist', phone: '+4930901820' });
    const found = await call<{ data: Person[] }>(api, employer.key, {
      path: '/candidates?q=zenobia',
    });
    expect(found.body.data.map((person) => person.id)).toEqual([id]);
    expect(await eventsOf(id, 2)).toContain('updated');

    const other = await buildPosting(api, employer);
    const body = { name: 'Somebody Else', email, phone: '+49 30 901821' };
    expect((await applyOnBoard(api, employer, { jobId: other.id, body })).status).toBe(201);
    expect(await read(id)).toMatchObject({ name: 'Zenobia Lindqvist', phone: '+4930901820' });
  });
});
