import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, buildEmployer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: a description typed as text is read on the page of its role without its marks. */
describe('the text of a role', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  it('has its bold words bold, and none of its marks in the lines for search engines', async () => {
    const { key, slug } = await buildEmployer(api);
    const body = {
      title: 'Pilot',
      description_text: '**Your day**\n\n- You steer <ships>.\n- You **rest**.',
      publish: true,
    };
    const made = await call(api, key, { method: 'POST', path: '/jobs/post', body });
    const { data } = made.body as { data: { slug: string; description_text: string } };
    expect(data.description_text).toBe(body.description_text);
    const html = await (await fetch(`${api.url}/careers/${slug}/${data.slug}`)).text();
    expect(html).toContain('<p><strong>Your day</strong></p>');
    expect(html).toContain('<li>You <strong>rest</strong>.</li>');
    const line = 'Your day You steer &lt;ships&gt;. You rest.';
    expect(html).toContain(`<meta name="description" content="${line}">`);
    expect(html).toContain(`<meta property="og:description" content="${line}">`);
    expect(html).toContain('<meta name="twitter:card" content="summary">');
  });
});
