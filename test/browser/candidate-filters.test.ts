import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { buildMember } from '../support/console/member.ts';
import { applyOnBoard } from '../support/hiring/apply-on-board.ts';
import { buildEmployer, buildPosting, type Employer } from '../support/hiring/employer.ts';

const FORM = [
  { key: 'name', label: 'Name', type: 'text', required: true, category: 'standard' },
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
  { key: 'permit', label: 'May you work here?', type: 'boolean' },
  {
    key: 'boat',
    label: 'Which boat?',
    type: 'single_select',
    options: [
      { value: 'ferry:big', label: 'A big ferry' },
      { value: 'tug', label: 'A tug' },
    ],
  },
];

/** Promise: candidates are found by an answer and a day, chosen by their words. */
describeBrowser('the filters of candidates', () => {
  const world = useBrowser();
  let employer: Employer;
  let roleTitle: string;
  beforeAll(async () => {
    employer = await buildEmployer(world.api);
    const posting = await buildPosting(world.api, employer, { application_fields: FORM });
    roleTitle = String(posting['title']);
    const people = [
      ['Ada', { permit: true, boat: 'ferry:big' }],
      ['Bo', { permit: false, boat: 'tug' }],
    ] as const;
    for (const [name, answers] of people) {
      const body = { name, email: `${name.toLowerCase()}@example.com`, answers };
      const applied = await applyOnBoard(world.api, employer, { jobId: posting.id, body });
      expect(applied).toMatchObject({ status: 201 });
    }
  });

  const names = (page: Page) => page.locator('main tbody th a').allInnerTexts();
  const show = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Show', exact: true });
    await Promise.all([page.waitForEvent('load'), button.click()]);
  };

  it('offer the answers of the chosen role, and days', async () => {
    const member = await buildMember(world.api, employer.key.accountId, 'owner');
    const page = await world.open(member);
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/candidates`);
    expect(await page.getByLabel('Answer').count()).toBe(0);
    await page.getByLabel('Role').selectOption({ label: roleTitle });
    await show(page);
    await page.getByLabel('Answer').selectOption({ label: 'Which boat?: A big ferry' });
    await show(page);
    expect(await names(page)).toEqual(['Ada']);
    await page.getByLabel('Answer').selectOption({ label: 'May you work here?: no' });
    await show(page);
    expect(await names(page)).toEqual(['Bo']);
    await page.getByLabel('Added since').fill('2999-01-01');
    await show(page);
    expect(await names(page)).toEqual([]);
    await page.getByLabel('Added since').fill('2020-01-01');
    await show(page);
    await page.getByRole('link', { name: 'Bo', exact: true }).click();
    await page.getByRole('link', { name: 'Back to Candidates' }).click();
    await page.getByRole('heading', { name: 'Candidates' }).waitFor();
    expect(await names(page)).toEqual(['Bo']);

    // The answer belongs to the role: without the role it restricts nothing.
    await page.getByLabel('Role').selectOption({ label: 'any' });
    await show(page);
    expect(await names(page)).toEqual(['Bo', 'Ada']);
    await page.goto(`${world.api.url}/console/candidates?since=nonsense&answered=x`);
    expect(await names(page)).toEqual(['Bo', 'Ada']);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
