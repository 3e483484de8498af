import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLogOf } from '../../support/accounts/audit.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { buildSentOffer } from '../../support/hiring/offers.ts';
import { buildApplication, openLinkOf } from '../../support/hiring/status-links.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: the holder of the link reads the status, withdraws once, and nobody else finds the page. */
describe('the status of an application', () => {
  let api: TestApi;
  let employer: Employer;
  let calls = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api, { brand_color: '#224488' });
  });
  afterAll(() => api.close());

  const from = () => ({ headers: { 'x-forwarded-for': `198.52.0.${(calls += 1)}` } });
  const read = (token: string) => call(api, from(), { path: `/public/applications/${token}` });
  const withdraw = (token: string) =>
    call(api, from(), { method: 'POST', path: `/public/applications/${token}/withdraw` });
  const page = (path: string, init: RequestInit = {}) =>
    fetch(api.url + path, {
      redirect: 'manual',
      ...init,
      headers: { accept: 'text/html', ...from().headers, ...init.headers },
    });
  const candidate = async (id: string) =>
    (
      await call<{ data: Json & { applications: Json[] } }>(api, employer.key, {
        path: `/candidates/${id}`,
      })
    ).body.data;
  const moveTo = (id: string, stage: string) =>
    call(api, employer.key, { method: 'POST', path: `/candidates/${id}/stage`, body: { stage } });

  it('follows the stages, and shows the offer', async () => {
    const applied = await buildApplication(api, employer);
    const { token } = await openLinkOf(api, employer, applied);
    expect((await read(token)).body.data).toMatchObject({
      job_title: 'Clock Tower Mechanic',
      status: 'received',
      can_withdraw: true,
      withdrawn_at: null,
      offers: [],
      organization: { slug: employer.slug },
    });
    await moveTo(applied.candidateId, 'interview');
    expect((await read(token)).body.data['status']).toBe('in_review');
    await buildSentOffer(api, employer, {
      candidate_id: applied.candidateId,
      job_id: applied.jobId,
    });
    expect((await read(token)).body.data['offers']).toEqual([
      { title: 'Clock Tower Mechanic', status: 'sent', url: expect.stringContaining('/offers/') },
    ]);
    await moveTo(applied.candidateId, 'rejected');
    expect((await read(token)).body.data).toMatchObject({ status: 'closed', can_withdraw: false });
    const late = await withdraw(token);
    expect(late.status).toBe(409);
  });

  it('is withdrawn once, with an entry in the audit log', async () => {
    const applied = await buildApplication(api, employer);
    const { token } = await openLinkOf(api, employer, applied);
    const answers = await Promise.all([withdraw(token), withdraw(token), withdraw(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await candidate(applied.candidateId)).applications[0]).toMatchObject({
      status: 'withdrawn',
      stage: 'applied',
    });
    const rows = await auditLogOf(api.ctx.stores, employer.key.accountId);
    const theirs = rows.filter(({ target }) => target.id === applied.candidateId);
    expect(theirs.map(({ action }) => action)).toEqual(['candidate.application_withdrawn']);
  });

  it('is a page with one form, which leads back to it', async () => {
    const applied = await buildApplication(api, employer);
    const { path, token } = await openLinkOf(api, employer, applied);
    const shown = await page(path, { headers: { 'accept-language': 'de' } });
    const html = await shown.text();
    expect(shown.status).toBe(200);
    expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Eingegangen');
    expect(html).not.toContain('<script');
    expect(html).not.toContain(applied.applicationId);
    const sent = await page(path, { method: 'POST' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, token]);
    const after = await (await page(path)).text();
    expect(after).toContain('You withdrew this application on');
    expect(after).not.toContain('<form');
  });

  it('is found by its own token and company alone, until the applicant is anonymised', async () => {
    const applied = await buildApplication(api, employer);
    const { path, token } = await openLinkOf(api, employer, applied);
    const other = await buildEmployer(api);
    expect((await page(path.replace(employer.slug, other.slug))).status).toBe(404);
    expect((await page(`${path}x`)).status).toBe(404);
    expect((await read(`${token.slice(0, -1)}-`)).status).toBe(404);
    const foreign = await page(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(400);
    await call(api, employer.key, {
      method: 'POST',
      path: `/candidates/${applied.candidateId}/anonymize`,
    });
    expect((await read(token)).status).toBe(404);
  });

  it('stays readable after a merge of two candidates', async () => {
    const first = await buildApplication(api, employer);
    const second = await buildApplication(api, employer, { jobId: first.jobId });
    const { token } = await openLinkOf(api, employer, second);
    await call(api, employer.key, {
      method: 'POST',
      path: '/candidates/merge',
      body: { primary_id: first.candidateId, duplicate_id: second.candidateId },
    });
    expect((await read(token)).body.data).toMatchObject({ status: 'received' });
  });
});
