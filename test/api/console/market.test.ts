import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageMonth } from '../../../domain/accounts/meters.ts';
import { searchJobsQuery } from '../../../domain/market/job-filter-query.ts';
import { marketFilters } from '../../../pages/console/market/filters.ts';
import { setQuota } from '../../../storage/accounts/quotas.ts';
import { findUsage } from '../../../storage/accounts/usage.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import { HOSTILE, make } from '../../support/console/records.ts';
import { eventually } from '../../support/eventually.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Filters whose place another one takes in a form. */
const NOT_IN_FORM = ['since', 'limit', 'cursor'];

/** Promise: a viewer finds in the console what a key finds in the market. */
describe('the market in the console', () => {
  let api: TestApi;
  let viewer: TestMember;
  let jobId: string;
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    const { accountId } = await buildKey(api.ctx.stores);
    const owner = await buildMember(api, accountId, 'owner');
    viewer = await buildMember(api, accountId, 'viewer');
    await make(api, owner, ['/jobs/post/organization', { name: 'Harbour Clockworks' }, 'PUT']);
    const job = await make(api, owner, [
      '/jobs/post',
      {
        ...{ title: `Ferry Engineer ${HOSTILE}`, description_text: `You **keep** ${HOSTILE}.` },
        ...{ employment_type: 'full_time', workplace_type: 'on_site', publish: true },
      },
    ]);
    jobId = job.id;
  });
  afterAll(() => api.close());

  async function open(path: string) {
    const headers = { ...viewer.headers, 'accept-language': 'en' };
    const answer = await fetch(`${api.url}/console/market${path}`, { headers });
    return { status: answer.status, html: await answer.text() };
  }

  it('has every filter of the search', () => {
    const known = Object.keys(searchJobsQuery.shape).filter((name) => !NOT_IN_FORM.includes(name));
    expect([...marketFilters].sort()).toEqual(known.sort());
  });

  it('finds a job by its filters, and keeps them in the form and in the call', async () => {
    const link = `<a href="/console/market/${jobId}">Ferry Engineer Signe &quot;&lt;img`;
    await eventually('the job is found', async () => (await open('?q=ferry')).html.includes(link));
    const { html } = await open('?q=ferry&employment_type=full_time&sort=date');
    expect(html).toContain(link);
    expect(html).toContain('<option value="full_time" selected>');
    expect(html).toContain('<details open>');
    expect(html).toContain(
      '/jobs?limit=50&amp;q=ferry&amp;employment_type=full_time&amp;sort=date',
    );
    expect((await open('?q=ferry&employment_type=contract')).html).toContain('No open job fits');
  });

  it('says what is wrong with a filter, and keeps it', async () => {
    const { status, html } = await open('?country=nowhere&q=%3Cb%3E');
    expect(status).toBe(200);
    expect(html).toContain('country: must be ISO 3166-1 alpha-2 codes, such as US');
    expect(html).toContain('name="country" value="nowhere"');
    expect(html).not.toContain('<b>');
  });

  it('shows a job whole, as text', async () => {
    const { status, html } = await open(`/${jobId}`);
    expect(status).toBe(200);
    expect(html).toContain('keep');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain(`/jobs/${jobId}`);
    expect((await open('/job_none')).status).toBe(404);
  });

  it('counts against the quotas of the account, and says when one is used up', async () => {
    const { stores } = api.ctx;
    const { accountId } = viewer;
    const used = () => findUsage(stores, accountId, usageMonth(new Date()));
    const { search_rows: before = 0 } = await used();
    await callConsole(api, viewer, ['GET', '/jobs?q=ferry']);
    await eventually('the row is counted', async () => ((await used()).search_rows ?? 0) > before);
    for (const meter of ['search_rows', 'job_details', 'company_rows', 'map_rows'] as const) {
      await setQuota(stores, accountId, { meter, quota: 0 });
    }
    await setQuota(stores, accountId, { meter: 'platform_calls', quota: 0 });
    const paths = ['/jobs', `/jobs/${jobId}`, '/companies', '/jobs/map?bbox=0,0,1,1'];
    for (const path of paths) {
      await eventually(`${path} is refused`, async () => {
        const { status, body } = await callConsole(api, viewer, ['GET', path]);
        return status === 429 && body.error.code === 'quota_exceeded';
      });
    }
    const { status, html } = await open('?q=ferry');
    expect([status, html]).toEqual([200, expect.stringContaining('quota of search_rows')]);
    expect((await open(`/${jobId}`)).status).toBe(429);
    expect((await callConsole(api, viewer, ['GET', '/candidates'])).status).toBe(200);
  });
});
