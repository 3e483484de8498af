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
import { allActivities } from '../support/all-activities.ts';
import { callConsole } from '../support/console/member.ts';
import { buildPipeline, make } from '../support/console/records.ts';

/** Promise: what a list shows becomes a file, with the keyboard, without a reload, and without more than its filter has. */
describeBrowser('exports of lists', () => {
  const world = useBrowser();
  beforeAll(async () => {
    await buildPipeline(world.api, world.owner);
    const tagged = { name: 'Tove Lind', email: 'tove@example.com', tags: ['night'] };
    await make(world.api, world.owner, ['/candidates', tagged]);
    await make(world.api, world.owner, ['/employees', { name: 'Ada Berg' }]);
  });

  /** Starts the export of a list with the keyboard, and does its work. */
  async function exportOf(page: Page, path: string, choose: (page: Page) => Promise<unknown>) {
    await page.goto(`${world.api.url}/console${path}`);
    await page.getByRole('button', { name: 'Export…' }).press('Enter');
    await choose(page);
    await page.getByRole('button', { name: 'Start export' }).press('Enter');
    await page.getByRole('progressbar').waitFor();
    const { body } = await callConsole(world.api, world.owner, ['GET', '/exports']);
    const [{ id: exportId }] = body.data as [{ id: string }];
    const { writeExport } = allActivities(world.api.ctx);
    await writeExport({ accountId: world.owner.accountId, exportId });
    const link = page.getByRole('link', { name: 'Download the file' });
    await link.waitFor();
    const address = new URL((await link.getAttribute('href')) ?? '');
    const file = await fetch(world.api.url + address.pathname + address.search);
    await page.getByText('Rows written: 1').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return file.text();
  }

  it('have the filter of the list', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    const people = await exportOf(page, '/candidates?tag=night&q=tove', async () => {
      await page.getByText('what matches the filter').waitFor();
      await page.getByText('do not narrow it').waitFor();
    });
    expect(people).toContain('Tove Lind');
    expect(people).not.toContain('Holm');
    const applications = await exportOf(page, '/candidates', async () => {
      await page.getByLabel('Rows').selectOption({ label: 'One per application' });
      await page.getByLabel('Format').selectOption({ label: 'JSON Lines, for programs' });
    });
    expect(JSON.parse(applications)).toMatchObject({ job_title: 'Ferry Engineer' });
    const roles = await exportOf(page, '/postings', () => Promise.resolve());
    expect(roles).toContain('Ferry Engineer');
    const staff = await exportOf(page, '/employees', () => Promise.resolve());
    expect(staff).toContain('Ada Berg');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('have no fault of access in any look', async () => {
    const found: string[] = [];
    for (const look of looks) {
      const page = await world.open();
      await dress(page, look);
      await page.goto(`${world.api.url}/console/candidates`);
      await page.getByRole('button', { name: 'Export…' }).press('Enter');
      found.push(...(await faultsOf(page, 'export')));
      await keepPicture(page, 'export', look);
      await page.getByRole('button', { name: 'Start export' }).click();
      await page.getByRole('progressbar').waitFor();
      found.push(...(await faultsOf(page, 'progress')));
      await keepPicture(page, 'export-progress', look);
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});
