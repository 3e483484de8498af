import { expect, it } from '@jest/globals';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { buildMember, callConsole } from '../support/console/member.ts';

/** Promise: an owner closes the account and keeps it on screen; others do not see how. */
describeBrowser('closing the account', () => {
  const world = useBrowser();

  it('asks first, shows the day, and keeps the account after all', async () => {
    const { api, owner } = world;
    const page = await world.open();
    const faults = await watch(page, api.url);
    const closesAt = async () =>
      (await callConsole(api, owner, ['GET', '/account'])).body.data.closes_at as string | null;
    await page.goto(`${api.url}/console/billing`);
    await page.getByRole('button', { name: 'Close account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close account' });
    await dialog.getByText('30 days').waitFor();
    expect(await closesAt()).toBeNull();
    await dialog.getByRole('button', { name: 'Close account' }).click();
    await page.getByText('Account closes').waitFor();
    expect(await closesAt()).not.toBeNull();
    await page.getByRole('button', { name: 'Keep account' }).click();
    await page.getByRole('button', { name: 'Close account' }).waitFor();
    expect(await closesAt()).toBeNull();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows an admin the day, and no button', async () => {
    const { api, owner } = world;
    await callConsole(api, owner, ['DELETE', '/account']);
    const { headers } = await buildMember(api, owner.accountId, 'admin');
    const html = await (await fetch(`${api.url}/console/billing`, { headers })).text();
    expect(html).toContain('Account closes');
    expect(html).not.toMatch(/Close account|Keep account/);
  });
});
