import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, buildPosting, call, type Json } from '../../support/hiring/employer.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Problem {
  error: { code: string; details: { path: string }[] };
}

describe('organizations', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    key = await buildKey(api.ctx.stores);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });
  const make = (body: Json, as = key) =>
    call<{ data: Json } & Problem>(api, as, {
      method: 'POST',
      path: '/company-organizations',
      body,
    });

  it('has null for unknown members of a profile', async () => {
    const { status, body } = await make({
      name: 'Tide & Tower',
      website: 'https://tide.example',
      brand_color: '#1a7f64',
      locations: [{ text: 'Porto, Portugal' }],
      social_links: { linkedin: 'https://linkedin.example/tide' },
      features: { ai_apply: false },
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      slug: 'tide-tower',
      tagline: null,
      logo_url: null,
      brand_color: '#1a7f64',
      locations: [{ text: 'Porto, Portugal', city: 'Porto', country: 'PT' }],
      social_links: { linkedin: 'https://linkedin.example/tide' },
      features: { resume_autofill: true, ai_apply: false, allow_general_applications: false },
      version: 1,
    });
  });

  it('stores URLs in normalised form', async () => {
    const { status, body } = await make({
      name: 'Quayside',
      logo_url: 'https://x.example/"><script>alert(1)</script>',
      website: 'https://ok.example\\@evil.example',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      logo_url: 'https://x.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
      website: 'https://ok.example/@evil.example',
    });
  });

  it.each(['\u200b', '\u2060 \ufeff', '\u2800\u3164', '\ufe0f\u034f'])(
    'requires a name with visible characters, not %j',
    async (name) => {
      const { status, body } = await make({ name });
      expect([status, body.error.details[0]?.path]).toEqual([400, 'name']);
    },
  );

  it('keeps slugs unique over all accounts', async () => {
    const other = await buildKey(api.ctx.stores);
    expect((await make({ name: 'Kelp', slug: 'kelp' })).status).toBe(201);
    const taken = await make({ name: 'Kelp', slug: 'kelp' }, other);
    expect([taken.status, taken.body.error.details[0]?.path]).toEqual([409, 'slug']);
    expect((await make({ name: 'Kelp' }, other)).body.data['slug']).toMatch(/^kelp-[0-9a-z]{6}$/);
  });

  it.each<[string, Json, string]>([
    ['a script as website', { name: 'x', website: 'javascript:alert(1)' }, 'website'],
    ['credentials in a URL', { name: 'x', cover_url: 'https://u:p@host.example' }, 'cover_url'],
    ['an invalid colour', { name: 'x', brand_color: 'red' }, 'brand_color'],
    ['a slug with spaces', { name: 'x', slug: 'a b' }, 'slug'],
    ['a blank name', { name: '  ' }, 'name'],
    ['a name of two lines', { name: 'a\nb' }, 'name'],
    [
      'a poisoned network',
      { name: 'x', social_links: { __proto__x: 'https://a.example' } },
      'social_links.__proto__x',
    ],
  ])('refuses %s', async (_what, body, path) => {
    const { status, body: said } = await make(body);
    expect([status, said.error.details[0]?.path]).toEqual([400, path]);
  });

  it('changes by PATCH, guarded by the version; the slug stays', async () => {
    const employer = await buildEmployer(api, { tagline: 'Old' });
    const patch = (body: Json, version = '*') =>
      call<{ data: Json }>(api, employer.key, {
        method: 'PATCH',
        path: `/company-organizations/${employer.organizationId}`,
        body,
        headers: { 'if-match': version },
      });
    const changed = await patch({ name: 'Renamed', tagline: null }, '"1"');
    expect(changed.body.data).toMatchObject({
      name: 'Renamed',
      tagline: null,
      slug: employer.slug,
      version: 2,
    });
    expect((await patch({ name: 'Late' }, '"1"')).status).toBe(412);
    expect((await patch({ slug: 'other' })).status).toBe(400);
  });

  /** Promise: the version grows only when the record changes (decision 0001). */
  it('keeps its version when a PATCH changes nothing', async () => {
    const profile = {
      tagline: 'Over',
      locations: [{ text: 'Porto, Portugal' }],
      social_links: { linkedin: 'https://linkedin.example/tide' },
      features: { ai_apply: false },
    };
    const { key: owner, organizationId } = await buildEmployer(api, profile);
    const path = `/company-organizations/${organizationId}`;
    const made = (await call(api, owner, { path })).body.data;
    for (const body of [{}, profile]) {
      const patched = await call(api, owner, { method: 'PATCH', path, body });
      expect([patched.status, patched.body.data]).toEqual([200, made]);
    }
    const headers = { 'if-match': '"7"' };
    expect((await call(api, owner, { method: 'PATCH', path, body: {}, headers })).status).toBe(412);
  });

  it('is deleted only when no role is left on it', async () => {
    const employer = await buildEmployer(api);
    const remove = () =>
      call<Problem>(api, employer.key, {
        method: 'DELETE',
        path: `/company-organizations/${employer.organizationId}`,
      });
    const { id } = await buildPosting(api, employer, { publish: false });
    expect((await remove()).body.error.code).toBe('conflict');
    await call(api, employer.key, { method: 'DELETE', path: `/jobs/post/${id}` });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    const archived = await call(api, employer.key, { path: `/jobs/post/${id}` });
    expect(archived.body.data['public_url']).toBeNull();
  });

  describe('the default one', () => {
    const path = '/jobs/post/organization';

    it('is missing for a new account, created by PUT, then changed by it', async () => {
      const fresh = await buildKey(api.ctx.stores);
      const put = (body: Json) => call<{ data: Json }>(api, fresh, { method: 'PUT', path, body });
      expect((await call(api, fresh, { path })).status).toBe(404);
      expect((await put({ tagline: 'No name yet' })).status).toBe(400);
      const made = await put({ name: 'Gull Ferries', tagline: 'Over' });
      const changed = await put({ tagline: 'Across' });
      expect(changed.body.data).toMatchObject({
        id: made.body.data['id'],
        name: 'Gull Ferries',
        tagline: 'Across',
      });
      expect((await call(api, fresh, { path })).body.data['tagline']).toBe('Across');
    });

    it.each([{ slug: 'asked' }, { slug: undefined }])(
      'is created once by a dozen concurrent calls, slug $slug',
      async ({ slug }) => {
        const key = await buildKey(api.ctx.stores);
        const profile = (index: number) => ({
          name: 'Signal Bell Foundry',
          tagline: `Bell ${index}`,
          ...(slug && { slug: `bells-${key.accountId.slice(-8).toLowerCase()}` }),
        });
        const answers = await Promise.all(
          Array.from({ length: 12 }, (_, index) =>
            call(api, key, {
              method: 'PUT',
              path,
              body: profile(index),
            }),
          ),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        const listed = await call<{ data: Json[] }>(api, key, { path: '/company-organizations' });
        expect(listed.body.data).toHaveLength(1);
        const { body } = await call(api, key, { path });
        expect(body.data).toEqual(listed.body.data[0]);
      },
    );

    it('is the oldest one until another is chosen; new roles belong to it', async () => {
      const employer = await buildEmployer(api);
      const second = await make({ name: 'Second Brand' }, employer.key);
      const chosen = async () => (await call(api, employer.key, { path })).body.data['id'];
      expect(await chosen()).toBe(employer.organizationId);
      const organization_id = second.body.data['id'];
      await call(api, employer.key, { method: 'PUT', path, body: { organization_id } });
      expect(await chosen()).toBe(organization_id);
      const posting = await buildPosting(api, employer, { publish: false });
      expect(posting['organization_id']).toBe(organization_id);
    });

    it('is chosen, changed and created only at the version that was read', async () => {
      const employer = await buildEmployer(api);
      const second = await make({ name: 'Third Brand' }, employer.key);
      const organization_id = second.body.data['id'];
      const put = async (key: TestKey, body: Json, version: string) => {
        const headers = { 'if-match': version };
        return (await call(api, key, { method: 'PUT', path, body, headers })).status;
      };
      expect(await put(employer.key, { organization_id }, '"2"')).toBe(412);
      const present = await call(api, employer.key, { path });
      expect(present.body.data['id']).toBe(employer.organizationId);
      expect(await put(employer.key, { organization_id }, '"1"')).toBe(200);
      expect(await put(employer.key, { tagline: 'Old' }, '"2"')).toBe(412);
      const fresh = await buildKey(api.ctx.stores);
      expect(await put(fresh, { name: 'Gone Brand' }, '"3"')).toBe(412);
      expect((await call(api, fresh, { path })).status).toBe(404);
    });

    it("is never another account's", async () => {
      const stranger = await buildKey(api.ctx.stores);
      const employer = await buildEmployer(api);
      const body = { organization_id: employer.organizationId };
      expect((await call(api, stranger, { method: 'PUT', path, body })).status).toBe(400);
    });
  });

  it("is in the account's list, newest first", async () => {
    const employer = await buildEmployer(api);
    await make({ name: 'Newer Brand' }, employer.key);
    const { body } = await call<{ data: Json[] }>(api, employer.key, {
      path: '/company-organizations',
    });
    expect(body.data.map(({ name }) => name)[0]).toBe('Newer Brand');
    expect(body.data).toHaveLength(2);
  });
});
