import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
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
import { workImport } from '../support/transfers/imports.ts';

const TABLE = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Name;Email;Where\nSigne Holm;signe@example.com;Malmö\nTove Lind;tove@example.com;Lund\n;;Ystad\n',
  ),
};

/** Promise: a table becomes candidates on the screen alone, after a preview of exactly that, and with the keyboard. */
describeBrowser('imports', () => {
  const world = useBrowser();

  const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const press = async (page: Page, name: string) => {
    await page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  /** Ends the import of a page while the page shows its progress. */
  const work = async (page: Page) => {
    await page.getByRole('progressbar').waitFor();
    const importId = idIn(page);
    await workImport(world.api, { accountId: world.owner.accountId, importId });
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
  };
  const arrive = (page: Page) => page.waitForURL(/\/console\/imports\/imp_/);
  const people = async () => {
    const { body } = await callConsole(world.api, world.owner, ['GET', '/candidates']);
    return body.data as { name: string; location: string | null }[];
  };

  it('previews a table, takes another choice of a column, imports, and gives bad rows back', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/imports`);
    await press(page, 'New import');
    await page.getByLabel('File', { exact: true }).setInputFiles(TABLE);
    await press(page, 'Show preview');
    await arrive(page);
    const first = idIn(page);
    await work(page);
    await page.getByText('2 rows would be new, 0 changed, 0 skipped, 1 bad.').waitFor();
    expect(await people()).toEqual([]);

    const where = page.getByLabel('Where');
    expect(await where.inputValue()).toBe('');
    await where.focus();
    await page.keyboard.type('Location');
    expect(await where.inputValue()).toBe('location');
    await where.blur();
    expect(await page.getByRole('button', { name: 'Start import' }).isDisabled()).toBe(true);
    await press(page, 'Show preview again');
    await page.waitForURL((url) => !url.pathname.endsWith(first));
    await work(page);
    expect(await page.getByLabel('Where').inputValue()).toBe('location');

    const preview = idIn(page);
    await press(page, 'Start import');
    await page.waitForURL((url) => !url.pathname.endsWith(preview));
    await work(page);
    await page.getByText('2 rows new, 0 changed, 0 skipped, 1 bad.').waitFor();
    const imported = (await people()).map(({ name, location }) => [name, location]);
    expect(imported.sort()).toEqual([
      ['Signe Holm', 'Malmö'],
      ['Tove Lind', 'Lund'],
    ]);
    await page.getByRole('rowheader', { name: '4', exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Download bad rows to mend them'),
    ]);
    expect(download.suggestedFilename()).toBe('bad-rows.csv');
    expect(await readFile(await download.path(), 'utf8')).toContain('Ystad');

    await page.getByRole('link', { name: 'Back to Imports' }).press('Enter');
    await page.getByRole('link', { name: 'people.csv' }).nth(2).waitFor();
    expect(await page.getByRole('link', { name: 'people.csv' }).count()).toBe(3);
    expect(await page.locator('main').innerText()).not.toMatch(/imp_|dry_run|\{/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('asks what the columns are when their names say too little', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/imports`);
    await press(page, 'New import');
    const buffer = Buffer.from('Wer,Was\nAda Berg,ada@example.com\n');
    await page.getByLabel('File', { exact: true }).setInputFiles({ ...TABLE, buffer });
    await press(page, 'Show preview');
    await page.getByText('Choose what each one holds').waitFor();
    await page.getByLabel('Wer').selectOption({ label: 'Name' });
    await page.getByLabel('Was').selectOption({ label: 'E-mail' });
    await press(page, 'Show preview');
    await arrive(page);
    await work(page);
    await page.getByText('1 row would be new').waitFor();
    await page.context().close();
  });

  it('stops an import that runs', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/imports`);
    await press(page, 'New import');
    await page.getByLabel('File', { exact: true }).setInputFiles(TABLE);
    await press(page, 'Show preview');
    await arrive(page);
    await press(page, 'Stop import');
    await page.getByRole('dialog').getByRole('button', { name: 'Stop import' }).press('Enter');
    await page.getByRole('heading', { name: 'cancelled' }).waitFor();
    await page.context().close();
  });

  it('have no fault of access in any look', async () => {
    const found: string[] = [];
    const buffer = Buffer.from('Wer,Was\nAda Berg,ada@example.com\n');
    for (const look of looks) {
      const page = await world.open();
      await dress(page, look);
      await page.goto(`${world.api.url}/console/imports`);
      await press(page, 'New import');
      await page.getByLabel('File', { exact: true }).setInputFiles({ ...TABLE, buffer });
      await press(page, 'Show preview');
      await page.getByLabel('Wer').waitFor();
      found.push(...(await faultsOf(page, 'dialog')));
      await keepPicture(page, 'new-import', look);
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});
