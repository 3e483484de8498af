import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
} from '../support/browser.ts';
import { buildMember, callConsole, type TestMember } from '../support/console/member.ts';
import { buildPipeline, make } from '../support/console/records.ts';

/** Promise: an interviewer writes a card with the keyboard, reads those of others only afterwards, and recruiters read the sum. */
describeBrowser('scorecards in the browser', () => {
  const world = useBrowser();
  let candidateId: string;
  let interviewId: string;
  let ida: TestMember;
  let otto: TestMember;
  beforeAll(async () => {
    const { api, owner } = world;
    const { candidate } = await buildPipeline(api, owner);
    candidateId = candidate.id;
    ida = await memberNamed('Ida Lund');
    otto = await memberNamed('Otto Beck');
    const attributes = [
      { label: 'Seamanship', kind: 'score', required: true },
      { label: 'Notes', kind: 'text' },
      { label: 'Swims', kind: 'yes_no' },
    ];
    const template = await make(api, owner, ['/scorecard-templates', { name: 'Deck', attributes }]);
    const interview = await make(api, owner, [
      '/interviews',
      {
        ...{ candidate_id: candidate.id, title: 'On deck', kind: 'onsite', duration_minutes: 60 },
        ...{ interviewers: [ida.user.email, otto.user.email], timezone: 'Europe/Berlin' },
        ...{ starts_at: '2027-03-01T09:00:00Z', scorecard_template_id: template.id },
      },
    ]);
    interviewId = interview.id;
    const answers = { seamanship: 4, notes: 'Ties every knot.', swims: true };
    await make(api, otto, [
      `/interviews/${interviewId}/scorecard`,
      { answers, recommendation: 'strong_yes', submitted: true },
      'PUT',
    ]);
  });

  async function memberNamed(name: string): Promise<TestMember> {
    const member = await buildMember(world.api, world.owner.accountId, 'interviewer');
    await callConsole(world.api, member, ['PATCH', '/session/profile', { name }]);
    return member;
  }
  const loaded = (page: Page) =>
    page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
  /** Saves the card, and waits for the page that has it. */
  const save = (page: Page) =>
    Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Save scorecard' }).press('Enter'),
    ]);

  it('are drafted, submitted and then shown with those of others', async () => {
    const page = await world.open(ida);
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/scorecards`);
    await page.getByRole('link', { name: 'On deck' }).press('Enter');
    await page.waitForURL(/\/scorecard$/);
    await loaded(page);
    await page.getByText('Those of others stay hidden until yours is submitted.').waitFor();
    expect(await page.getByText('Ties every knot.').count()).toBe(0);

    await page.getByLabel('Notes').fill('Steady hands.');
    await save(page);
    await loaded(page);
    expect(await page.getByLabel('Notes').inputValue()).toBe('Steady hands.');
    await page.getByText('Those of others stay hidden until yours is submitted.').waitFor();

    await page.getByLabel('Seamanship').selectOption({ index: 3 });
    await page.getByLabel('Recommendation').selectOption({ label: 'Yes' });
    await page.getByRole('checkbox', { name: 'Submit' }).press('Space');
    await save(page);
    await page.getByRole('heading', { name: 'Otto Beck' }).waitFor();
    await page.getByText('Ties every knot.').waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/strong_yes|int_|\{/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('add up on the page of the candidate', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/candidates/${candidateId}`);
    await page.getByRole('row', { name: /Seamanship 3\.50 of 4 2/ }).waitFor();
    await page.getByRole('row', { name: /Ida Lund Yes/ }).waitFor();
    await page.getByRole('row', { name: /Otto Beck Strong yes/ }).waitFor();
    await page.getByRole('link', { name: 'Otto Beck' }).press('Enter');
    await page.getByText('Ties every knot.').waitFor();
    await page.getByText('Steady hands.').waitFor();
    await page.context().close();
  });

  it('have no fault of access in any look', async () => {
    const found: string[] = [];
    for (const look of looks) {
      const page = await world.open(ida);
      await dress(page, look);
      for (const path of ['scorecards', `interviews/${interviewId}/scorecard`]) {
        await page.goto(`${world.api.url}/console/${path}`);
        await loaded(page);
        found.push(...(await faultsOf(page, path)));
        await keepPicture(page, path.split('/').at(-1) ?? '', look);
      }
      await page.context().close();
      const others = await world.open();
      await dress(others, look);
      await others.goto(`${world.api.url}/console/candidates/${candidateId}`);
      found.push(...(await faultsOf(others, 'candidate')));
      await keepPicture(others, 'scorecard-summary', look);
      await others.context().close();
    }
    expect(found).toEqual([]);
  });
});
