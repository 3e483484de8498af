import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEraseTraces } from '../../../activities/hiring/erase-traces.ts';
import { createSweepWorkforce } from '../../../activities/workforce/sweep-workforce.ts';
import { mergePersonalData } from '../../../services/hiring/pipeline/personal-data.ts';
import { hireCandidate } from '../../../services/hiring/pipeline/hire-candidate.ts';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { newId } from '../../../storage/new-id.ts';
import { auditLogOf } from '../../support/accounts/audit.ts';
import { buildEmployee } from '../../support/employees.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { buildOffer, buildSentOffer, type MadeOffer } from '../../support/hiring/offers.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

type Candidate = Json & { id: string; applications: (Json & { job_id: string })[] };
interface Failure {
  error: { code: string; details?: { path: string; message: string }[] };
}

/** Promise: a candidate becomes one employee, under concurrent calls and after crashes (decision 0030). */
describe('hiring a candidate', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    // Candidates decide from addresses of their own, or the buckets of the link refuse them.
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const send = <Body = { data: Json } & Failure>(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) => call<Body>(api, employer.key, { method, path, body, headers });
  async function candidate(content: Json = {}): Promise<Candidate> {
    const email = `${newId('event')}@example.com`;
    const body = { name: 'Mara Lindqvist', email, ...content };
    const made = await send<{ data: Candidate }>('POST', '/candidates', { body });
    expect(made.status).toBe(201);
    return made.body.data;
  }
  const read = async (id: string) =>
    (await send<{ data: Candidate }>('GET', `/candidates/${id}`)).body.data;
  const hire = (id: string, body: Json = {}, headers: Record<string, string> = {}) =>
    send('POST', `/candidates/${id}/hire`, { body, headers });
  const applied = async (content: Json = {}) => {
    const posting = await buildPosting(api, employer, { department: 'Towers' });
    return { posting, person: await candidate({ job_id: posting.id, ...content }) };
  };
  /** Events of a candidate, in the outbox or announced. */
  async function eventsOf(id: string): Promise<string[]> {
    const { mongo } = api.ctx.stores;
    const waiting = await mongo
      .collection<{ _id: string; outbox: { id: string; kind: string }[] }>('candidates')
      .findOne({ _id: id });
    return (waiting?.outbox ?? []).map(({ kind }) => kind);
  }
  const employeesOf = async (candidateId: string) =>
    api.ctx.stores.mongo.collection('employees').find({ candidateId }).toArray();
  const dying = (id: string, employeeId: string) =>
    hireCandidate(
      { ...api.ctx, announcements: { ...api.ctx.announcements, size: 1_000_000 } as never },
      { accountId: employer.key.accountId, id },
      {
        employeeId,
        jobId: undefined,
        title: undefined,
        startDate: null,
        offers: [],
        cause: operatorCause,
        judge: () => undefined,
      },
    );

  it('moves the application and copies the person', async () => {
    const { posting, person } = await applied({ phone: '+46701234567' });
    const made = await hire(person.id, { start_date: '2027-01-04' });
    expect([made.status, made.body.data]).toEqual([
      201,
      expect.objectContaining({
        name: 'Mara Lindqvist',
        email: person['email'],
        phone: '+46701234567',
        title: posting['title'],
        department: 'Towers',
        start_date: '2027-01-04',
        end_date: null,
        status: 'active',
        candidate_id: person.id,
        version: 1,
      }),
    ]);
    const { applications } = await read(person.id);
    expect(applications).toEqual([
      expect.objectContaining({ stage: 'hired', status: 'hired', job_id: posting.id }),
    ]);
    const rows = await auditLogOf(api.ctx.stores, employer.key.accountId);
    const targets = [person.id, made.body.data['id']];
    expect(
      rows
        .filter(({ target }) => targets.includes(target.id))
        .map(({ action }) => action)
        .sort(),
    ).toEqual(['candidate.stage_changed', 'employee.created']);
  });

  describe('with offers', () => {
    let visits = 0;
    async function decided(content: Json, decision: string): Promise<MadeOffer> {
      visits += 1;
      const { id, path } = await buildSentOffer(api, employer, content);
      const from = { headers: { 'x-forwarded-for': `10.7.0.${visits}` } };
      const body = { decision, ...(decision === 'accept' && { name: 'Mara Lindqvist' }) };
      const answer = await call(api, from, { method: 'POST', path, body });
      expect(answer.status).toBe(200);
      return (await send<{ data: MadeOffer }>('GET', `/offers/${id}`)).body.data;
    }

    it('takes title and start date from the last accepted one for the job, unless they are given', async () => {
      const { posting, person } = await applied();
      const other = await buildPosting(api, employer, { title: 'Bell Founder' });
      const to = { candidate_id: person.id };
      const job = { ...to, job_id: posting.id };
      await decided({ ...job, title: 'First', start_date: '2027-02-01' }, 'accept');
      await decided({ ...job, title: 'Second', start_date: '2027-04-01' }, 'accept');
      await decided({ ...to, title: 'Of no job', start_date: '2027-05-01' }, 'accept');
      await decided({ ...to, job_id: other.id, title: 'Of another' }, 'accept');
      await decided({ ...job, title: 'Declined' }, 'decline');
      const made = await hire(person.id);
      expect(made.body.data).toMatchObject({ title: 'Second', start_date: '2027-04-01' });

      const { person: given } = await applied();
      await decided({ candidate_id: given.id, title: 'Offered' }, 'accept');
      const asked = await hire(given.id, { title: 'Asked', start_date: null });
      expect(asked.body.data).toMatchObject({ title: 'Asked', start_date: null });
    });

    it('takes what a duplicate accepted before it was merged', async () => {
      const [duplicate, survivor] = [await candidate(), await candidate()];
      const terms = { title: 'Offered', start_date: '2027-02-01' };
      await decided({ candidate_id: duplicate.id, ...terms }, 'accept');
      const body = { primary_id: survivor.id, duplicate_id: duplicate.id };
      expect((await send('POST', '/candidates/merge', { body })).status).toBe(200);
      expect((await hire(survivor.id)).body.data).toMatchObject(terms);
    });

    it.each(['accept', 'decline'])('changes none: %s', async (decision) => {
      const { posting, person } = await applied();
      const before = await decided({ candidate_id: person.id, job_id: posting.id }, decision);
      const draft = await buildOffer(api, employer, { candidate_id: person.id });
      expect((await hire(person.id)).status).toBe(201);
      for (const offer of [before, draft]) {
        const after = await send('GET', `/offers/${offer.id}`);
        expect(after.body.data).toEqual(offer);
      }
    });
  });

  it('makes one employee of twenty hires at once, and of one more', async () => {
    const { person } = await applied();
    const answers = await Promise.all(Array.from({ length: 20 }, () => hire(person.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const made = answers.find(({ status }) => status === 201);
    const id = made?.body.data['id'];
    const late = await hire(person.id);
    for (const refused of [...answers.filter(({ status }) => status === 409), late]) {
      expect(refused.body.error.details).toEqual([{ path: 'employee_id', message: id }]);
    }
    expect(await employeesOf(person.id)).toHaveLength(1);
    const found = await send<{ data: Json[] }>('GET', `/employees?candidate_id=${person.id}`);
    expect(found.body.data.map((row) => row['id'])).toEqual([id]);
    const none = await send<{ data: Json[] }>('GET', '/employees?candidate_id=cand_none');
    expect(none.body.data).toEqual([]);
  });

  it('gives the same employee to a repeat with the same key', async () => {
    const { person } = await applied();
    const headers = { 'idempotency-key': newId('event') };
    const one = await hire(person.id, {}, headers);
    const two = await hire(person.id, {}, headers);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.data).toEqual(one.body.data);
  });

  it('needs job_id while several applications are active, and takes no other job', async () => {
    const { person } = await applied();
    const second = await buildPosting(api, employer, { title: 'Bell Founder' });
    const candidates = api.ctx.stores.mongo.collection<{ _id: string; applications: Json[] }>(
      'candidates',
    );
    const record = await candidates.findOne({ _id: person.id });
    const other = {
      ...record?.applications[0],
      id: newId('application'),
      jobId: second.id,
      jobTitle: 'Bell Founder',
    };
    await candidates.updateOne({ _id: person.id }, { $push: { applications: other } });
    for (const body of [{}, { job_id: 'job_0NaQ8xT2v7Bd1kZp4mXw' }]) {
      const refused = await hire(person.id, body);
      expect([refused.status, refused.body.error.details?.[0]?.path]).toEqual([400, 'job_id']);
    }
    const made = await hire(person.id, { job_id: second.id });
    expect([made.status, made.body.data['title']]).toEqual([201, 'Bell Founder']);
    const statuses = (await read(person.id)).applications.map(({ status }) => status).sort();
    expect(statuses).toEqual(['active', 'hired']);
  });

  it('hires without an application, without an e-mail address, and one that was moved to hired', async () => {
    const nameless = await candidate({ email: null });
    const made = await hire(nameless.id, { title: null });
    expect(made.body.data).toEqual(
      expect.objectContaining({ email: null, title: null, start_date: null }),
    );
    const { person } = await applied();
    await send('POST', `/candidates/${person.id}/stage`, { body: { stage: 'hired' } });
    const before = await read(person.id);
    expect((await hire(person.id)).status).toBe(201);
    expect((await read(person.id)).applications).toEqual(before.applications);
  });

  it.each([
    [{ start_date: '2027-02-30' }, 'start_date'],
    [{ start_date: 'tomorrow' }, 'start_date'],
    [{ title: '' }, 'title'],
    [{ salary: 1 }, 'salary'],
  ])('refuses the body %j', async (body, path) => {
    const { id } = await candidate();
    const refused = await hire(id, body);
    expect([refused.status, refused.body.error.details?.[0]?.path]).toEqual([400, path]);
  });

  it('refuses an expected version that is gone, and the address of another employee', async () => {
    const { person } = await applied();
    expect((await hire(person.id, {}, { 'if-match': '"7"' })).status).toBe(412);
    const other = await buildEmployee(api, employer.key, { email: person['email'] as string });
    const refused = await hire(person.id);
    expect([refused.status, refused.body.error.details]).toEqual([
      409,
      [{ path: 'employee_id', message: other.id }],
    ]);
    expect((await read(person.id)).applications[0]?.['stage']).toBe('applied');
  });

  it('is finished by the sweep, with one event, when the process dies in between', async () => {
    const { person } = await applied();
    const employeeId = newId('employee');
    await dying(person.id, employeeId);
    expect((await send('GET', `/employees/${employeeId}`)).status).toBe(404);
    expect((await eventsOf(person.id)).filter((kind) => kind === 'candidate.hired')).toHaveLength(
      1,
    );
    const candidates = api.ctx.stores.mongo.collection<{ _id: string; employeeDueAt: Date }>(
      'candidates',
    );
    await candidates.updateOne({ _id: person.id }, { $set: { employeeDueAt: new Date(0) } });
    await createSweepWorkforce(api.ctx)();
    await createSweepWorkforce(api.ctx)();
    const found = await send('GET', `/employees/${employeeId}`);
    expect([found.status, found.body.data['candidate_id']]).toEqual([200, person.id]);
    expect(await employeesOf(person.id)).toHaveLength(1);
    expect((await eventsOf(person.id)).filter((kind) => kind === 'candidate.hired')).toHaveLength(
      1,
    );
    expect(await candidates.findOne({ _id: person.id })).not.toHaveProperty('employeeDueAt');
  });

  it('merges a hired candidate into one that is not, but not two hired ones', async () => {
    const [{ person: one }, { person: two }] = [await applied(), await applied()];
    const made = await hire(one.id);
    const merge = (primary_id: string, duplicate_id: string) =>
      send('POST', '/candidates/merge', { body: { primary_id, duplicate_id } });
    expect((await hire(two.id)).status).toBe(201);
    const refused = await merge(one.id, two.id);
    expect([refused.status, refused.body.error.details?.[0]?.path]).toEqual([409, 'employee_id']);
    expect((await read(two.id)).id).toBe(two.id);

    const { person: survivor } = await applied();
    expect((await merge(survivor.id, one.id)).status).toBe(200);
    const merged = {
      accountId: employer.key.accountId,
      survivorId: survivor.id,
      duplicateId: one.id,
    };
    await mergePersonalData(api.ctx, merged);
    const id = made.body.data['id'] as string;
    const employee = await send('GET', `/employees/${id}`);
    expect(employee.body.data['candidate_id']).toBe(survivor.id);
    expect((await hire(survivor.id)).body.error.details?.[0]?.message).toBe(id);
  });

  it('finishes a hire of a duplicate that was merged before its employee was stored', async () => {
    const [{ person: duplicate }, { person: survivor }] = [await applied(), await applied()];
    const employeeId = newId('employee');
    await dying(duplicate.id, employeeId);
    const body = { primary_id: survivor.id, duplicate_id: duplicate.id };
    expect((await send('POST', '/candidates/merge', { body })).status).toBe(200);
    await api.ctx.stores.mongo
      .collection('candidates')
      .updateMany({ employeeDueAt: { $exists: true } }, { $set: { employeeDueAt: new Date(0) } });
    await createSweepWorkforce(api.ctx)();
    const employee = await send('GET', `/employees/${employeeId}`);
    expect(employee.body.data['candidate_id']).toBe(survivor.id);
  });

  it('keeps the employee of an anonymised candidate, without any link between them', async () => {
    const { person } = await applied();
    const made = await hire(person.id);
    const id = made.body.data['id'] as string;
    expect((await send('POST', `/candidates/${person.id}/anonymize`)).status).toBeLessThan(300);
    const erased = { accountId: employer.key.accountId, candidateId: person.id };
    await createEraseTraces(api.ctx)(erased);
    await eventually('the link is cut', async () => {
      const { data } = (await send('GET', `/employees/${id}`)).body;
      return data['candidate_id'] === null && data['name'] === 'Mara Lindqvist';
    });
    await auditLogOf(api.ctx.stores, employer.key.accountId);
    const record = await api.ctx.stores.mongo
      .collection<{ _id: string }>('candidates')
      .findOne({ _id: person.id });
    expect(JSON.stringify(record)).not.toContain(id);
    expect((await hire(person.id)).status).toBe(409);
  });
});
