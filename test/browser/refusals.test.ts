import { expect, it } from '@jest/globals';
import { describeBrowser, useBrowser } from '../support/browser.ts';

/** Promise: a refusal names the field by its label and says what to do, in the language of the page. */
describeBrowser('refusals on screen', () => {
  const world = useBrowser();

  it.each([
    ['en', 'Invite member', '', 'E-mail: fill this in.'],
    [
      'en',
      'Invite member',
      'not an address',
      'E-mail: enter an e-mail address, such as ada@example.com.',
    ],
    ['de', 'Mitglied einladen', '', 'E-Mail: Bitte ausfüllen.'],
  ])('%s: %s with “%s”', async (...told) => {
    const [language, button, typed, text] = told;
    const page = await world.open();
    await page.setExtraHTTPHeaders({ 'accept-language': language });
    await page.goto(`${world.api.url}/console/members`);
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: button });
    const field = dialog.getByLabel(/^E-mail$/i);
    await field.fill(typed);
    await dialog.locator('button[type=submit]').click();
    await dialog.getByRole('alert').getByText(text, { exact: true }).waitFor();
    await page.locator('[aria-invalid=true]:focus').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.context().close();
  });
});
