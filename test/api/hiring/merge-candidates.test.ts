import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mongo } from 'mongoose';
import { finishMerge } from '../../../services/hiring/pipeline/merge-candidates.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import {
  closeDuplicate,
  reopenDuplicate,
} from '../../../storage/hiring/candidates/merging-candidates.ts';
import { buildKey } from '../../support/factories.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Person {
  id: string;
  name: string | null;
  email: string;
  applications: { id: string; job_id: string; stage: string; history: { stage: string }[] }[];
  notes: { body: string }[];
}
interface Answer {
  data: Person;
  error?: { code: string; details?: { path: string; message: string }[] };
}

describe('POST /candidates/merge', () => {
  let api: TestApi;
  let employer: Employer;
  let people = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => api.close());

  const send = (method: string, path: string, body?: unknown) =>
    call<Answer>(api, employer.key, { method, path, body });
  async function source(details: Json = {}): Promise<Person> {
    people += 1;
    const email = `person-${people}@example.com`;
    const { body } = await send('POST', '/candidates', { name: `P ${people}`, email, ...details });
    return body.data;
  }
  const merge = (primary: Person, duplicate: Person) =>
    send('POST', '/candidates/merge', { primary_id: primary.id, duplicate_id: duplicate.id });
  const read = (person: Person) => send('GET', `/candidates/${person.id}`);
  async function apply(jobId: string, email: string): Promise<[number, string | undefined]> {
    const details = { jobId, body: { name: 'Mara', email } };
    const { status, body } = await applyOnBoard(api, employer, details);
    return [status, body.error?.code];
  }
  async function applicant(jobId: string): Promise<Person> {
    const person = await source();
    expect(await apply(jobId, person.email)).toEqual([201, undefined]);
    return person;
  }
  const job = async () => (await buildPosting(api, employer)).id;
  const stagesOf = (person: Person, jobId: string) =>
    person.applications.find(({ job_id }) => job_id === jobId)?.history.map(({ stage }) => stage);

  it('counts nobody twice during the merge', async () => {
    const { id: jobId } = await buildPosting(api, employer);
    const seeker = await buildKey(api.ctx.stores);
    const people: string[] = [];
    for (const email of [`twin-${jobId}-1@example.com`, `twin-${jobId}-2@example.com`]) {
      const path = `/jobs/${jobId}/apply`;
      await call(api, seeker, { method: 'POST', path, body: { name: 'Twin', email } });
      const found = await call<{ data: Person[] }>(api, employer.key, {
        path: `/candidates?email=${email}`,
      });
      people.push(found.body.data[0]?.id ?? '');
    }
    const [into = '', id = ''] = people;
    const { accountId } = employer.key;
    expect(await closeDuplicate(api.ctx.stores, { accountId, id, into })).toBe(true);
    const { body } = await call(api, employer.key, { path: `/jobs/post/${jobId}` });
    expect(body.data['counts_by_stage']).toEqual({ applied: 1 });
    const applied = await call<{ data: Json[] }>(api, seeker, { path: '/applied-jobs' });
    expect(applied.body.data).toHaveLength(1);
    const counts = await call<{ data: Json[] }>(api, seeker, { path: '/applied-jobs/counts' });
    expect(counts.body.data).toEqual([{ status: 'applied', count: 1 }]);
  });

  it('joins both: one application per job, all history and notes kept', async () => {
    const [shared, other] = [await job(), await job()];
    const primary = await source({ job_id: shared });
    const duplicate = await source({ job_id: shared, phone: '+46701234567' });
    await apply(other, duplicate.email);
    await send('POST', `/candidates/${primary.id}/stage`, { stage: 'interview' });
    await send('POST', `/candidates/${duplicate.id}/stage`, { stage: 'screening', job_id: shared });
    await send('POST', `/candidates/${duplicate.id}/notes`, { body: 'Sings.' });
    const { status, body } = await merge(primary, duplicate);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: primary.id, phone: '+46701234567', name: primary.name });
    expect(body.data.notes.map((note) => note.body)).toEqual(['Sings.']);
    expect(body.data.applications.map(({ job_id, stage }) => [job_id, stage]).sort()).toEqual(
      [
        [shared, 'interview'],
        [other, 'applied'],
      ].sort(),
    );
    expect(stagesOf(body.data, shared)?.sort()).toEqual(
      ['applied', 'applied', 'interview', 'screening'].sort(),
    );
    const gone = await read(duplicate);
    expect([gone.status, gone.body.error?.details]).toEqual([
      404,
      [{ path: 'merged_into', message: primary.id }],
    ]);
    expect((await merge(primary, duplicate)).body.data).toEqual(body.data);
  });

  it('keeps both addresses for the survivor: either finds it, one application per job with either', async () => {
    const [one, two] = [await job(), await job()];
    const primary = await source();
    const duplicate = await applicant(one);
    await merge(primary, duplicate);
    expect(await apply(one, duplicate.email)).toEqual([400, 'duplicate_application']);
    expect(await apply(two, duplicate.email)).toEqual([201, undefined]);
    expect(await apply(two, primary.email)).toEqual([400, 'duplicate_application']);
    const { body } = await call<{ data: Person[] }>(api, employer.key, {
      path: `/candidates?email=${encodeURIComponent(duplicate.email)}`,
    });
    expect(body.data.map(({ id }) => id)).toEqual([primary.id]);
    expect(body.data[0]?.applications).toHaveLength(2);
    const again = await send('POST', '/candidates', { email: duplicate.email });
    expect(again.body.error?.details).toEqual([{ path: 'candidate_id', message: primary.id }]);
  });

  it('refuses unknown candidates, those of other accounts, the same candidate and merged ones', async () => {
    const [a, b, c] = [await source(), await source(), await source()];
    const unknown = { ...a, id: 'cand_00000000000000000000' };
    const stranger = await call<Answer>(api, await buildKey(api.ctx.stores), {
      method: 'POST',
      path: '/candidates',
      body: { name: 'Stranger' },
    });
    for (const other of [unknown, stranger.body.data]) {
      expect((await merge(a, other)).status).toBe(404);
      expect((await merge(other, a)).status).toBe(404);
    }
    expect((await merge(a, a)).status).toBe(400);
    await merge(a, b);
    expect((await merge(c, b)).body.error?.details).toEqual([
      { path: 'merged_into', message: a.id },
    ]);
    expect((await merge(b, c)).status).toBe(404);
    await merge(c, a);
    expect((await read(b)).status).toBe(404);
  });

  /** The writes of a merge, in order. */
  const writes = [
    ['before the duplicate is closed', 1, 'before'],
    ['after the duplicate is closed', 1, 'after'],
    ['before the survivor takes it', 2, 'before'],
    ['after the survivor took it', 2, 'after'],
    ['before the duplicate is emptied', 3, 'before'],
    ['after the duplicate is emptied', 3, 'after'],
  ] as const;

  it.each(writes)('is completed by the sweep when killed %s', async (_at, number, moment) => {
    const shared = await job();
    const primary = await applicant(shared);
    const duplicate = await applicant(shared);
    await send('POST', `/candidates/${duplicate.id}/notes`, { body: 'Sings.' });
    killWrite(number, moment);
    expect((await merge(primary, duplicate)).status).toBe(500);
    jest.restoreAllMocks();
    // After a crash at any write nobody applies twice, and reads of the duplicate return all data.
    expect(await apply(shared, duplicate.email)).toEqual([400, 'duplicate_application']);
    await finishMerge(api.ctx, { accountId: employer.key.accountId, id: duplicate.id });
    const closed = number > 1 || moment === 'after';
    expect((await read(duplicate)).status).toBe(closed ? 404 : 200);
    if (!closed) return;
    const { data } = (await read(primary)).body;
    expect(data.notes).toHaveLength(1);
    expect(stagesOf(data, shared)).toEqual(['applied', 'applied']);
    const left = await candidateModel(api.ctx.stores.mongo).findById(duplicate.id).lean();
    expect(left).toMatchObject({ name: null, email: null, applications: [], notes: [] });
  });

  it.each(writes)(
    'is completed when killed %s and a person sourced twice applies: one application remains',
    async (_at, number, moment) => {
      const shared = await job();
      const primary = await source({ job_id: shared });
      const duplicate = await source({ job_id: shared });
      killWrite(number, moment);
      expect((await merge(primary, duplicate)).status).toBe(500);
      jest.restoreAllMocks();
      expect(await apply(shared, duplicate.email)).toEqual([201, undefined]);
      expect(await apply(shared, duplicate.email)).toEqual([400, 'duplicate_application']);
      await finishMerge(api.ctx, { accountId: employer.key.accountId, id: duplicate.id });
      const isClosed = number > 1 || moment === 'after';
      const holder = isClosed ? primary : duplicate;
      const stored = await candidateModel(api.ctx.stores.mongo).findById(holder.id).lean();
      expect(stored?.applications).toMatchObject([{ jobId: shared, sourced: false }]);
      expect(await apply(shared, duplicate.email)).toEqual([400, 'duplicate_application']);
    },
  );

  it('keeps exactly one candidate with all data when both are merged into each other concurrently', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await job(), await job()];
      const a = await source({ job_id: one });
      const b = await source({ job_id: other });
      const third = await source();
      const merges = [merge(a, b), merge(b, a), merge(b, third), merge(third, a)];
      for (const { status } of await Promise.all(merges)) expect([200, 404]).toContain(status);
      for (const { id } of [a, b, third]) {
        await finishMerge(api.ctx, { accountId: employer.key.accountId, id });
      }
      const answers = await Promise.all([a, b, third].map(read));
      const alive = answers.filter(({ status }) => status === 200);
      const jobs = alive.flatMap(({ body }) => body.data.applications.map(({ job_id }) => job_id));
      expect(jobs.sort()).toEqual([one, other].sort());
      expect(alive.length).toBeLessThan(3);
    }
  });

  it('accepts a duplicate that another merge has closed and reopened meanwhile', async () => {
    const [primary, duplicate, other] = [await source(), await source(), await source()];
    const { stores } = api.ctx;
    const elsewhere = { accountId: employer.key.accountId, id: duplicate.id, into: other.id };
    expect(await closeDuplicate(stores, elsewhere)).toBe(true);
    aroundWrites(async (close) => {
      const refused = await close();
      jest.restoreAllMocks();
      await reopenDuplicate(stores, elsewhere);
      return refused;
    });
    expect((await merge(primary, duplicate)).status).toBe(200);
    expect((await read(duplicate)).body.error?.details).toEqual([
      { path: 'merged_into', message: primary.id },
    ]);
  });

  it('loses nothing while the duplicate applies, moves and gets notes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const jobs = await Promise.all([1, 2, 3, 4].map(job));
      const primary = await source({ job_id: jobs[0] });
      const duplicate = await source({ job_id: jobs[0] });
      const [, ...outcomes] = await Promise.all([
        merge(primary, duplicate),
        ...jobs.slice(1).map((id) => apply(id, duplicate.email)),
        ...jobs.slice(1).map((id) => apply(id, duplicate.email)),
        send('POST', `/candidates/${duplicate.id}/notes`, { body: 'Sings.' }),
      ]);
      const applied = outcomes.filter((one) => Array.isArray(one) && one[0] === 201);
      expect(applied).toHaveLength(3);
      const { data } = (await read(primary)).body;
      expect(data.applications.map(({ job_id }) => job_id).sort()).toEqual([...jobs].sort());
      const note = outcomes.at(-1) as { status: number };
      expect(data.notes).toHaveLength(note.status === 201 ? 1 : 0);
    }
  });

  /** The nth write to a candidate fails as if the process had been killed there. */
  function killWrite(number: number, moment: 'before' | 'after'): void {
    let writesSeen = 0;
    aroundWrites(async (write) => {
      writesSeen += 1;
      if (writesSeen > number || (writesSeen === number && moment === 'before')) {
        throw new Error('killed');
      }
      const result = await write();
      if (writesSeen === number) throw new Error('killed');
      return result;
    });
  }

  /** Runs every write to a candidate through `around`, except writes that only empty its outbox. */
  function aroundWrites(around: (write: () => Promise<unknown>) => Promise<unknown>): void {
    const prototype = mongo.Collection.prototype as unknown as Record<
      string,
      (this: unknown, ...args: unknown[]) => Promise<unknown>
    >;
    for (const method of ['updateOne', 'findOneAndUpdate']) {
      const original = prototype[method];
      if (original === undefined) throw new Error(`${method} is no method of a collection.`);
      jest.spyOn(prototype, method).mockImplementation(function (this: unknown, ...args) {
        const { collectionName } = this as { collectionName: string };
        const isOutbox = JSON.stringify(args[1]).includes('"$pull":{"outbox"');
        const write = () => original.apply(this, args);
        return collectionName !== 'candidates' || isOutbox ? write() : around(write);
      });
    }
  }
});
