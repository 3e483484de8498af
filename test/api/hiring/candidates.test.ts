import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Visit {
  stage: string;
  entered_at: string;
  left_at: string | null;
  actor: Json;
  reason: string | null;
}
interface Person extends Json {
  id: string;
  version: number;
  applications: { id: string; stage: string; status: string; job_id: string; history: Visit[] }[];
  notes: Json[];
}
interface Answer {
  data: Person;
  error?: { code: string; details?: { path: string; message: string }[] };
}
interface ListAnswer {
  data: Person[];
  meta: { next_cursor: string | null };
}

describe('candidates and pipeline (decision 0015)', () => {
  let api: TestApi;
  let employer: Employer;
  let people = 0;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const send = <Body = Answer>(method: string, path: string, body?: unknown) =>
    call<Body>(api, employer.key, { method, path, body });
  const email = () => {
    people += 1;
    return `person-${people}@example.com`;
  };
  async function source(details: Json = {}): Promise<Person> {
    const answer = await send('POST', '/candidates', {
      name: 'Mara Lindqvist',
      email: email(),
      ...details,
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.data;
  }
  const read = async (id: string) => (await send('GET', `/candidates/${id}`)).body.data;
  const move = (id: string, body: Json) => send('POST', `/candidates/${id}/stage`, body);
  const refusal = ({ status, body }: { status: number; body: Answer }) => [
    status,
    body.error?.code,
  ];

  describe('a sourced person', () => {
    it('has all members, none absent', async () => {
      const { id: jobId } = await buildPosting(api, employer);
      const person = await source({
        job_id: jobId,
        skills: ['escapements'],
        phone: '+46701234567',
      });
      expect(person).toEqual({
        id: expect.stringMatching(/^cand_[0-9A-Za-z]{20}$/),
        name: 'Mara Lindqvist',
        email: `person-${people}@example.com`,
        phone: '+46701234567',
        location: null,
        links: [],
        skills: ['escapements'],
        source: 'sourced',
        consent: { discovery: false, granted_at: null },
        tags: [],
        applications: [
          {
            id: expect.stringMatching(/^app_/),
            job_id: jobId,
            job_title: 'Clock Tower Mechanic',
            stage: 'applied',
            status: 'active',
            submitted_at: expect.any(String),
            stage_since: expect.any(String),
            last_job: null,
            knocked_out_by: [],
            answers: {},
            files: [],
            history: [
              {
                stage: 'applied',
                entered_at: expect.any(String),
                left_at: null,
                actor: { kind: 'api_key', id: employer.key.keyId, name: 'test' },
                reason: null,
              },
            ],
          },
        ],
        notes: [],
        created_at: expect.any(String),
        updated_at: expect.any(String),
        version: 1,
      });
      expect(await read(person.id)).toEqual(person);
    });

    it('is unique per e-mail address in every spelling: 409 with the id, also concurrently', async () => {
      const address = email();
      const spellings = [address, address.toUpperCase(), ` ${address}`];
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          send('POST', '/candidates', { name: 'M', email: spellings[index % 3] }),
        ),
      );
      const made = answers.filter(({ status }) => status === 201);
      expect(made).toHaveLength(1);
      const id = made[0]?.body.data.id;
      for (const answer of answers.filter(({ status }) => status !== 201)) {
        expect(refusal(answer)).toEqual([409, 'conflict']);
        expect(answer.body.error?.details).toEqual([{ path: 'candidate_id', message: id }]);
      }
    });

    it.each<[string, Json, string]>([
      ['nobody', {}, 'name'],
      ['an invalid address', { email: 'mara' }, 'email'],
      ['an operator', { name: { $gt: '' } }, 'name'],
      ['an unknown job', { name: 'M', job_id: 'job_00000000000000000000' }, 'job_id'],
      ['a script for a link', { name: 'M', links: ['javascript:alert(1)'] }, 'links.0'],
      ['an unknown member', { name: 'M', stage: 'hired' }, 'stage'],
    ])('400 for %s', async (_what, body, path) => {
      const answer = await send('POST', '/candidates', body);
      expect(refusal(answer)).toEqual([400, 'invalid_request']);
      expect(answer.body.error?.details?.map((detail) => detail.path)).toEqual([path]);
    });
  });

  describe('changes', () => {
    it('are partial; null clears; equal values are no change', async () => {
      const { id } = await source({ phone: '+46701234567', tags: ['night'] });
      const change = { phone: null, tags: ['night', 'clocks'], consent_discovery: true };
      const { body } = await send('PATCH', `/candidates/${id}`, change);
      expect(body.data).toMatchObject({
        name: 'Mara Lindqvist',
        phone: null,
        tags: ['night', 'clocks'],
        consent: { discovery: true, granted_at: expect.any(String) },
        version: 2,
      });
      expect((await send('PATCH', `/candidates/${id}`, change)).body.data.version).toBe(2);
    });

    it('honour If-Match', async () => {
      const { id } = await source();
      const renameIf = (version: string) =>
        call<Answer>(api, employer.key, {
          method: 'PATCH',
          path: `/candidates/${id}`,
          body: { name: 'A' },
          headers: { 'if-match': version },
        });
      const stale = await renameIf('"7"');
      expect(refusal(stale)).toEqual([412, 'version_conflict']);
      const fresh = await renameIf('"1"');
      expect(fresh.status).toBe(200);
    });

    it('refuse the address of another candidate, and release the old one', async () => {
      const [one, other] = [await source(), await source()];
      const taken = await send('PATCH', `/candidates/${other.id}`, { email: one['email'] });
      expect(refusal(taken)).toEqual([409, 'conflict']);
      expect(taken.body.error?.details).toEqual([{ path: 'candidate_id', message: one.id }]);
      await send('PATCH', `/candidates/${one.id}`, { email: null });
      const { status, body } = await send('POST', '/candidates', { email: one['email'] });
      expect(status).toBe(201);
      await send('PATCH', `/candidates/${body.data.id}`, { email: null });
      expect((await send('PATCH', `/candidates/${other.id}`, { email: one['email'] })).status).toBe(
        200,
      );
    });

    it('lose no note of fifty concurrent ones', async () => {
      const { id } = await source();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          send('POST', `/candidates/${id}/notes`, { body: `Note ${index}` }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const { notes, version } = await read(id);
      expect(new Set(notes.map(({ body }) => body)).size).toBe(50);
      expect(version).toBe(51);
      expect(notes[0]).toMatchObject({ author: { kind: 'api_key', id: employer.key.keyId } });
    });
  });

  describe('moves', () => {
    const sourced = async () => {
      const { id: jobId } = await buildPosting(api, employer);
      return source({ job_id: jobId });
    };

    it('are history with actor, time and reason', async () => {
      const { id } = await sourced();
      await move(id, { stage: 'screening', from_stage: 'applied', reason: 'Knows clocks' });
      const { body } = await move(id, { stage: 'hired' });
      const [application] = body.data.applications;
      expect(application).toMatchObject({ stage: 'hired', status: 'hired' });
      const history = application?.history ?? [];
      expect(history.map(({ stage, reason }) => [stage, reason])).toEqual([
        ['applied', null],
        ['screening', 'Knows clocks'],
        ['hired', null],
      ]);
      expect(history.map(({ left_at }) => left_at)).toEqual([
        history[1]?.entered_at,
        history[2]?.entered_at,
        null,
      ]);
    });

    it.each([
      ['screening', ['candidate.stage_changed']],
      ['hired', ['candidate.stage_changed', 'candidate.hired']],
      ['rejected', ['candidate.stage_changed', 'candidate.rejected']],
    ])('to %s are announced once, with the reason', async (stage, kinds) => {
      await listen();
      const { id } = await sourced();
      await move(id, { stage, reason: 'Knows clocks' });
      await move(id, { stage });
      const expected = ['candidate.created', 'candidate.application_submitted', ...kinds];
      await eventually(
        'the events',
        async () => (await told(id)).length >= expected.length,
        10_000,
      );
      const events = await told(id);
      expect(events.map(({ kind }) => kind).sort()).toEqual([...expected].sort());
      expect(events.find(({ kind }) => kind === 'candidate.stage_changed')?.data).toMatchObject({
        candidate: { id, name: 'Mara Lindqvist' },
        application: { stage },
        from_stage: 'applied',
        to_stage: stage,
        reason: 'Knows clocks',
      });
    });

    it('with a guard: of fifty concurrent ones one succeeds, the others get a conflict with the current stage', async () => {
      const { id } = await sourced();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          move(id, { stage: index % 2 ? 'screening' : 'interview', from_stage: 'applied' }),
        ),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused).toHaveLength(49);
      expect(new Set(refused.map((answer) => refusal(answer).join()))).toEqual(
        new Set(['409,stage_conflict']),
      );
      const { applications, version } = await read(id);
      expect(applications[0]?.history).toHaveLength(2);
      expect(version).toBe(2);
    });

    it('without a guard: fifty concurrent ones give one gapless history', async () => {
      const { id } = await sourced();
      const stages = ['screening', 'interview', 'offer', 'rejected', 'applied'];
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => move(id, { stage: stages[index % 5] })),
      );
      const history = (await read(id)).applications[0]?.history ?? [];
      history.forEach((visit, index) => {
        expect(visit.left_at).toBe(history[index + 1]?.entered_at ?? null);
        expect(visit.stage).not.toBe(history[index + 1]?.stage);
      });
    });

    it('to the current stage are 200 and change nothing', async () => {
      const { id } = await sourced();
      const again = await move(id, { stage: 'applied' });
      expect([again.status, again.body.data.version]).toEqual([200, 1]);
    });

    it('require the job when several applications are active', async () => {
      const one = await buildPosting(api, employer);
      const other = await buildPosting(api, employer, { title: 'Bell Ringer' });
      const { id, email: address } = await source({ job_id: one.id });
      await applyOnBoard(api, employer, {
        jobId: other.id,
        body: { name: 'Mara', email: address },
      });
      const unclear = await move(id, { stage: 'offer' });
      expect(unclear.body.error?.details?.map(({ path }) => path)).toEqual(['job_id']);
      await move(id, { stage: 'offer', job_id: other.id });
      const { applications } = await read(id);
      expect(applications.map(({ job_id, stage }) => [job_id, stage])).toEqual([
        [one.id, 'applied'],
        [other.id, 'offer'],
      ]);
    });

    it('to an unknown stage are 400', async () => {
      const { id } = await sourced();
      const answer = await move(id, { stage: 'nowhere' });
      expect(refusal(answer)).toEqual([400, 'invalid_request']);
    });
  });

  describe('the list', () => {
    it('omits answers, history and notes, and supports every filter', async () => {
      const own = await buildEmployer(api);
      const mine = (path: string, body?: unknown) =>
        call<Answer>(api, own.key, { method: body === undefined ? 'GET' : 'POST', path, body });
      const job = await buildPosting(api, own);
      const address = email();
      const mara = (
        await mine('/candidates', {
          name: 'Márá Lindqvist',
          email: address,
          job_id: job.id,
          skills: ['C++'],
        })
      ).body.data;
      const between = new Date().toISOString();
      await eventually('the next millisecond', () => new Date().toISOString() > between);
      const odd = (await mine('/candidates', { name: 'Odd Berg', tags: ['night shift'] })).body
        .data;
      const ids = async (query: Record<string, string>) => {
        const path = `/candidates?${new URLSearchParams(query).toString()}`;
        const { body } = await call<ListAnswer>(api, own.key, { path });
        return body.data.map(({ id }) => id);
      };
      expect(await ids({})).toEqual([odd.id, mara.id]);
      expect(await ids({ job_id: job.id })).toEqual([mara.id]);
      expect(await ids({ stage: 'applied' })).toEqual([mara.id]);
      expect(await ids({ stage: 'offer', job_id: job.id })).toEqual([]);
      expect(await ids({ q: 'mara lind' })).toEqual([mara.id]);
      expect(await ids({ q: 'c++' })).toEqual([mara.id]);
      expect(await ids({ q: 'shift' })).toEqual([odd.id]);
      expect(await ids({ q: 'mara berg' })).toEqual([]);
      expect(await ids({ email: address.toUpperCase() })).toEqual([mara.id]);
      expect(await ids({ email: 'nobody@example.com' })).toEqual([]);
      expect(await ids({ created_after: between })).toEqual([odd.id]);
      await mine(`/candidates/${mara.id}/notes`, { body: 'Punctual.' });
      expect(await ids({ updated_after: odd['updated_at'] as string })).toEqual([mara.id]);
      const [row] = (await call<ListAnswer>(api, own.key, { path: `/candidates?q=mara` })).body
        .data;
      expect(row).not.toHaveProperty('notes');
      expect(Object.keys(row?.applications[0] ?? {}).sort()).toEqual(
        [
          ...['files', 'id', 'job_id', 'job_title', 'knocked_out_by', 'last_job', 'stage'],
          ...['stage_since', 'status', 'submitted_at'],
        ].sort(),
      );
    });

    it('pages without loss or repeats, as do the job’s applications', async () => {
      const own = await buildEmployer(api);
      const { id } = await buildPosting(api, own);
      for (let index = 0; index < 5; index += 1) {
        const body = { name: `P ${index}`, job_id: id };
        await call(api, own.key, { method: 'POST', path: '/candidates', body });
      }
      for (const path of ['/candidates', `/jobs/post/${id}/applications`]) {
        const seen: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const page: ListAnswer = (
            await call<ListAnswer>(api, own.key, {
              path: `${path}?limit=2${cursor && `&cursor=${cursor}`}`,
            })
          ).body;
          seen.push(...page.data.map((row) => row.id));
          cursor = page.meta.next_cursor;
        }
        expect(seen).toHaveLength(5);
        expect(seen).toEqual([...new Set(seen)].sort().reverse());
      }
      const at = (stage: string) =>
        call<ListAnswer>(api, own.key, { path: `/jobs/post/${id}/applications?stage=${stage}` });
      expect((await at('applied')).body.data).toHaveLength(5);
      expect((await at('offer')).body.data).toEqual([]);
    });
  });

  /** An endpoint with all kinds, so that events are stored. */
  async function listen(): Promise<void> {
    const { body } = await send<ListAnswer>('GET', '/webhooks');
    if (body.data.length > 0) return;
    await send('POST', '/webhooks', { url: 'http://127.0.0.1:9/nobody', event_kinds: ['*'] });
  }

  function told(candidateId: string) {
    return api.ctx.stores.mongo
      .collection<{ kind: string; data: Json }>('events')
      .find({ subjectId: candidateId })
      .toArray();
  }
});
