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
import { callConsole } from '../support/console/member.ts';
import { buildPipeline, make } from '../support/console/records.ts';

const MANY = 55;

/** Promise: many candidates are chosen with the keyboard, and what would happen to them is counted before it happens. */
describeBrowser('many candidates at once', () => {
  const world = useBrowser();
  let jobId: string;
  beforeAll(async () => {
    const { job } = await buildPipeline(world.api, world.owner);
    jobId = job.id;
    for (let count = 1; count <= MANY; count += 1) {
      const name = `Person ${String(count).padStart(2, '0')}`;
      const email = count === MANY ? {} : { email: `person-${count}@example.com` };
      const of = count <= 3 ? { job_id: jobId } : {};
      await make(world.api, world.owner, ['/candidates', { name, ...email, ...of, tags: ['all'] }]);
    }
  });

  const select = (page: Page, name: string) => page.getByRole('checkbox', { name });
  /** Until the scripts of the page have started. */
  const loaded = (page: Page) =>
    page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
  const press = async (page: Page, name: string) => {
    await loaded(page);
    await page.getByRole('button', { name, exact: true }).press('Enter');
  };
  const go = async (page: Page, path: string) => {
    await page.goto(`${world.api.url}/console${path}`);
    await loaded(page);
  };
  const outcomes = (page: Page) => page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  async function tagged(tag: string): Promise<string[]> {
    const answer = await callConsole(world.api, world.owner, [
      ...(['GET', `/candidates?tag=${tag}&sort=name&limit=100`] as const),
    ]);
    return (answer.body.data as { name: string }[]).map(({ name }) => name);
  }

  it('takes a range with Shift, shows the count first, and tags them', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await go(page, '/candidates?tag=all&sort=name');
    expect(await page.getByRole('button', { name: 'Tag…', exact: true }).isDisabled()).toBe(true);
    await select(page, 'Select Person 02').press('Space');
    await select(page, 'Select Person 05').press('Shift+Space');
    await page.getByText('4 selected').first().waitFor();
    await select(page, 'Select Person 03').press('Space');
    await press(page, 'Tag…');
    await page.getByLabel('Tags').fill('night');
    await press(page, 'See what happens');
    await page.getByText('This is what will happen:').waitFor();
    expect(await outcomes(page)).toEqual(['Tagged: 3']);
    expect(await tagged('night')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Done:').waitFor();
    expect(await tagged('night')).toEqual(['Person 02', 'Person 04', 'Person 05']);
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Escape')]);
    await page.getByRole('link', { name: 'night' }).first().press('Enter');
    await page.waitForURL(/[?]tag=night$/);
    await loaded(page);
    await page.getByRole('link', { name: 'Person 02' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Select Person' }).count()).toBe(3);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('moves those on the page, and says why others stay', async () => {
    const page = await world.open();
    await go(page, '/candidates?tag=night');
    await select(page, 'Select all on this page').press('Space');
    await page.getByText('3 selected').first().waitFor();
    await press(page, 'Move…');
    await page.getByLabel('Stage').last().selectOption({ index: 1 });
    await press(page, 'See what happens');
    await page.getByText('This is what will happen:').waitFor();
    expect((await outcomes(page)).sort()).toEqual([
      'Moved: 1',
      'No application, or several: choose the role: 2',
    ]);
    await press(page, 'Move them');
    await page.getByText('Done:').waitFor();
    await page.context().close();
  });

  it('e-mails all that match, and says to how many before it goes', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await go(page, '/candidates?tag=all');
    await press(page, `All ${MANY} that match`);
    await page.getByText(`${MANY} selected`).first().waitFor();
    await press(page, 'E-mail…');
    await page.getByLabel('Or subject of an e-mail of its own').fill('The ferry');
    await page.getByLabel('Text of the e-mail').fill('It sails at nine.');
    await press(page, 'Preview');
    await page.getByText('It sails at nine.').waitFor();
    await press(page, 'See what happens');
    await page.getByText(`This e-mail goes to ${MANY - 1} people.`).waitFor();
    expect((await outcomes(page)).sort()).toEqual([
      `Gets the e-mail: ${MANY - 1}`,
      'No e-mail address: 1',
    ]);
    const before = await callConsole(world.api, world.owner, ['GET', '/email/sends']);
    expect(before.body.data).toEqual([]);
    // Another text is counted anew.
    await page.getByLabel('Text of the e-mail').fill('It sails at ten.');
    await page.getByText('This e-mail goes to').waitFor({ state: 'hidden' });
    await press(page, 'See what happens');
    await page.getByText(`This e-mail goes to ${MANY - 1} people.`).waitFor();
    await press(page, 'Send the e-mail');
    await page.getByText('Done:').waitFor();
    const sends = await callConsole(world.api, world.owner, ['GET', '/email/sends']);
    expect(sends.body.data).toHaveLength(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps filters as views of the list and of a board', async () => {
    const page = await world.open();
    await go(page, '/candidates?tag=night&sort=name&since=2020-01-01');
    await press(page, 'Save this view');
    await page.getByRole('dialog').getByLabel('Name').fill('Night shift');
    await press(page, 'Save view');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await go(page, '/candidates');
    await page.getByRole('link', { name: 'Night shift' }).press('Enter');
    await page.waitForURL(/tag=night/);
    await loaded(page);
    expect(await page.getByLabel('Added since').inputValue()).toBe('2020-01-01');
    expect(await page.getByRole('checkbox', { name: 'Select Person' }).count()).toBe(3);

    await go(page, `/board/${jobId}?tag=night`);
    await page.getByRole('link', { name: 'Person 02' }).waitFor();
    expect(await page.getByRole('link', { name: 'Person 01' }).count()).toBe(0);
    await press(page, 'Save this view');
    await page.getByRole('dialog').getByLabel('Name').fill('Ferry at night');
    await press(page, 'Save view');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await go(page, '/board');
    await page.getByRole('link', { name: 'Ferry at night' }).press('Enter');
    await page.waitForURL(/board\/.*tag=night/);
    await loaded(page);
    await page.getByText('Delete views').press('Enter');
    await press(page, 'Delete view Ferry at night');
    await page.getByRole('link', { name: 'Ferry at night' }).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('has no fault of access in any look', async () => {
    const found: string[] = [];
    for (const look of looks) {
      const page = await world.open();
      await dress(page, look);
      await go(page, '/candidates?tag=all');
      await select(page, 'Select all on this page').check();
      found.push(...(await faultsOf(page, 'list')));
      await keepPicture(page, 'bulk', look);
      for (const action of ['Move…', 'Untag…', 'E-mail…', 'Note…']) {
        await press(page, action);
        await page.getByRole('dialog').waitFor();
        found.push(...(await faultsOf(page, action)));
        await keepPicture(page, `bulk-${action}`, look);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});
