import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { feeds } from '../../../api/careers/feeds.ts';
import { publicUrl } from '../../../services/public-url.ts';
import { buildMember, type TestMember } from '../../support/console/member.ts';
import { make } from '../../support/console/records.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

describe('the page of a company', () => {
  let api: TestApi;
  let owner: TestMember;
  let company: { id: string; slug: string };
  beforeAll(async () => {
    api = await startApi();
    owner = await buildMember(api, (await buildKey(api.ctx.stores)).accountId, 'owner');
    const { id, slug } = await make(api, owner, ['/company-organizations', { name: 'Harbour' }]);
    company = { id, slug: String(slug) };
  });
  afterAll(() => api.close());

  async function pageIn(language: string): Promise<string> {
    const headers = { ...owner.headers, 'accept-language': language };
    return (await fetch(`${api.url}/console/careers/${company.id}`, { headers })).text();
  }

  it('links to the careers page and each of its feeds, which answer', async () => {
    const html = await pageIn('en');
    const list = `/careers/${company.slug}`;
    for (const path of [list, ...feeds.map(({ file }) => `${list}/${file}`)]) {
      const address = publicUrl(api.ctx.config) + path;
      expect(html).toContain(`<a href="${path}">${address}</a>`);
      expect((await fetch(api.url + path)).status).toBe(200);
    }
  });

  it.each([
    ['en', 'Open roles'],
    ['de', 'Offene Stellen'],
  ])('has the lines for another site, as text (%s)', async (language, link) => {
    const base = publicUrl(api.ctx.config);
    const [, shown = ''] = /<pre><code>(.*?)<\/code>/s.exec(await pageIn(language)) ?? [];
    const lines = shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    expect(shown).not.toContain('<');
    expect(lines).toBe(
      `<script type="module" src="${base}/careers/embed.js"></script>\n` +
        `<openrole-jobs company="${company.slug}"><a href="${base}/careers/${company.slug}">` +
        `${link}</a></openrole-jobs>`,
    );
    expect((await fetch(`${api.url}/careers/embed.js`)).status).toBe(200);
  });
});
