import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSweepWorkforce } from '../../../activities/workforce/sweep-workforce.ts';
import { newId } from '../../../storage/new-id.ts';
import { auditLogOf } from '../../support/accounts/audit.ts';
import { buildEmployee } from '../../support/employees.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call, type Json } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Failure {
  error: { code: string; details?: { path: string; message: string }[] };
}
interface Listed {
  data: (Json & { id: string })[];
  meta: { next_cursor: string | null };
}

/** Promise: employees of an account, with one holder per address and a status that no timer keeps (decision 0030). */
describe('employees', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const send = <Body = { data: Json } & Failure>(method: string, path: string, body?: unknown) =>
    call<Body>(api, key, { method, path, body });
  const ids = async (query: string) =>
    (await send<Listed>('GET', `/employees?${query}`)).body.data.map(({ id }) => id);
  const address = () => `${newId('event')}@example.com`;

  beforeAll(async () => {
    key = await buildKey(api.ctx.stores);
  });

  it('are added with their whole shape, and read back as sent', async () => {
    const email = `Signe.${newId('event')}@example.com`;
    const manager = await buildEmployee(api, key);
    const made = await buildEmployee(api, key, {
      email,
      phone: '+46 70 123 45 67',
      title: 'Clock Keeper',
      department: 'Towers',
      start_date: '2026-01-05',
      end_date: '2999-12-31',
      manager_id: manager.id,
    });
    expect(made).toEqual({
      id: expect.stringMatching(/^emp_/),
      name: 'Signe Holm',
      email,
      phone: '+46701234567',
      title: 'Clock Keeper',
      department: 'Towers',
      start_date: '2026-01-05',
      end_date: '2999-12-31',
      manager_id: manager.id,
      status: 'active',
      candidate_id: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      version: 1,
    });
    expect((await send('GET', `/employees/${made.id}`)).body.data).toEqual(made);
    const same = await send('PATCH', `/employees/${made.id}`, { title: 'Clock Keeper' });
    expect(same.body.data).toEqual(made);
  });

  it.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(50_000) }, 'name'],
    [{ name: 'Signe', email: 'nobody' }, 'email'],
    [{ name: 'Signe', phone: 'call me' }, 'phone'],
    [{ name: 'Signe', start_date: '2026-02-30' }, 'start_date'],
    [{ name: 'Signe', start_date: '2026-02-02', end_date: '2026-02-01' }, 'end_date'],
    [{ name: 'Signe', manager_id: 'emp_0NaQ8xT2v7Bd1kZp4mXw' }, 'manager_id'],
    [{ name: 'Signe', salary: 1 }, 'salary'],
  ])('refuse the body %j', async (body, path) => {
    const answer = await send('POST', '/employees', body);
    expect([answer.status, answer.body.error.details?.[0]?.path]).toEqual([400, path]);
  });

  it('end on the day after the end date, without any timer', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { id } = await buildEmployee(api, key, { end_date: today });
    expect((await send('GET', `/employees/${id}`)).body.data['status']).toBe('active');
    const left = await send('PATCH', `/employees/${id}`, { end_date: '2020-01-01' });
    expect(left.body.data['status']).toBe('ended');
    expect(await ids('status=ended')).toContain(id);
    expect(await ids('status=active')).not.toContain(id);
    expect(await ids('')).toContain(id);
  });

  it('are found by words, department, manager and e-mail address', async () => {
    const email = address();
    const manager = await buildEmployee(api, key);
    const { id } = await buildEmployee(api, key, {
      name: 'Zebedee Quartz',
      email,
      department: 'Pendulum Works',
      manager_id: manager.id,
    });
    for (const query of [
      'q=zebe+quartz',
      'department=Pendulum+Works',
      `manager_id=${manager.id}`,
      `email=${email.toUpperCase()}`,
    ]) {
      expect(await ids(query)).toEqual([id]);
    }
    for (const query of ['q=zebedee+nobody', 'department=Pendulum', 'email=x']) {
      expect(await ids(query)).toEqual([]);
    }
  });

  it.each(['cursor=made-up', 'limit=0', 'limit=x', 'status=gone', 'colour=red', 'q=%20'])(
    'refuse the filter %s',
    async (query) => {
      expect((await send('GET', `/employees?${query}`)).status).toBe(400);
    },
  );

  it('have pages, newest first', async () => {
    key = await buildKey(api.ctx.stores);
    const made = [];
    for (let left = 3; left > 0; left -= 1) made.unshift((await buildEmployee(api, key)).id);
    const first = await send<Listed>('GET', '/employees?limit=2');
    const cursor = first.body.meta.next_cursor ?? '';
    const rest = await send<Listed>('GET', `/employees?limit=2&cursor=${cursor}`);
    expect([...first.body.data, ...rest.body.data].map(({ id }) => id)).toEqual(made);
    expect(rest.body.meta.next_cursor).toBeNull();
  });

  it('have different e-mail addresses while they have no end date, also at the same moment', async () => {
    const email = address();
    const body = { name: 'Signe Holm', email };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', '/employees', body)),
    );
    const [first] = answers.filter(({ status }) => status === 201);
    const id = first?.body.data['id'] as string;
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const refused = await send('POST', '/employees', { ...body, email: email.toUpperCase() });
    expect(refused.body.error.details).toEqual([{ path: 'employee_id', message: id }]);

    await send('PATCH', `/employees/${id}`, { end_date: '2026-01-31' });
    const again = await buildEmployee(api, key, body);
    expect(await ids(`email=${email}`)).toEqual([again.id, id]);
    const back = await send('PATCH', `/employees/${id}`, { end_date: null });
    expect([back.status, back.body.error.details?.[0]?.message]).toEqual([409, again.id]);
  });

  it('repeat with the same key as one employee', async () => {
    const request = { method: 'POST', path: '/employees', body: { name: 'Tove Lind' } };
    const headers = { 'idempotency-key': newId('event') };
    const [one, two] = [
      await call(api, key, { ...request, headers }),
      await call(api, key, { ...request, headers }),
    ];
    expect(two.body.data).toEqual(one.body.data);
  });

  it('have managers who are active and do not report to them', async () => {
    const top = await buildEmployee(api, key);
    const middle = await buildEmployee(api, key, { manager_id: top.id });
    const low = await buildEmployee(api, key, { manager_id: middle.id });
    const ended = await buildEmployee(api, key, { end_date: '2020-01-01' });
    for (const manager_id of [top.id, middle.id, low.id, ended.id, 'emp_x']) {
      const answer = await send('PATCH', `/employees/${top.id}`, { manager_id });
      expect([answer.status, answer.body.error.details?.[0]?.path]).toEqual([400, 'manager_id']);
    }
    const stranger = await buildKey(api.ctx.stores);
    const foreign = await buildEmployee(api, stranger);
    const answer = await send('PATCH', `/employees/${low.id}`, { manager_id: foreign.id });
    expect(answer.status).toBe(400);
  });

  it('take changes over the expected version only', async () => {
    const { id } = await buildEmployee(api, key);
    const change = (version: string) =>
      call(api, key, {
        method: 'PATCH',
        path: `/employees/${id}`,
        body: { title: newId('event') },
        headers: { 'if-match': version },
      });
    expect((await change('"1"')).body.data['version']).toBe(2);
    expect((await change('"1"')).status).toBe(412);
  });

  it('are gone when deleted, with the manager of their reports and an audit row', async () => {
    const email = address();
    const manager = await buildEmployee(api, key, { email });
    const report = await buildEmployee(api, key, { manager_id: manager.id });
    expect((await send('DELETE', `/employees/${manager.id}`)).status).toBe(204);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const body = method === 'PATCH' ? { title: 'x' } : undefined;
      expect((await send(method, `/employees/${manager.id}`, body)).status).toBe(404);
    }
    expect(await ids(`email=${email}`)).toEqual([]);
    const { data } = (await send('GET', `/employees/${report.id}`)).body;
    expect(data['manager_id']).toBeNull();
    await buildEmployee(api, key, { email });
    const rows = await auditLogOf(api.ctx.stores, key.accountId);
    expect(
      rows.filter(({ target }) => target.id === manager.id).map(({ action }) => action),
    ).toEqual(['employee.deleted', 'employee.created']);

    const employees = api.ctx.stores.mongo.collection<{ _id: string; deletedAt: Date }>(
      'employees',
    );
    await employees.updateOne({ _id: manager.id }, { $set: { deletedAt: new Date(0) } });
    await createSweepWorkforce(api.ctx)();
    expect(await employees.findOne({ _id: manager.id })).toBeNull();
  });
});
