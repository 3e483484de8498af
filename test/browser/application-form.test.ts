import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { buildEmployer, buildPosting, type Employer } from '../support/hiring/employer.ts';
import type { TestApi } from '../support/start-api.ts';
import { patiently } from '../support/patience.ts';

const QUESTIONS = [
  { key: 'name', label: 'Full name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'Your e-mail', type: 'email', required: true, category: 'standard' },
  { key: 'resume', label: 'Résumé', type: 'file', constraints: { accept: ['.txt'] } },
  { key: 'schools', label: 'Schools', type: 'education_history' },
  { key: 'why', label: 'Why us?', type: 'textarea', constraints: { max_length: 20 } },
  { key: 'crew', label: 'Largest crew', type: 'number' },
  {
    key: 'captain',
    label: 'Captain since',
    type: 'text',
    section: 'Command',
    depends_on: { key: 'crew', op: 'at_least', value: 5 },
  },
  { key: 'pay', label: 'Pay wanted', type: 'currency', section: 'Pay' },
  {
    key: 'car',
    label: 'Which car?',
    type: 'text',
    depends_on: { key: 'pay', op: 'at_least', value: 60_000 },
  },
  { key: 'night', label: 'Night shifts', type: 'boolean', section: 'Shifts' },
  {
    key: 'nights',
    label: 'Nights a week',
    type: 'text',
    required: true,
    depends_on: { key: 'night', value: true },
  },
];
const RESUME = [
  ...['Ida Holm', 'ida.holm@example.com', '', 'Education', ''],
  ...[2001, 2004, 2007, 2010].flatMap((year) => [
    ...[`University of Kiel ${year}`, `MSc Nautical Science`, `${year} - ${year + 2}`, ''],
  ]),
].join('\n');
/** Of the service itself; images are of the employer. */
const MAX_REQUESTS = 3;

/** Promise: the form of a role works without script, and is easier with it. */
describeBrowser('the application form', () => {
  const world = useBrowser();
  let api: TestApi;
  let employer: Employer;
  let path: string;
  beforeAll(async () => {
    api = world.api;
    employer = await buildEmployer(api);
    const made = {
      ...{ title: 'Pilot', employment_type: 'full_time' },
      application_fields: QUESTIONS,
    };
    const { slug } = await buildPosting(api, employer, made);
    path = `${api.url}/careers/${employer.slug}/${slug}/apply`;
  });

  const open = async (javaScriptEnabled: boolean): Promise<Page> => {
    const context = await world.browser.newContext({ javaScriptEnabled, locale: 'en-GB' });
    context.setDefaultTimeout(patiently(10_000));
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  it('adds a block without script, and is sent by Enter', async () => {
    const page = await open(false);
    const faults = await watch(page, api.url);
    await page.getByLabel('Full name').fill('Ida Holm');
    await page.getByLabel('Résumé').setInputFiles({
      name: 'cv.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Ida Holm, pilot'),
    });
    await page.getByRole('button', { name: 'Add another' }).click();
    await page.getByText('cv.txt (1 KB) is attached').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ida Holm');
    const school = page.getByRole('group', { name: 'Entry 4' }).getByLabel('School');
    expect(await school.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(
      true,
    );
    await school.fill('Marstal');
    await page.getByLabel('Your e-mail').fill('ida@example.com');
    await page.getByLabel('Your e-mail').press('Enter');
    await page.getByRole('heading', { name: /sent/ }).waitFor();
    const candidate = await candidateModel(api.ctx.stores.mongo)
      .findOne({ email: 'ida@example.com' })
      .lean();
    expect(candidate?.applications[0]?.answers).toMatchObject({ schools: [{ school: 'Marstal' }] });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('hides questions that are not asked, and shows them when they are', async () => {
    const page = await open(true);
    const [captain, nights] = [page.getByLabel('Captain since'), page.getByLabel('Nights a week')];
    const command = page.getByRole('heading', { name: 'Command' });
    const visible = async () => [
      ...[await captain.isVisible(), await command.isVisible(), await nights.isVisible()],
    ];
    expect(await visible()).toEqual([false, false, false]);
    await page.getByLabel('Largest crew').fill('4,9');
    expect(await captain.isVisible()).toBe(false);
    await page.getByLabel('Largest crew').fill('5');
    expect(await visible()).toEqual([true, true, false]);
    const shifts = page.getByRole('group', { name: 'Night shifts' });
    await shifts.getByLabel('Yes').check();
    expect(await nights.isVisible()).toBe(true);
    await nights.fill('three');
    await shifts.getByLabel('No').check();
    expect(await nights.isVisible()).toBe(false);
    const input = page.locator('[name="f.nights"]');
    expect(await input.isDisabled()).toBe(true);
    await shifts.getByLabel('Yes').check();
    expect(await input.isDisabled()).toBe(false);
    expect(await input.inputValue()).toBe('three');
    await page.context().close();
  });

  it('says as which amount a text is read, with script and without', async () => {
    const scripted = await open(true);
    const group = scripted.getByRole('group', { name: 'Pay wanted' });
    await group.getByLabel('Amount').fill('59.999,50');
    await group.getByText('Read as: 59,999.5').waitFor();
    expect(await scripted.getByLabel('Which car?').isVisible()).toBe(false);
    await group.getByLabel('Amount').fill('60k');
    await group.getByText('Read as: 60,000').waitFor();
    expect(await scripted.getByLabel('Which car?').isVisible()).toBe(true);
    await group.getByLabel('Amount').fill('plenty');
    await group.getByText('Read as').waitFor({ state: 'hidden' });
    await scripted.context().close();

    const plain = await open(false);
    await plain.getByLabel('Amount').fill('95.000');
    await plain.getByRole('button', { name: 'Send application' }).click();
    await plain.getByText('Read as: 95,000').waitFor();
    await plain.context().close();
  });

  it('counts characters, and leads to the problems', async () => {
    const page = await open(true);
    const why = page.getByLabel('Why us?');
    await why.fill(' the sea ');
    await page.getByText('Characters left: 13').waitFor();
    await why.fill('because of the long nights');
    await page.getByText('Characters too many: 6').waitFor();
    await page.getByRole('button', { name: 'Send application' }).click();
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', { name: 'There is a problem' }).waitFor();
    expect(await alert.evaluate((element) => element.matches(':focus'))).toBe(true);
    await alert.getByText('the rest was cut off').waitFor();
    await page.getByText('Characters left: 1').waitFor();
    await page.context().close();
  });

  it('fills empty questions from a résumé, and never what was typed', async () => {
    const page = await open(true);
    const faults = await watch(page, api.url);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.reload();
    expect(requests.length).toBeLessThanOrEqual(MAX_REQUESTS);
    await page.getByLabel('Full name').fill('Ida Maria Holm');
    await page.getByLabel('Résumé').setInputFiles({
      name: 'cv.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(RESUME),
    });
    const told = page.getByRole('status').filter({ hasText: 'Fields filled in' });
    await told.waitFor();
    expect(await told.textContent()).toBe('Fields filled in from your résumé, for you to check: 2');
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ida Maria Holm');
    const email = page.getByLabel('Your e-mail');
    expect(await email.inputValue()).toBe('ida.holm@example.com');
    const fourth = page.getByRole('group', { name: 'Entry 4' }).getByLabel('School');
    expect(await fourth.inputValue()).toContain('Kiel');
    const marks = page.getByText('from your résumé', { exact: true });
    expect(await marks.count()).toBe(2);
    await email.press('End');
    await email.pressSequentially('.org');
    expect(await marks.count()).toBe(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says when nothing can be read from a file', async () => {
    const page = await open(true);
    await page.route('**/parse-resume', (route) => route.fulfill({ status: 429, body: '{}' }));
    await page.getByLabel('Résumé').setInputFiles({
      name: 'cv.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no one'),
    });
    await page.getByText('Nothing could be read from this file').waitFor();
    await page.context().close();
  });

  it('filters the list on change, and stays at the filter', async () => {
    const page = await open(true);
    await page.goto(new URL('.', path).href.replace(/\/[^/]+\/$/, ''));
    const filter = page.getByLabel('Employment');
    await filter.selectOption('full_time');
    await page.waitForURL(/employment_type=full_time/);
    expect(await filter.inputValue()).toBe('full_time');
    expect(await filter.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.context().close();
  });
});
