import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { buildMember } from '../support/console/member.ts';
import { buildPipeline, HOSTILE, make } from '../support/console/records.ts';

/** Promise: every page and record can be reached by keys, and single-letter keys can be switched off. */
describeBrowser('keys of the console', () => {
  const world = useBrowser();
  let job: { id: string };
  beforeAll(async () => {
    ({ job } = await buildPipeline(world.api, world.owner));
    const second = { name: 'Nils Holm', email: 'nils@example.com', job_id: job.id };
    await make(world.api, world.owner, ['/candidates', second]);
  });

  const at = async (page: Page, path: string) => {
    await page.waitForURL(`${world.api.url}/console${path}`);
    await page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
  };
  const focusOn = (page: Page, hasText: string | RegExp) =>
    page.locator(':focus', { hasText }).waitFor();

  it('go to pages, search a list, walk it, and list themselves', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console`);
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await at(page, '/candidates');
    await page.keyboard.press('j');
    await focusOn(page, 'Nils Holm');
    await page.keyboard.press('j');
    await focusOn(page, HOSTILE);
    await page.keyboard.press('j');
    await focusOn(page, HOSTILE);
    await page.keyboard.press('k');
    await focusOn(page, 'Nils Holm');
    await page.keyboard.press('/');
    // Keys are letters in a field.
    await page.keyboard.type('gob?/jk');
    expect(await page.getByRole('searchbox').inputValue()).toBe('gob?/jk');
    await page.getByRole('button', { name: 'Keys' }).click();
    const list = page.getByRole('dialog', { name: 'Keys' });
    await list.getByText('Next row, card or candidate').waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.locator('[aria-label=Keys]:focus').waitFor();
    await page.keyboard.press('?');
    await list.waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('move a candidate on the board', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/board/${job.id}`);
    await page.keyboard.press('j');
    await focusOn(page, 'Nils Holm');
    await page.keyboard.press('m');
    await focusOn(page, 'Move to Screening');
    await page.keyboard.press('Enter');
    await page.getByText('Moved Nils Holm to Screening.').waitFor();
    await page.context().close();
  });

  it('find pages, actions, postings and candidates in the palette', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    const find = async (words: string, result: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(words);
      const option = page.getByRole('option', { name: result, exact: true });
      await option.waitFor();
      while ((await option.getAttribute('aria-selected')) !== 'true') {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    };
    await page.goto(`${world.api.url}/console`);
    await find('web', 'Webhooks Page');
    await at(page, '/webhooks');
    await find('nils', 'Nils Holm Candidate');
    await page.getByRole('heading', { name: 'Nils Holm' }).waitFor();
    await find('FERRY', 'Ferry Engineer Posting');
    await at(page, `/postings/${job.id}`);
    await page.goto(`${world.api.url}/console/keys`);
    await find('new k', 'New key Action');
    await page.getByRole('dialog', { name: 'New key' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('combobox').fill('zzz');
    await page.getByText('Nothing matches.').waitFor();
    expect(faults).toEqual([]);
    await page.context().setOffline(true);
    await page.getByRole('combobox').fill('ferry');
    await page.getByText('the service does not answer').waitFor();
    await page.context().close();
  });

  it('are off for a person who switched single letters off', async () => {
    const member = await buildMember(world.api, world.owner.accountId, 'recruiter');
    const page = await world.open(member);
    await page.goto(`${world.api.url}/console/profile`);
    await page.getByLabel('Single-letter keys').uncheck();
    const saved = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await saved;
    expect(await page.getByLabel('Single-letter keys').isChecked()).toBe(false);
    for (const key of ['?', '/', 'g', 'o']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.url()).toBe(`${world.api.url}/console/profile`);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keys' }).click();
    await page.getByText('Single-letter keys are off').waitFor();
    await page.context().close();
  });
});
