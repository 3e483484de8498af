import { expect, it } from '@jest/globals';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
} from '../support/browser.ts';
import { buildEmployer } from '../support/hiring/employer.ts';
import { buildApplication, openLinkOf } from '../support/hiring/status-links.ts';

/** Promise: an applicant withdraws by keyboard, on a page that is accessible in every look. */
describeBrowser('the status of an application in the browser', () => {
  const world = useBrowser();

  it.each(looks)('is withdrawn, $theme at $width px', async (look) => {
    const employer = await buildEmployer(world.api, { brand_color: '#ffe14d' });
    const applied = await buildApplication(world.api, employer);
    const { path } = await openLinkOf(world.api, employer, applied);
    const page = await world.browser.newPage({ bypassCSP: true });
    await dress(page, look);
    const faults = await watch(page, world.api.url);
    await page.goto(world.api.url + path);
    await page.getByText('Withdraw this application').press('Enter');
    faults.push(...(await faultsOf(page, 'open')));
    await keepPicture(page, 'application-status', look);
    await page.getByRole('button', { name: 'Withdraw application' }).press('Enter');
    await page.getByText('You withdrew this application on').waitFor();
    faults.push(...(await faultsOf(page, 'withdrawn')));
    // A browser asks once for an icon that public pages do not have.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.close();
  });
});
