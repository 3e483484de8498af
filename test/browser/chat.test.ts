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
import { make } from '../support/console/records.ts';
import { startWorkedApi } from '../support/worked-api.ts';

/** Promise: a person talks to their account on every page, in names and sentences, and decides what is done. */
describeBrowser('the chat panel', () => {
  const world = useBrowser(() => startWorkedApi());

  const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Ask the agent' });

  async function openPanel(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await panelOf(page).waitFor();
  }

  async function say(page: Page, message: string): Promise<void> {
    await page.getByLabel('Your message').fill(message);
    await page.keyboard.press('Enter');
  }

  let made: Promise<{ job: { id: string }; candidate: { id: string } }> | undefined;
  const pipeline = () => (made ??= buildFerryRole());
  async function buildFerryRole() {
    await make(world.api, world.owner, [
      ...(['/jobs/post/organization', { name: 'Harbour Clockworks' }, 'PUT'] as const),
    ]);
    const role = { title: 'Ferry Engineer', description_text: 'You keep it going.', publish: true };
    const job = await make(world.api, world.owner, ['/jobs/post', role]);
    const person = { name: 'Nils Holm', email: 'nils@example.com', job_id: job.id };
    return { job, candidate: await make(world.api, world.owner, ['/candidates', person]) };
  }

  it('answers, proposes a move, and makes it when it is approved', async () => {
    const { candidate } = await pipeline();
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/candidates/${candidate.id}`);
    await openPanel(page);
    await say(page, 'Move Nils Holm to Screening');
    const panel = panelOf(page);
    const card = panel.locator('section').filter({ hasText: 'Move a candidate' });
    await card.getByText('Proposed. Nothing has happened yet.').waitFor();
    expect(await card.locator('dd').allTextContents()).toEqual(
      expect.arrayContaining(['Nils Holm', 'Screening']),
    );
    await card.getByRole('button', { name: 'Approve' }).click();
    await card.getByText('Done.').waitFor();
    await say(page, 'Who is Nils Holm?');
    await panel.getByText('nils@example.com').waitFor();
    expect(await panel.innerText()).not.toMatch(/cand_|job_|act_|list_candidates|\{|null/u);
    await page.goto(`${world.api.url}/console/candidates/${candidate.id}`);
    await page.getByText('Screening').first().waitFor();
    // The chat of the tab goes on where it was.
    await openPanel(page);
    await panelOf(page).getByText('Done.').waitFor();
    expect(await panelOf(page).locator('.said strong').allTextContents()).toEqual([
      ...['You', 'Agent', 'You', 'Agent'],
    ]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('can be used with keys alone, and says what is wrong', async () => {
    await pipeline();
    const page = await world.open();
    await page.goto(`${world.api.url}/console`);
    await page.getByRole('button', { name: 'Ask', exact: true }).focus();
    await page.keyboard.press('Enter');
    await panelOf(page).waitFor();
    await page.locator('[name=message]:focus').waitFor();
    await page.keyboard.type('How many candidates do I have?');
    await page.keyboard.press('Enter');
    await panelOf(page).getByText('Agent').first().waitFor();
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'hidden' });
    await page.locator(':focus', { hasText: /^Ask$/u }).waitFor();
    await page.context().close();
  });

  it('takes keys before its data has come, and is closed by them', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console`);
    await page.route('**/pipeline-stages', () => {});
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.locator('[name=message]:focus').waitFor();
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('speaks German to a German browser', async () => {
    const { candidate } = await pipeline();
    const page = await world.open();
    await page.setExtraHTTPHeaders({ 'accept-language': 'de' });
    await page.goto(`${world.api.url}/console/candidates/${candidate.id}`);
    await page.getByRole('button', { name: 'Fragen', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Den Agenten fragen' });
    await panel.getByLabel('Nachricht').fill('Schreib eine Notiz zu Nils Holm: Montag anrufen');
    await page.keyboard.press('Enter');
    const card = panel.locator('section').filter({ hasText: 'Notiz hinzufügen' });
    await card.getByText('Vorgeschlagen. Noch ist nichts geschehen.').waitFor();
    expect(await card.locator('dd').allTextContents()).toEqual(
      expect.arrayContaining(['Nils Holm', 'Montag anrufen']),
    );
    await panel.getByLabel('Nachricht').fill('Zeig meine Bewerbungen');
    await page.keyboard.press('Enter');
    await panel.getByText(/^Eigene Bewerbungen lesen/).waitFor();
    await keepPicture(page, 'chat-german', { theme: 'light', width: 1_280 });
    expect(await panel.innerText()).not.toMatch(/cand_|list_|\{|null|You|Done/u);
    await page.context().close();
  });

  it.each(looks)('is accessible, $theme at $width', async (look) => {
    const { candidate } = await pipeline();
    const page = await world.open();
    await dress(page, look);
    await page.goto(`${world.api.url}/console/candidates/${candidate.id}`);
    await openPanel(page);
    await say(page, 'Add a note to Nils Holm: Call back on Monday');
    await panelOf(page).getByText('Proposed. Nothing has happened yet.').waitFor();
    expect(await faultsOf(page, 'chat')).toEqual([]);
    await keepPicture(page, 'chat', look);
    await page.context().close();
  });
});
