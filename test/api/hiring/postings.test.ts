import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventRegistry } from '../../../domain/webhooks/events/registry.ts';
import { postingModel } from '../../../storage/hiring/posting.model.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { eventModel } from '../../../storage/webhooks/events/event.model.ts';
import { eventually } from '../../support/eventually.ts';
import { buildKey } from '../../support/factories.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Row extends Json {
  id: string;
  title: string;
  status: string;
  version: number;
}
interface Problem {
  error: { code: string; details: { path: string; message: string }[] };
}

describe('posting a role', () => {
  const name = uniqueName('postings');
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi({ name });
    await ensureIndexes(api.ctx.stores);
    employer = await buildEmployer(api);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const post = (body: Json) =>
    call<{ data: Row }>(api, employer.key, { method: 'POST', path: '/jobs/post', body });
  const refusal = async (body: Json) => {
    const { status, body: said } = await call<Problem>(api, employer.key, {
      method: 'POST',
      path: '/jobs/post',
      body,
    });
    return { status, code: said.error.code, paths: said.error.details.map(({ path }) => path) };
  };
  const move = (id: string, action: string, headers: Record<string, string> = {}) =>
    call<{ data: Row } & Problem>(api, employer.key, {
      method: 'POST',
      path: `/jobs/post/${id}/${action}`,
      headers,
    });

  it('returns a draft with all members, null where unknown', async () => {
    const { status, body } = await post({
      title: 'Bell Founder',
      description_text: 'Bells & <more>.\n\nEvery day.',
      locations: [{ text: 'Gdansk, Poland' }, { city: 'Porto', country: 'PT' }],
      salary: { min: 50_000, currency: 'EUR' },
      workplace_type: 'on_site',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'draft',
      slug: 'bell-founder',
      organization_id: employer.organizationId,
      description_text: 'Bells & <more>.\n\nEvery day.',
      description_html: '<p>Bells &amp; &lt;more&gt;.</p><p>Every day.</p>',
      location: 'Gdansk, Poland; Porto, PT',
      locations: [{ country: 'PL' }, { city: 'Porto', country: 'PT' }],
      salary: { min: 50_000, max: 50_000, currency: 'EUR', period: 'year' },
      workplace_type: 'on_site',
      employment_type: null,
      published_at: null,
      closes_at: null,
      counts_by_stage: {},
      version: 1,
    });
    const fields = body.data['application_fields'] as { key: string; required: boolean }[];
    expect(fields.filter(({ required }) => required).map(({ key }) => key)).toEqual([
      'name',
      'email',
    ]);
  });

  it('sanitises the description once, on write', async () => {
    const { body } = await post({
      title: 'Diver',
      description_html:
        '<h2>Dive</h2><script>alert(1)</script><p onclick="x()">Deep <a href="javascript:x()">in</a></p>',
    });
    expect(body.data['description_html']).toBe(
      '<h2>Dive</h2><p>Deep <a rel="noopener nofollow">in</a></p>',
    );
    expect(body.data['description_text']).toBe('**Dive**\n\nDeep in');
  });

  it('sanitises a long description too, on creation and on change', async () => {
    const html = '<p onclick="x()">Deep.</p>'.repeat(5_000);
    const clean = html.replaceAll(' onclick="x()"', '');
    const { body } = await post({ title: 'Diver', description_html: html });
    expect(body.data['description_html']).toBe(clean);
    const path = `/jobs/post/${String(body.data['id'])}`;
    const change = { method: 'PATCH', path, body: { description_text: 'Deep.\n\n'.repeat(5_000) } };
    const changed = await call<{ data: Json }>(api, employer.key, change);
    expect(changed.body.data['description_html']).toBe(clean);
  });

  it.each<[string, Json, string[]]>([
    ['no title', { description_text: 'x' }, ['title']],
    ['publishing without a description', { title: 'x', publish: true }, ['description_html']],
    [
      'a description of nothing',
      { title: 'x', description_html: '<script>1</script>' },
      ['description_html'],
    ],
    [
      'a description of elements in elements',
      { title: 'x', description_html: `${'<b>'.repeat(60_000)}x` },
      ['description_html'],
    ],
    [
      'two descriptions',
      { title: 'x', description_text: 'x', description_html: 'x' },
      ['description_text'],
    ],
    ['an unknown member', { title: 'x', description_text: 'x', nope: 1 }, ['nope']],
    ['an operator object', { title: { $gt: '' }, description_text: 'x' }, ['title']],
    [
      'a deadline in the past',
      { title: 'x', description_text: 'x', closes_at: '2020-01-01T00:00:00Z' },
      ['closes_at'],
    ],
    [
      'a deadline without a zone',
      { title: 'x', description_text: 'x', closes_at: '2099-01-01' },
      ['closes_at'],
    ],
    [
      'pay upside down',
      { title: 'x', description_text: 'x', salary: { min: 2, max: 1, currency: 'EUR' } },
      ['salary'],
    ],
    ['an empty place', { title: 'x', description_text: 'x', locations: [{}] }, ['locations.0']],
    [
      'an unknown kind',
      { title: 'x', description_text: 'x', workplace_type: 'moon' },
      ['workplace_type'],
    ],
    [
      "somebody else's organization",
      { title: 'x', description_text: 'x', organization_id: 'org_0NaQ8xT2v7Bd1kZp4mXw' },
      ['organization_id'],
    ],
  ])('refuses %s by name', async (_what, body, paths) => {
    expect(await refusal(body)).toEqual({ status: 400, code: 'invalid_request', paths });
  });

  it('needs an organization', async () => {
    const key = await buildKey(api.ctx.stores);
    const { status, body } = await call<Problem>(api, key, {
      method: 'POST',
      path: '/jobs/post',
      body: { title: 'x', description_text: 'x' },
    });
    expect([status, body.error.details[0]?.path]).toEqual([400, 'organization_id']);
  });

  it('gives two roles with the same title different slugs', async () => {
    const first = await buildPosting(api, employer, { title: 'Twin', publish: false });
    const second = await buildPosting(api, employer, { title: 'Twin', publish: false });
    expect(first.slug).toBe('twin');
    expect(second.slug).toMatch(/^twin-[0-9a-z]{6}$/);
  });

  it('runs once for one Idempotency-Key', async () => {
    const send = () =>
      call<{ data: Row }>(api, employer.key, {
        method: 'POST',
        path: '/jobs/post',
        body: { title: 'Once', description_text: 'x' },
        headers: { 'idempotency-key': 'posting-once' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });

  it('goes through draft, open, closed, open, archived, and announces each change once', async () => {
    const { id } = await buildPosting(api, employer, { publish: false });
    expect((await move(id, 'close')).body.error.code).toBe('conflict');
    const opened = await move(id, 'publish');
    expect(opened.body.data).toMatchObject({ status: 'open', version: 2, closed_at: null });
    expect((await move(id, 'publish')).body.data.version).toBe(2);
    const closed = await move(id, 'close');
    expect(closed.body.data['closed_at']).not.toBeNull();
    expect((await move(id, 'publish')).status).toBe(409);
    const reopened = await move(id, 'reopen');
    expect(reopened.body.data['published_at']).toBe(opened.body.data['published_at']);
    const archived = { method: 'DELETE', path: `/jobs/post/${id}` };
    expect((await call(api, employer.key, archived)).status).toBe(204);
    expect((await call(api, employer.key, archived)).status).toBe(204);
    expect((await move(id, 'reopen')).status).toBe(409);
    const read = await call<{ data: Row }>(api, employer.key, { path: `/jobs/post/${id}` });
    expect(read.body.data.status).toBe('archived');
  });

  it('lets exactly one of many concurrent calls publish a role', async () => {
    const { id } = await buildPosting(api, employer, { publish: false });
    const answers = await Promise.all(Array.from({ length: 8 }, () => move(id, 'publish')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.version))).toEqual(new Set([2]));
  });

  it('stores a draft without a description, but does not publish it', async () => {
    const { body } = await post({ title: 'Not Yet Described' });
    expect(body.data['description_text']).toBe('');
    const refused = await move(body.data.id, 'publish');
    expect([refused.status, refused.body.error.details[0]?.path]).toEqual([
      409,
      'description_html',
    ]);
  });

  it('refuses to publish after the deadline', async () => {
    const { id } = await buildPosting(api, employer, { publish: false });
    const past = new Date(Date.now() - 1_000);
    await postingModel(api.ctx.stores.mongo).updateOne({ _id: id }, { $set: { closesAt: past } });
    const { status, body } = await move(id, 'publish');
    expect([status, body.error.details[0]?.path]).toEqual([409, 'closes_at']);
  });

  it('returns 412 for an outdated If-Match, and changes nothing', async () => {
    const { id } = await buildPosting(api, employer, { publish: false });
    const patch = (version: string, title: string) =>
      call<{ data: Row } & Problem>(api, employer.key, {
        method: 'PATCH',
        path: `/jobs/post/${id}`,
        body: { title },
        headers: { 'if-match': version },
      });
    expect((await patch('"1"', 'Second')).body.data).toMatchObject({ title: 'Second', version: 2 });
    const stale = await patch('"1"', 'Third');
    expect([stale.status, stale.body.error.code]).toEqual([412, 'version_conflict']);
    expect((await move(id, 'publish', { 'if-match': '"1"' })).status).toBe(412);
    const read = await call<{ data: Row }>(api, employer.key, { path: `/jobs/post/${id}` });
    expect(read.body.data).toMatchObject({ title: 'Second', status: 'draft', version: 2 });
  });

  it('keeps omitted members in PATCH, and null clears', async () => {
    const { id } = await buildPosting(api, employer, {
      department: 'Works',
      publish: false,
      features: { show_salary: false },
    });
    const { body } = await call<{ data: Row }>(api, employer.key, {
      method: 'PATCH',
      path: `/jobs/post/${id}`,
      body: { department: null, features: { ai_apply: false } },
    });
    expect(body.data).toMatchObject({
      title: 'Clock Tower Mechanic',
      department: null,
      features: { show_salary: false, ai_apply: false, show_department: null },
    });
  });

  it('sends an event for each change; none for a draft', async () => {
    const owner = await buildEmployer(api);
    const { id } = await buildPosting(api, owner, { publish: false });
    const step = (method: string, path: string, body?: Json) =>
      call(api, owner.key, { method, path: `/jobs/post/${id}${path}`, ...(body && { body }) });
    await step('PATCH', '', { title: 'Nobody sees this' });
    await step('POST', '/publish');
    await step('POST', '/publish');
    await step('PATCH', '', { title: 'Seen', department: 'Works' });
    await step('PATCH', '', { title: 'Seen' });
    await step('POST', '/close');
    await step('POST', '/reopen');
    await step('POST', '/close');
    await step('DELETE', '');
    const events = eventModel(api.ctx.stores.mongo);
    const { accountId } = owner.key;
    await eventually('six events', async () => (await events.countDocuments({ accountId })) >= 6);
    const told = await events.find({ accountId }).sort({ createdAt: 1 }).lean();
    expect(told.map(({ kind, data }) => [kind, { ...data, job: undefined }])).toEqual([
      ['job.published', {}],
      ['job.updated', { changed: ['title', 'department'] }],
      ['job.closed', { reason: 'closed' }],
      ['job.published', {}],
      ['job.closed', { reason: 'closed' }],
      ['job.updated', { changed: ['status'] }],
    ]);
    for (const { kind, data } of told)
      expect(() => eventRegistry[kind].data.parse(data)).not.toThrow();
  });

  it('is 404 for another account on every route', async () => {
    const stranger = await buildKey(api.ctx.stores);
    const { id } = await buildPosting(api, employer, {});
    const paths: [string, string, Json?][] = [
      ['GET', `/jobs/post/${id}`],
      ['PATCH', `/jobs/post/${id}`, { title: 'Mine' }],
      ['DELETE', `/jobs/post/${id}`],
      ['POST', `/jobs/post/${id}/close`],
      ['GET', `/job-listings/${id}`],
      ['GET', `/company-organizations/${employer.organizationId}`],
      ['PATCH', `/company-organizations/${employer.organizationId}`, { name: 'Mine' }],
      ['DELETE', `/company-organizations/${employer.organizationId}`],
    ];
    for (const [method, path, body] of paths) {
      const answer = await call(api, stranger, { method, path, ...(body && { body }) });
      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
  });

  it('links to the board while the role is readable there', async () => {
    const { id } = await buildPosting(api, employer, { publish: false });
    const linked = async () => {
      const { body } = await call(api, employer.key, { path: `/jobs/post/${id}` });
      const { public_url: url, status } = body.data as {
        public_url: string | null;
        status: string;
      };
      const page = await fetch(api.url + `/job-boards/${employer.slug}/jobs/${id}`);
      return [status, url !== null, page.status];
    };
    expect(await linked()).toEqual(['draft', false, 404]);
    await move(id, 'publish');
    expect(await linked()).toEqual(['open', true, 200]);
    await move(id, 'close');
    expect(await linked()).toEqual(['closed', true, 200]);
    await call(api, employer.key, { method: 'DELETE', path: `/jobs/post/${id}` });
    expect((await linked()).slice(0, 2)).toEqual(['archived', false]);
  });

  it('shows knock-out rules to the employer: sending a form back keeps them', async () => {
    const rule = { op: 'equals', value: false };
    const { id } = await buildPosting(api, employer, {
      application_fields: [
        { key: 'permit', label: 'May you dive?', type: 'boolean', knockout: rule },
        { key: 'depth', label: 'How deep?', type: 'number' },
      ],
    });
    const path = `/jobs/post/${id}`;
    const send = async (method: string, body?: Json) => {
      const answer = await call<{ data: { application_fields: Json[]; version: number } }>(
        api,
        employer.key,
        { method, path, body },
      );
      return answer.body.data;
    };
    const read = await send('GET');
    expect(read.application_fields.map(({ knockout }) => knockout)).toEqual([rule, null]);
    const { application_fields } = read;
    expect(await send('PATCH', { application_fields })).toMatchObject({
      application_fields,
      version: read.version,
    });
    const list = await call(api, employer.key, { path: '/jobs/post' });
    expect(JSON.stringify(list.body)).not.toContain('knockout');
  });

  it('keeps a knock-out rule that a change of the form omits; null removes it', async () => {
    const field = { key: 'permit', label: 'May you dive?', type: 'boolean' };
    const rule = { op: 'equals', value: false };
    const { id } = await buildPosting(api, employer, {
      application_fields: [{ ...field, knockout: rule }],
    });
    const ruleAfter = async (change: Json) => {
      await call(api, employer.key, {
        method: 'PATCH',
        path: `/jobs/post/${id}`,
        body: { application_fields: [{ ...field, ...change }] },
      });
      const stored = await postingModel(api.ctx.stores.mongo).findById(id).lean();
      return stored?.applicationFields[0]?.knockout;
    };
    expect(await ruleAfter({ label: 'Can you dive?' })).toEqual(rule);
    expect(await ruleAfter({ knockout: null })).toBeNull();
  });
});
