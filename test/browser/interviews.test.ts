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

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

/** Promise: an interview is arranged by choosing people, times and a scorecard by name, with the keyboard. */
describeBrowser('interviews in the browser', () => {
  const world = useBrowser();
  let candidateId: string;
  let ida: TestMember;
  beforeAll(async () => {
    const { candidate } = await buildPipeline(world.api, world.owner);
    candidateId = candidate.id;
    ida = await buildMember(world.api, world.owner.accountId, 'interviewer');
    await callConsole(world.api, ida, ['PATCH', '/session/profile', { name: 'Ida Lund' }]);
    const attributes = [{ label: 'Seamanship', kind: 'score', required: true }];
    const card = { name: 'Deck interview', attributes };
    await make(world.api, world.owner, ['/scorecard-templates', card]);
  });

  const press = async (page: Page, name: string) => {
    await page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
    await page.getByRole('button', { name, exact: true }).press('Enter');
  };
  const open = async (page: Page) => {
    await page.goto(`${world.api.url}/console/candidates/${candidateId}`);
    await press(page, 'Schedule interview');
    return page.getByRole('dialog');
  };

  it('offers members by name, a scorecard and several times, and changes them', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    const dialog = await open(page);
    await dialog.getByLabel('Title').fill('On deck');
    await dialog.getByRole('checkbox', { name: 'Ida Lund' }).press('Space');
    await dialog.getByLabel('Other interviewers').fill('guest@example.com');
    await dialog.getByLabel('Scorecard').selectOption({ label: 'Deck interview' });
    await dialog.getByLabel('Time', { exact: true }).fill(inDays(30));
    await press(page, 'Add another time');
    await page.keyboard.press('Tab');
    await dialog.getByLabel('Time', { exact: true }).nth(1).fill(inDays(31));
    await press(page, 'Create interview');
    await page.waitForURL(/\/console\/interviews\/int_/);
    const [made] = (await callConsole(world.api, world.owner, ['GET', '/interviews'])).body.data;
    expect(made).toMatchObject({
      status: 'proposed',
      interviewers: [
        { member_id: ida.memberId, name: 'Ida Lund' },
        { member_id: null, email: 'guest@example.com' },
      ],
      scorecard_template_id: expect.stringMatching(/./),
    });
    expect(made.slots).toHaveLength(2);

    await press(page, 'Edit interview');
    const edit = page.getByRole('dialog');
    expect(await edit.getByRole('checkbox', { name: 'Ida Lund' }).isChecked()).toBe(true);
    expect(await edit.getByLabel('Other interviewers').inputValue()).toBe('guest@example.com');
    await edit.getByLabel('Other interviewers').fill('');
    await press(page, 'Save interview');
    await edit.waitFor({ state: 'detached' });
    const path = `/interviews/${made.id}`;
    const { body } = await callConsole(world.api, world.owner, ['GET', path]);
    expect(body.data).toMatchObject({ slots: made.slots, interviewers: [{ name: 'Ida Lund' }] });
    await page.getByRole('link', { name: 'Scorecards', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Scorecards' }).waitFor();
    await page.waitForURL(/\/scorecard$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows the address of the calendar feed once, and closes it', async () => {
    const page = await world.open(ida);
    await page.goto(`${world.api.url}/console/scorecards`);
    await press(page, 'Calendar feed');
    await press(page, 'Show address');
    const address = new URL((await page.getByTestId('new-feed').textContent()) ?? '');
    const feed = () => fetch(world.api.url + address.pathname + address.search);
    expect(await (await feed()).text()).toContain('BEGIN:VCALENDAR');
    await press(page, 'Close calendar feed');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Close calendar feed' })
      .press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await feed()).status).toBe(404);
    await page.context().close();
  });

  it('has no fault of access in any look', async () => {
    const found: string[] = [];
    for (const look of looks) {
      const page = await world.open();
      await dress(page, look);
      await open(page);
      await press(page, 'Add another time');
      await page.getByRole('dialog').getByLabel('Time', { exact: true }).nth(1).waitFor();
      found.push(...(await faultsOf(page, 'dialog')));
      await keepPicture(page, 'schedule-interview', look);
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});
