import { expect, it } from '@jest/globals';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { makeOperator } from '../support/console/member.ts';

describeBrowser('the installation in the browser', () => {
  const world = useBrowser();

  it('gives an account credit, once for two presses', async () => {
    await makeOperator(world.api, world.owner);
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/installation/accounts`);
    await page.getByRole('button', { name: 'Actions for' }).click();
    await page.getByRole('menuitem', { name: 'Give credit' }).click();
    await page.getByLabel('Amount in USD').fill('2.5');
    await page.getByLabel('Reason').fill('Goodwill');
    await page.getByRole('button', { name: 'Give credit' }).dblclick();
    await page.getByRole('cell', { name: '7.50 USD' }).waitFor();
    await page.goto(`${world.api.url}/console/billing`);
    await page.getByRole('cell', { name: '2.50 USD' }).waitFor();
    await page.getByRole('cell', { name: 'Goodwill' }).waitFor();
    expect(await page.getByRole('rowheader', { name: 'credit' }).count()).toBe(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
