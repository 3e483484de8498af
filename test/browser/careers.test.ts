import { beforeAll, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { unsubscribeUrl } from '../../services/mail/unsubscribe.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
} from '../support/browser.ts';
import { HOSTILE } from '../support/console/records.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../support/hiring/employer.ts';
import { buildSurvey } from '../support/surveys.ts';
import type { TestApi } from '../support/start-api.ts';
import { patiently } from '../support/patience.ts';

const MAX_HTML_BYTES = 25_000;
const LEAVING = { accountId: 'acc_none', addressKey: 'none', mailId: 'none' };
/** The form that is sent back. */
const FAULTY = '/faulty';

/** One question of each type that has a control of its own. */
const QUESTIONS = [
  { key: 'name', label: 'Full name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'Your e-mail', type: 'email', required: true, category: 'standard' },
  { key: 'resume', label: 'Résumé', type: 'file', constraints: { accept: ['.txt'] } },
  { key: 'why', label: `Why ${HOSTILE}?`, type: 'textarea' },
  { key: 'years', label: 'Years at sea', type: 'number', required: true },
  { key: 'night', label: 'Night shifts', type: 'boolean' },
  {
    key: 'boats',
    label: 'Boats',
    type: 'multi_select',
    options: [
      { value: 'ferry', label: 'Ferry' },
      { value: 'tug', label: 'Tug' },
    ],
  },
  { key: 'pay', label: 'Expected pay', type: 'compensation_range' },
  { key: 'schools', label: 'Schools', type: 'education_history', section: 'Background' },
  { key: 'agree', label: 'You may keep my data', type: 'consent', category: 'consent' },
];

/** Promise: a person without script finds a role, applies once, and loses nothing typed on a fault. */
describeBrowser('the careers pages', () => {
  const world = useBrowser();
  let api: TestApi;
  let employer: Employer;
  let roleId: string;
  let slug: string;
  let survey: { id: string };
  beforeAll(async () => {
    api = world.api;
    employer = await buildEmployer(api);
    const posting = await buildPosting(api, employer, {
      title: `Ferry Engineer ${HOSTILE}`,
      description_html:
        '<p>You keep the ferry going, and you answer when the harbour calls at night.</p>',
      locations: [{ text: 'Copenhagen, Denmark' }],
      application_fields: QUESTIONS,
    });
    const path = `/company-organizations/${employer.organizationId}`;
    await call(api, employer.key, { method: 'PATCH', path, body: { brand_color: '#ffcc00' } });
    survey = await buildSurvey(api, employer.key);
    roleId = posting['id'];
    slug = posting['slug'];
  });

  const open = async (javaScriptEnabled: boolean, locale = 'en-GB'): Promise<Page> => {
    const context = await world.browser.newContext({ javaScriptEnabled, locale });
    context.setDefaultTimeout(patiently(10_000));
    return context.newPage();
  };

  it('take an application without script, and keep what was typed over a fault', async () => {
    const page = await open(false);
    const faults = await watch(page, api.url);
    await page.goto(`${api.url}/careers/${employer.slug}?source=newsletter`);
    await page.getByRole('link', { name: /Ferry Engineer/ }).click();
    await page.getByRole('heading', { name: /Ferry Engineer/ }).waitFor();
    expect(page.url()).toContain('source=newsletter');
    await page.getByRole('link', { name: 'Apply' }).click();

    await page.getByLabel('Full name').fill('Signe Holm');
    await page.getByLabel('Your e-mail').fill('signe@example.com');
    await page.getByLabel('Years at sea').fill('many');
    await page.getByLabel('Ferry').check();
    await page.getByRole('group', { name: 'Night shifts' }).getByLabel('Yes').check();
    await page.getByRole('group', { name: 'Entry 1' }).getByLabel('School').fill('Svendborg');
    await page.getByLabel('Résumé').setInputFiles({
      name: 'cv.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Signe Holm, ferry engineer'),
    });
    await page.getByRole('button', { name: 'Send application' }).click();

    await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    expect(await page.title()).toMatch(/^Error:/);
    await page.getByRole('link', { name: /Years at sea/ }).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Signe Holm');
    expect(await page.getByLabel('Ferry').isChecked()).toBe(true);
    await page.getByText('cv.txt (1 KB) is attached').waitFor();
    await page.getByLabel('Years at sea').fill('7,5');
    await page.getByRole('button', { name: 'Send application' }).dblclick();
    await page.getByRole('heading', { name: /sent/ }).waitFor();

    const candidates = await candidateModel(api.ctx.stores.mongo)
      .find({ email: 'signe@example.com' })
      .lean();
    expect(candidates).toHaveLength(1);
    expect(candidates[0]?.source).toBe('newsletter');
    const [application, ...more] = candidates[0]?.applications ?? [];
    expect(more).toEqual([]);
    expect(application?.files.map(({ filename }) => filename)).toEqual(['cv.txt']);
    expect(application?.answers).toMatchObject({
      years: 7.5,
      night: true,
      boats: ['ferry'],
      schools: [{ school: 'Svendborg' }],
    });
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
    await page.context().close();
  });

  /** The form of a role, sent with a file and nothing else. */
  async function sendEmpty(page: Page, role: string) {
    await page.goto(`${api.url}${role}/apply`);
    await page.getByLabel('Résumé').setInputFiles({
      name: 'cv.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Signe Holm, ferry engineer'),
    });
    const answered = page.waitForResponse((response) => response.status() === 400);
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('is attached').waitFor();
    return answered;
  }

  it('show their roles on the page of another site', async () => {
    const site = createServer((_req, res) => {
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      res.end(`<!doctype html><title>Acme</title><script type="module" src="${api.url}/careers/embed.js"></script>
        <openrole-jobs company="${employer.slug}" source="acme.example"><a href="/jobs">Open roles</a></openrole-jobs>
        <openrole-jobs company="nobody"><a href="/none">Elsewhere</a></openrole-jobs>`);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    const page = await open(true);
    await page.goto(`http://127.0.0.1:${port}/`);
    const link = page.getByRole('link', { name: /Ferry Engineer/ });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(
      `${api.url}/careers/${employer.slug}/${slug}?source=acme.example`,
    );
    expect(await page.getByRole('link', { name: 'Elsewhere' }).isVisible()).toBe(true);
    await page.context().close();
    await new Promise((resolve) => site.close(resolve));
  });

  it.each(looks)('are accessible in $theme at $width px', async (look) => {
    const page = await open(true);
    const faults = await watch(page, api.url);
    await dress(page, look);
    const role = `/careers/${employer.slug}/${slug}`;
    const found: string[] = [];
    const answers = `/platform/surveys/${survey.id}/public`;
    const leave = new URL(unsubscribeUrl(api.ctx.config, LEAVING)).pathname;
    const list = `/careers/${employer.slug}`;
    const paths = [list, role, `${role}/apply`, `${role}/apply/sent`, answers, leave, FAULTY];
    for (const path of paths) {
      const answer = await (path === FAULTY ? sendEmpty(page, role) : page.goto(api.url + path));
      found.push(...(await faultsOf(page, path)));
      expect((await answer?.body())?.length).toBeLessThan(MAX_HTML_BYTES);
      const part = path === leave ? '-unsubscribe' : path.replaceAll('/', '-');
      await keepPicture(page, `careers${part}`, look);
    }
    expect(found).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
    await page.context().close();
  });

  it('speak German to a German browser', async () => {
    const page = await open(false, 'de-DE');
    await page.goto(`${api.url}/careers/${employer.slug}`);
    await page.getByRole('heading', { name: 'Offene Stellen' }).waitFor();
    await page.context().close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(api.url + path, { headers, redirect: 'manual' });

  it('lead from the id of a role to its slug, and say what is not there', async () => {
    const moved = await get(`/careers/${employer.slug}/${roleId}?source=a%26b`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/careers/${employer.slug}/${slug}?source=a%26b`);
    expect((await get(`/careers/${employer.slug}/nothing`)).status).toBe(404);
    expect((await get('/careers/nobody')).status).toBe(404);
  });

  it('state the role for search engines, and answer 304', async () => {
    const path = `/careers/${employer.slug}/${slug}`;
    const page = await get(path);
    const html = await page.text();
    const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    const [role, way] = [...blocks].map(([, block = '']) => JSON.parse(block) as unknown);
    expect(role).toMatchObject({ '@type': 'JobPosting', directApply: true });
    const steps = [{ item: expect.stringMatching(`/careers/${employer.slug}$`) as unknown }, {}];
    expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: steps });
    const tag = page.headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
  });

  it('take no form of another site', async () => {
    const answer = await fetch(`${api.url}/careers/${employer.slug}/${slug}/apply`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      body: 'f.name=Mallory&f.email=mallory%40example.com&f.years=1',
    });
    expect(answer.status).toBe(400);
    const made = await candidateModel(api.ctx.stores.mongo).countDocuments({
      email: 'mallory@example.com',
    });
    expect(made).toBe(0);
  });
});
