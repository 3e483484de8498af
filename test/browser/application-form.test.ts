import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { buildEmployer, buildPosting, type Employer } from '../support/hiring/employer.ts';
import type { TestApi } from '../support/start-api.ts';

const QUESTIONS = [
  { key: 'name', label: 'Full name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'Your e-mail', type: 'email', required: true, category: 'standard' },
  { key: 'resume', label: 'Résumé', type: 'file', constraints: { accept: ['.txt'] } },
  { key: 'schools', label: 'Schools', type: 'education_history' },
];

/** Promise: the form of a role works without script, and is easier with it. */
describeBrowser('the application form', () => {
  const world = useBrowser();
  let api: TestApi;
  let employer: Employer;
  let path: string;
  beforeAll(async () => {
    api = world.api;
    employer = await buildEmployer(api);
    const made = { title: 'Pilot', application_fields: QUESTIONS };
    const { slug } = await buildPosting(api, employer, made);
    path = `${api.url}/careers/${employer.slug}/${slug}/apply`;
  });

  const open = async (javaScriptEnabled: boolean): Promise<Page> => {
    const context = await world.browser.newContext({ javaScriptEnabled, locale: 'en-GB' });
    context.setDefaultTimeout(10_000);
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
});
