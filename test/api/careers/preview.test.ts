import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildMember, type TestMember } from '../../support/console/member.ts';
import { buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: only members of the account see the page of a draft. */
describe('the preview of a draft', () => {
  let api: TestApi;
  let employer: Employer;
  let viewer: TestMember;
  let draft: { id: string; slug: string };
  beforeAll(async () => {
    api = await startApi();
    const features = { show_salary: false };
    employer = await buildEmployer(api, { brand_color: '#17664f', features });
    viewer = await buildMember(api, employer.key.accountId, 'viewer');
    const salary = { min: 4321, max: 4321, currency: 'EUR', period: 'month' };
    draft = await buildPosting(api, employer, { title: 'Secret Pilot', salary, publish: false });
  });
  afterAll(() => api.close());

  async function visit(below: string, member?: TestMember) {
    const answer = await fetch(`${api.url}/careers/${employer.slug}/${below}`, {
      headers: { cookie: member?.headers['cookie'] ?? '' },
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  }

  it('is the page and the form that will be served, which cannot be sent', async () => {
    const page = await visit(`preview/${draft.id}`, viewer);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<h1 dir="auto">Secret Pilot</h1>');
    expect(page.html).toContain('This is a preview');
    expect(page.html).not.toContain('4,321');
    expect(page.html).not.toContain('application/ld+json');
    expect(page.html).toContain('<meta name="robots" content="noindex">');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const form = await visit(`preview/${draft.id}/apply`, viewer);
    expect(form.html).toMatch(/<button disabled>Send application/);
    expect((await visit(draft.slug)).status).toBe(404);
  });

  it('is not there for other accounts, other companies and nobody', async () => {
    const stranger = await buildEmployer(api);
    const member = await buildMember(api, stranger.key.accountId, 'owner');
    expect((await visit(`preview/${draft.id}`, member)).status).toBe(404);
    const nobody = await visit(`preview/${draft.id}`);
    expect([nobody.status, nobody.headers.get('location')]).toEqual([
      303,
      `/console/sign-in?next=${encodeURIComponent(`/careers/${employer.slug}/preview/${draft.id}`)}`,
    ]);
    expect(nobody.html).not.toContain('Secret Pilot');
    const elsewhere = await fetch(`${api.url}/careers/${stranger.slug}/preview/${draft.id}`, {
      headers: { cookie: viewer.headers['cookie'] ?? '' },
    });
    expect(elsewhere.status).toBe(404);
  });
});
