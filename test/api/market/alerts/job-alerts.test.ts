import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alertModel } from '../../../../storage/market/alerts/alert.model.ts';
import { buildKey, type TestKey } from '../../../support/factories.ts';
import { call, type Json } from '../../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

const path = '/job-alerts';
const good = {
  name: 'Backend in Stockholm',
  filters: {
    title: 'Backend Engineer,-Senior',
    location: 'Stockholm',
    radius_km: 25,
    can_apply: true,
  },
  cadence: 'daily',
  channel: 'webhook',
  timezone: 'Europe/Kyiv',
};

let api: TestApi;
let key: TestKey;
beforeAll(async () => {
  api = await startApi();
  key = await buildKey(api.ctx.stores);
});
afterAll(() => api.close());

interface Sent {
  body?: Json;
  headers?: Record<string, string>;
  as?: TestKey;
}

function send(method: string, to: string, { as = key, ...sent }: Sent = {}) {
  return call<{ data: Json; error?: Json }>(api, as, { method, path: to, ...sent });
}

async function create(more: Json = {}): Promise<Json> {
  return (await send('POST', path, { body: { ...good, ...more } })).body.data;
}

function pathOf({ id }: Json): string {
  return `${path}/${String(id)}`;
}

function storedAs({ id }: Json) {
  return alertModel(api.ctx.stores.mongo)
    .findById(id as string)
    .lean();
}

/** Promise: a job alert is created, read, changed and deleted like every record (decisions 0001, 0027). */
describe('a job alert', () => {
  it('reads back as it was given', async () => {
    const made = await create();
    expect(made).toMatchObject({ ...good, enabled: true, disabled_reason: null, matched: 0 });
    expect(made).toMatchObject({ last_sent_at: null, version: 1 });
    expect(Date.parse(String(made['next_due_at']))).toBeGreaterThan(Date.now());
    expect((await send('GET', pathOf(made))).body.data).toEqual(made);
  });

  it('says how filters were understood, as the search does', async () => {
    const filters = { location: 'Nowhereville', radius_km: 20 };
    const made = await send('POST', path, { body: { ...good, filters } });
    const notices = [
      'radius_km is for cities and widens nothing at "Nowhereville".',
      'The place "Nowhereville" is not known; its words are looked for in the location text.',
    ];
    expect(made.body).toMatchObject({ meta: { notices } });
    const changed = await send('PATCH', pathOf(made.body.data), { body: { filters: {} } });
    expect(changed.body).not.toHaveProperty('meta');
  });

  it('goes by mail or to endpoints', async () => {
    const made = await create({ channel: 'email' });
    expect(made).toMatchObject({ channel: 'email' });
    const moved = await send('PATCH', pathOf(made), { body: { channel: 'webhook' } });
    expect(moved.body.data).toMatchObject({ channel: 'webhook', version: 2 });
  });

  it('has no due time when it is instant or off', async () => {
    expect(await create({ cadence: 'instant' })).toMatchObject({ next_due_at: null });
    const off = { next_due_at: null, disabled_reason: 'requested' };
    expect(await create({ enabled: false })).toMatchObject(off);
  });

  it('is listed newest first', async () => {
    const [older, newer] = [await create({ name: 'one' }), await create({ name: 'two' })];
    const { body } = await call<{ data: Json[] }>(api, key, { path: `${path}?limit=2` });
    expect(body.data).toEqual([newer, older]);
  });

  it('is visible only to its account', async () => {
    const made = await create();
    const as = await buildKey(api.ctx.stores);
    const body = { name: 'mine' };
    expect((await send('GET', pathOf(made), { as })).status).toBe(404);
    expect((await send('PATCH', pathOf(made), { as, body })).status).toBe(404);
    expect((await send('DELETE', pathOf(made), { as })).status).toBe(404);
    expect((await send('GET', pathOf(made))).body.data).toEqual(made);
  });

  it('is changed in part, and keeps its version without a change', async () => {
    const made = await create();
    const same = await send('PATCH', pathOf(made), { body: { ...good } });
    expect(same.body.data).toEqual(made);
    const renamed = await send('PATCH', pathOf(made), { body: { name: 'Other' } });
    expect(renamed.body.data).toMatchObject({ ...good, name: 'Other', version: 2 });
    const headers = { 'if-match': '"1"' };
    const body = { name: 'Late' };
    expect((await send('PATCH', pathOf(made), { body, headers })).status).toBe(412);
    expect((await send('DELETE', pathOf(made), { headers })).status).toBe(412);
  });

  it('is deleted with its matches', async () => {
    const made = await create();
    const matches = api.ctx.stores.mongo.collection('alert_matches');
    await matches.insertOne({ alertId: made['id'], keys: ['job_1'] });
    expect((await send('DELETE', pathOf(made))).status).toBe(204);
    expect((await send('GET', pathOf(made))).status).toBe(404);
    expect(await matches.countDocuments({ alertId: made['id'] })).toBe(0);
  });

  it('is created once under one Idempotency-Key', async () => {
    const sent = { body: good, headers: { 'idempotency-key': 'once' } };
    const first = await send('POST', path, sent);
    expect((await send('POST', path, sent)).body).toEqual(first.body);
  });
});

/** Promise: new filters apply from now on, and a re-enabled alert does not report older jobs. */
describe('the moment from which an alert reports jobs', () => {
  it.each<[string, Json, boolean]>([
    ['stays with a new name', { name: 'Other' }, false],
    ['stays with a new zone', { timezone: 'UTC' }, false],
    ['moves with new filters', { filters: { q: 'nurse' } }, true],
  ])('%s', async (_what, body, moves) => {
    const made = await create();
    const before = await storedAs(made);
    await send('PATCH', pathOf(made), { body });
    const after = await storedAs(made);
    expect(after?.startsAt.getTime() !== before?.startsAt.getTime()).toBe(moves);
    expect(after?.filterHash !== before?.filterHash).toBe(moves);
  });

  it('moves when the alert is enabled again', async () => {
    const made = await create();
    const before = await storedAs(made);
    const off = await send('PATCH', pathOf(made), { body: { enabled: false } });
    expect(off.body.data).toMatchObject({ disabled_reason: 'requested', next_due_at: null });
    const on = await send('PATCH', pathOf(made), { body: { enabled: true } });
    expect(on.body.data).toMatchObject({ disabled_reason: null, version: 3 });
    expect(on.body.data['next_due_at']).toBe(made['next_due_at']);
    const after = await storedAs(made);
    expect(after?.startsAt.getTime()).toBeGreaterThan(before?.startsAt.getTime() ?? Infinity);
  });

  it('gives equal filters one hash, in any notation', async () => {
    const spellings = [
      { q: 'Nurse', has_salary: true },
      { has_salary: 'true', q: ' nurse ' },
    ];
    const hashes = new Set<string | undefined>();
    for (const filters of spellings)
      hashes.add((await storedAs(await create({ filters })))?.filterHash);
    expect(hashes.size).toBe(1);
  });
});

/** Promise: bad input is a 400 that names the member. */
describe('a job alert is refused', () => {
  it.each<[string, Json]>([
    ['name', { name: ' ' }],
    ['name', { name: 'a\r\nb' }],
    ['cadence', { cadence: 'hourly' }],
    ['channel', { channel: 'fax' }],
    ['timezone', { timezone: '+02:00' }],
    ['timezone', { timezone: 'Mars/Olympus' }],
    ['timezone', { timezone: '' }],
    ['filters', { filters: 'q=nurse' }],
    ['filters.since', { filters: { since: 1 } }],
    ['filters.posted_within_days', { filters: { posted_within_days: 7 } }],
    ['filters.sort', { filters: { sort: 'date' } }],
    ['filters.limit', { filters: { limit: 5 } }],
    ['filters.cursor', { filters: { cursor: 'x' } }],
    ['filters.seniority_level', { filters: { seniority_level: 'boss' } }],
    ['filters.radius_km', { filters: { radius_km: 10 } }],
    ['filters.radius_km', { filters: { location: 'Berlin', radius_km: -1 } }],
    ['filters.has_salary', { filters: { has_salary: 1 } }],
    ['filters.q', { filters: { q: '!!!' } }],
    ['filters.q', { filters: { q: ['nurse'] } }],
    ['owner', { owner: 'me' }],
  ])('naming %s: %j', async (member, more) => {
    const { status, body } = await send('POST', path, { body: { ...good, ...more } });
    expect(status).toBe(400);
    expect(body.error?.['details']).toEqual([expect.objectContaining({ path: member })]);
  });

  it('beyond 100 of an account', async () => {
    const as = await buildKey(api.ctx.stores);
    const { _id, ...rest } = (await storedAs(await create())) ?? {};
    const others = Array.from({ length: 99 }, (_unused, place) => {
      return { ...rest, _id: `${String(_id)}${place}`, accountId: as.accountId };
    });
    await api.ctx.stores.mongo.collection<{ _id: string }>('job_alerts').insertMany(others);
    expect((await send('POST', path, { as, body: good })).status).toBe(201);
    expect((await send('POST', path, { as, body: good })).status).toBe(409);
  });
});
