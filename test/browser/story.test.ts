import { expect, it } from '@jest/globals';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { callConsole, linkFor } from '../support/console/member.ts';

/** A newcomer with only the screen: from the printed link to a role, a moved candidate and an accepted offer. */
describeBrowser('a newcomer', () => {
  const world = useBrowser();
  it('publishes a role, moves who applied, and has an offer accepted', async () => {
    const context = await world.browser.newContext();
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const faults = await watch(page, world.api.url);
    await page.goto(world.api.url + (await linkFor(world.api, world.owner.user)));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('link', { name: 'Publish a posting' }).click();
    await page.getByRole('button', { name: 'New posting' }).click();
    await page.getByLabel('Company name').fill('Harbour Clockworks');
    await page.getByRole('button', { name: 'Save company' }).click();
    await page.getByLabel('Title').fill('Ferry Engineer');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await page.getByLabel('Description').fill('You keep the ferry going.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('heading', { name: 'open' }).waitFor();

    const [role] = (await callConsole(world.api, world.owner, ['GET', '/job-listings'])).body.data;
    const applied = await fetch(
      `${world.api.url}/job-boards/harbour-clockworks/jobs/${role.id}/apply`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answers: { name: 'Signe Holm', email: 'signe@example.com' } }),
      },
    );
    expect([applied.status, await applied.text()]).toEqual([201, expect.any(String)]);

    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('link', { name: 'Signe Holm' }).waitFor();
    await page.getByRole('link', { name: 'Board' }).click();
    await page.getByRole('link', { name: 'Ferry Engineer' }).click();
    await page.getByRole('button', { name: 'Actions for Signe Holm' }).click();
    await page.getByRole('menuitem', { name: 'Move to Interview' }).click();
    await page.getByText('Moved Signe Holm to Interview.').waitFor();
    await page.getByRole('link', { name: 'Signe Holm' }).click();
    await page.getByRole('button', { name: 'Make offer' }).click();
    await page.getByLabel('Title').fill('Ferry Engineer');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await page.getByRole('heading', { name: 'sent' }).waitFor();

    const [offer] = (await callConsole(world.api, world.owner, ['GET', '/offers'])).body.data;
    const accepted = await fetch(world.api.url + new URL(offer.public_url).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'accept', name: 'Signe Holm' }),
    });
    expect(accepted.status).toBe(200);
    await page.reload();
    await page.getByRole('heading', { name: 'accepted' }).waitFor();
    await page.getByText('accept by Signe Holm').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
