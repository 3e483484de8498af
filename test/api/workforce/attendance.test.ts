import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSweepWorkforce } from '../../../activities/workforce/sweep-workforce.ts';
import { profileChanges } from '../../../domain/accounts/account-profile.ts';
import { commitChange, requireHead } from '../../../storage/workforce/attendance-heads.ts';
import { findEntry } from '../../../storage/workforce/attendance-entries.ts';
import { newId } from '../../../storage/new-id.ts';
import { buildEmployee } from '../../support/employees.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call, type Json } from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

type Entry = Json & { id: string; at: string };
interface Failure {
  error: { code: string; details?: { path: string; message: string }[] };
}
interface Listed {
  data: Entry[];
  meta: { next_cursor: string | null };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Promise: attendance in the order of time, without overlap, and nothing that nobody recorded (decision 0030). */
describe('attendance', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  const send = <Body = { data: Entry } & Failure>(method: string, path: string, body?: unknown) =>
    call<Body>(api, key, { method, path, body });
  const employee = async (content: Json = {}) => (await buildEmployee(api, key, content)).id;
  type Posted = [employeeId: string, kind: string, at?: string, rest?: Json];
  const post = (...[employee_id, kind, at, rest]: Posted) =>
    send('POST', '/attendance', { employee_id, kind, ...(at !== undefined && { at }), ...rest });
  async function posted(...given: Parameters<typeof post>): Promise<Entry> {
    const answer = await post(...given);
    expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    return answer.body.data;
  }
  const list = async (query: string) =>
    (await send<Listed>('GET', `/attendance?${query}`)).body.data;
  const summary = async (id: string, query: string) =>
    (await send<{ data: Json[] }>('GET', `/attendance/summary?employee_id=${id}&${query}`)).body
      .data;
  const reason = ({ status, body }: { status: number; body: Failure }) => [
    status,
    body.error.details?.[0]?.path,
  ];

  it('answers with the whole entry, and reads it back', async () => {
    const id = await employee();
    const made = await posted(id, 'in', '2026-03-02T09:00:00+01:00', { note: 'Early tide' });
    expect(made).toEqual({
      id: expect.stringMatching(/^att_/),
      employee_id: id,
      kind: 'in',
      at: '2026-03-02T08:00:00.000Z',
      until: null,
      note: 'Early tide',
      source: 'employer',
      recorded_at: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
      version: 1,
    });
    expect(await list(`employee_id=${id}`)).toEqual([made]);
  });

  it('takes one of twenty check-ins at once', async () => {
    const id = await employee();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(id, 'in')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await list(`employee_id=${id}`)).toHaveLength(1);
  });

  it('refuses equal instants', async () => {
    const id = await employee();
    await posted(id, 'in', '2026-03-02T09:00:00.000Z');
    expect((await post(id, 'out', '2026-03-02T09:00:00.000Z')).status).toBe(409);
  });

  it('names the open check-in to a second one, and takes it once the check-out is there', async () => {
    const id = await employee();
    const monday = await posted(id, 'in', '2026-03-02T09:00:00Z');
    const refused = await post(id, 'in', '2026-03-03T09:00:00Z');
    expect(reason(refused)).toEqual([409, 'at']);
    expect(refused.body.error.details?.[0]?.message).toContain(`${monday.id} at ${monday.at}`);
    await posted(id, 'out', '2026-03-02T17:00:00Z');
    expect((await post(id, 'out', '2026-03-02T18:00:00Z')).status).toBe(409);
    await posted(id, 'in', '2026-03-03T09:00:00Z');
  });

  it.each([
    {
      from: '2026-02-02T21:00:00Z',
      to: '2026-02-03T05:00:00Z',
      zone: 'Europe/Berlin',
      expected: [120, 360],
    },
    {
      from: '2026-02-02T22:00:00Z',
      to: '2026-02-03T06:00:00Z',
      zone: 'UTC',
      expected: [120, 360],
    },
    {
      from: '2026-02-02T14:30:00Z',
      to: '2026-02-02T22:30:00Z',
      zone: 'Asia/Kolkata',
      expected: [240, 240],
    },
    {
      from: '2026-02-02T20:00:00Z',
      to: '2026-02-02T23:00:00Z',
      zone: 'Europe/Berlin',
      expected: [180],
    },
    {
      from: '2026-03-28T21:00:00Z',
      to: '2026-03-29T04:00:00Z',
      zone: 'Europe/Berlin',
      expected: [120, 300],
    },
    {
      from: '2025-10-25T20:00:00Z',
      to: '2025-10-26T05:00:00Z',
      zone: 'Europe/Berlin',
      expected: [120, 420],
    },
  ])('sums up $from to $to in $zone', async ({ from, to, zone, expected }) => {
    const id = await employee();
    await posted(id, 'in', from);
    await posted(id, 'out', to);
    const days = await summary(id, `from=2025-10-01&to=2026-05-01&timezone=${zone}`);
    expect(days.map(({ worked_minutes }) => worked_minutes)).toEqual(expected);
    expect(days[0]).toEqual({
      employee_id: id,
      date: expect.any(String),
      worked_minutes: expected[0],
      break_minutes: 0,
      leave: false,
      open: false,
    });
    // A range of the second day alone holds what lies in it.
    const last = String(days.at(-1)?.['date']);
    expect(await summary(id, `from=${last}&to=${last}&timezone=${zone}`)).toEqual([days.at(-1)]);
  });

  it('orders by time and not by arrival, from the first entry on', async () => {
    const id = await employee();
    await posted(id, 'in', '2026-03-03T09:00:00Z');
    await posted(id, 'out', '2026-03-03T17:00:00Z');
    await posted(id, 'in', '2026-03-02T09:00:00Z');
    await posted(id, 'out', '2026-03-02T17:00:00Z');
    const times = (await list(`employee_id=${id}`)).map(({ at }) => at.slice(8, 13));
    expect(times).toEqual(['03T17', '03T09', '02T17', '02T09']);
  });

  it('shows when and how a back-dated entry was recorded, and lets me go back 31 days', async () => {
    const owner = await buildKey(api.ctx.stores);
    const mine = (method: string, body?: unknown) =>
      call<{ data: Entry & Entry[] } & Failure>(api, owner, {
        method,
        path: '/attendance/me',
        body,
      });
    expect((await mine('GET')).status).toBe(404);
    expect((await mine('POST', { kind: 'in' })).status).toBe(404);
    const account = await api.ctx.stores.mongo
      .collection<{ _id: string; email: string }>('accounts')
      .findOne({ _id: owner.accountId });
    const email = account?.email.toUpperCase();
    await buildEmployee(api, owner, { email, end_date: '2020-01-01' });
    expect((await mine('GET')).status).toBe(404);
    const me = await buildEmployee(api, owner, { email });
    const at = ago(20 * 24 * HOUR);
    const made = await mine('POST', { kind: 'in', at });
    expect(made.body.data).toEqual(
      expect.objectContaining({ employee_id: me.id, source: 'me', at }),
    );
    expect(Date.parse(String(made.body.data['recorded_at']))).toBeGreaterThan(Date.now() - HOUR);
    expect((await mine('GET')).body.data).toEqual([made.body.data]);
    const late = await mine('POST', { kind: 'in', at: ago(32 * 24 * HOUR) });
    expect(reason(late)).toEqual([400, 'at']);
  });

  it('finds me by an address that the account cannot set by itself', () => {
    expect(Object.keys(profileChanges.shape)).not.toContain('email');
  });

  it('never records anything by itself', async () => {
    const id = await employee();
    await posted(id, 'in', '2026-03-02T09:00:00Z');
    for (let week = 0; week < 7; week += 1) await createSweepWorkforce(api.ctx)();
    expect(await list(`employee_id=${id}`)).toHaveLength(1);
  });

  it.each([
    [{ kind: 'in', at: new Date(Date.now() + 6 * MINUTE).toISOString() }, 'at'],
    [{ kind: 'in', at: '2026-02-30T09:00:00Z' }, 'at'],
    [{ kind: 'in', at: 'yesterday' }, 'at'],
    [{ kind: 'in', at: '2026-01-01T09:00:00Z' }, 'at'],
    [{ kind: 'toggle' }, 'kind'],
    [{ kind: 'in', until: '2026-03-02T09:00:00Z' }, 'until'],
    [{ kind: 'leave' }, 'at'],
    [{ kind: 'leave', at: '2026-03-02T09:00:00Z' }, 'until'],
    [{ kind: 'leave', at: '2026-03-02T09:00:00Z', until: '2026-03-02T09:00:00Z' }, 'until'],
    [{ kind: 'leave', at: '2026-03-02T09:00:00Z', until: '2027-03-04T09:00:00Z' }, 'until'],
    [{ kind: 'in', colour: 'red' }, 'colour'],
  ])('refuses %j', async (body, path) => {
    const employee_id = await employee({ start_date: '2026-02-01' });
    expect(reason(await send('POST', '/attendance', { employee_id, ...body }))).toEqual([
      400,
      path,
    ]);
  });

  it('takes neither a foreign employee nor none', async () => {
    const stranger = await buildKey(api.ctx.stores);
    const { id } = await buildEmployee(api, stranger);
    for (const employee_id of [id, 'emp_x', '__proto__']) {
      expect(reason(await post(employee_id, 'in'))).toEqual([400, 'employee_id']);
    }
    expect(await list(`employee_id=${id}`)).toEqual([]);
  });

  it('keeps leave apart from work and other leave, half-open, also ahead', async () => {
    const id = await employee();
    const leave = (at: string, until: string) => post(id, 'leave', at, { until });
    await posted(id, 'in', '2026-03-02T09:00:00Z');
    await posted(id, 'out', '2026-03-02T17:00:00Z');
    expect((await leave('2026-03-02T12:00:00Z', '2026-03-05T00:00:00Z')).status).toBe(409);
    expect((await leave('2026-03-02T17:00:00Z', '2026-03-05T00:00:00Z')).status).toBe(201);
    expect((await leave('2026-03-05T00:00:00Z', '2026-03-06T00:00:00Z')).status).toBe(201);
    expect((await leave('2026-03-04T00:00:00Z', '2026-03-07T00:00:00Z')).status).toBe(409);
    expect((await leave('2999-01-01T00:00:00Z', '2999-02-01T00:00:00Z')).status).toBe(201);
    expect((await post(id, 'in', '2026-03-04T09:00:00Z')).status).toBe(409);
    expect((await post(id, 'in', '2026-03-06T00:00:00Z')).status).toBe(201);
    const touched = 'from=2026-03-04T00:00:00Z&to=2026-03-05T00:00:00Z';
    expect(await list(`employee_id=${id}&${touched}`)).toHaveLength(1);
  });

  it('corrects by judging the result, and over the expected version only', async () => {
    const id = await employee();
    const first = await posted(id, 'in', '2026-03-02T09:00:00Z');
    const end = await posted(id, 'out', '2026-03-02T17:00:00Z');
    await posted(id, 'in', '2026-03-03T09:00:00Z');
    const change = (body: Json, headers: Record<string, string> = {}) =>
      call<{ data: Entry } & Failure>(api, key, {
        method: 'PATCH',
        path: `/attendance/${end.id}`,
        body,
        headers,
      });
    expect((await change({ at: end.at })).body.data).toEqual(end);
    expect((await change({ at: '2026-03-02T08:00:00Z' })).status).toBe(409);
    expect((await change({ at: '2026-03-03T10:00:00Z' })).status).toBe(409);
    expect((await change({ at: '2026-03-02T18:00:00Z' }, { 'if-match': '"7"' })).status).toBe(412);
    const moved = await change({ at: '2026-03-02T18:00:00Z', note: 'Late' });
    expect(moved.body.data).toEqual(
      expect.objectContaining({ at: '2026-03-02T18:00:00.000Z', note: 'Late', version: 2 }),
    );
    const refused = await send('DELETE', `/attendance/${end.id}`);
    expect(refused.body.error.details?.[0]?.message).toContain(first.id);
    expect(refused.status).toBe(409);
  });

  it('deletes from the end, for good', async () => {
    const id = await employee();
    await posted(id, 'in', '2026-03-02T09:00:00Z');
    const { id: end } = await posted(id, 'out', '2026-03-02T17:00:00Z');
    expect((await send('DELETE', `/attendance/${end}`)).status).toBe(204);
    expect((await send('DELETE', `/attendance/${end}`)).status).toBe(404);
    expect((await send('PATCH', `/attendance/${end}`, { note: 'x' })).status).toBe(404);
    await posted(id, 'out', '2026-03-02T18:00:00Z');
    expect(await list(`employee_id=${id}`)).toHaveLength(2);
  });

  it('finds forgotten check-outs', async () => {
    const [late, done] = [await employee(), await employee()];
    const forgotten = await posted(late, 'in', ago(20 * HOUR));
    await posted(late, 'break_start', ago(18 * HOUR));
    await posted(done, 'in', ago(20 * HOUR));
    await posted(done, 'out', ago(19 * HOUR));
    const found = async (hours: number) =>
      (await list(`open=true&longer_than_hours=${hours}`)).map(({ id }) => id);
    expect(await found(16)).toContain(forgotten.id);
    expect(await found(21)).not.toContain(forgotten.id);
    await posted(late, 'break_end', ago(17 * HOUR));
    await posted(late, 'out', ago(16.5 * HOUR));
    expect(await found(16)).not.toContain(forgotten.id);
    expect((await send('GET', '/attendance?longer_than_hours=3')).status).toBe(400);
  });

  it.each(['cursor=made-up', 'limit=0', 'kind=toggle', 'from=x', 'open=maybe', 'colour=red'])(
    'refuses the filter %s',
    async (query) => {
      expect((await send('GET', `/attendance?${query}`)).status).toBe(400);
      if (query.startsWith('open')) return;
      expect([400, 404]).toContain((await send('GET', `/attendance/me?${query}`)).status);
    },
  );

  it.each([
    ['from=2026-03-02&to=2026-03-01&timezone=UTC', 'to'],
    ['from=2026-03-02&to=2027-03-03&timezone=UTC', 'to'],
    ['from=2026-02-30&to=2026-03-01&timezone=UTC', 'from'],
    ['from=2026-03-01&to=2026-03-02&timezone=Mars/Olympus', 'timezone'],
    ['from=2026-03-01&to=2026-03-02&timezone=%2B02:00', 'timezone'],
    ['from=2026-03-01&to=2026-03-02', 'timezone'],
  ])('refuses the summary of %s', async (query, path) => {
    const id = await employee();
    const path_ = `/attendance/summary?employee_id=${id}&${query}`;
    expect(reason(await send('GET', path_))).toEqual([400, path]);
  });

  it('refuses ranges that run backwards', async () => {
    const query = 'from=2026-03-02T00:00:00Z&to=2026-03-01T00:00:00Z';
    expect(reason(await send('GET', `/attendance?${query}`))).toEqual([400, 'to']);
  });

  it('has pages, latest first', async () => {
    const id = await employee();
    for (const hour of ['09', '10', '11', '12']) {
      const kind = hour === '09' || hour === '11' ? 'in' : 'out';
      await posted(id, kind, `2026-03-02T${hour}:00:00Z`);
    }
    const path = `/attendance?employee_id=${id}&limit=3`;
    const first = await send<Listed>('GET', path);
    const rest = await send<Listed>('GET', `${path}&cursor=${first.body.meta.next_cursor ?? ''}`);
    const times = [...first.body.data, ...rest.body.data].map(({ at }) => at.slice(11, 13));
    expect(times).toEqual(['12', '11', '10', '09']);
    expect(rest.body.meta.next_cursor).toBeNull();
  });

  it('repeats with the same key as one entry', async () => {
    const employee_id = await employee();
    const request = { method: 'POST', path: '/attendance', body: { employee_id, kind: 'in' } };
    const headers = { 'idempotency-key': newId('event') };
    const one = await call(api, key, { ...request, headers });
    const two = await call(api, key, { ...request, headers });
    expect([one.status, two.status, two.body]).toEqual([201, 201, one.body]);
  });

  it('is finished by the next read or the sweep when the process dies after the decision', async () => {
    for (const finish of [
      (id: string) => list(`employee_id=${id}`),
      () => createSweepWorkforce(api.ctx)(),
    ]) {
      const id = await employee();
      const ref = { id, accountId: key.accountId };
      const { id: first } = await posted(id, 'in', '2026-03-02T09:00:00Z');
      const known = await findEntry(api.ctx.stores, { accountId: key.accountId, id: first });
      if (known === null) throw new Error('The entry was stored.');
      const at = new Date('2026-03-02T17:00:00Z');
      const entry = { ...known, id: newId('attendanceEntry'), kind: 'out' as const, at };
      const heads = api.ctx.stores.mongo.collection<{ _id: string }>('attendance_heads');
      await eventually('the first entry is settled', async () => {
        const head = await heads.findOne({ _id: id, pendingSince: null });
        return head !== null;
      });
      const head = await requireHead(api.ctx.stores, ref);
      const change = { kind: 'insert' as const, entry };
      expect(await commitChange(api.ctx.stores, head, { change, open: null, end: null })).toBe(
        true,
      );
      await heads.updateOne({ _id: id }, { $set: { pendingSince: new Date(0) } });
      await finish(id);
      await finish(id);
      expect(await list(`employee_id=${id}`)).toHaveLength(2);
      expect((await post(id, 'out', '2026-03-02T18:00:00Z')).status).toBe(409);
    }
  });

  it('goes with a deleted employee', async () => {
    const id = await employee();
    const { id: entry } = await posted(id, 'in', '2026-03-02T09:00:00Z');
    expect((await send('DELETE', `/employees/${id}`)).status).toBe(204);
    await eventually('the entries are deleted', async () => {
      const left = await api.ctx.stores.mongo
        .collection('attendance_entries')
        .countDocuments({ employeeId: id });
      return left === 0;
    });
    expect((await send('DELETE', `/attendance/${entry}`)).status).toBe(404);
  });
});
