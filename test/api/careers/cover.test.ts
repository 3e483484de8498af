import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildEmployer, call } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('shows the cover of a company on its list, in a fixed box, and no box without one', async () => {
  const list = async (slug: string) => (await fetch(`${api.url}/careers/${slug}`)).text();
  expect(await list((await buildEmployer(api)).slug)).not.toContain('<img class="cover"');
  const { key, organizationId, slug } = await buildEmployer(api);
  const path = `/company-organizations/${organizationId}`;
  const body = { cover_url: 'https://img.example/cover.jpg?a=1&b=2' };
  await call(api, key, { method: 'PATCH', path, body });
  const html = await list(slug);
  expect(html).toContain(
    '<img class="cover" src="https://img.example/cover.jpg?a=1&amp;b=2" alt=""',
  );
  expect(html).toMatch(/img\.cover \{[^}]*width: 100%; aspect-ratio: 3;/);
});
