import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CLIENT } from '../support/accounts/open-id-client.ts';
import { startLyingProvider, type LyingProvider } from '../support/accounts/lying-provider.ts';
import { callConsole } from '../support/console/member.ts';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';

/** Promise: an owner sets up the company's own sign-in on screen, and members find it. */
describeBrowser('the page of the sign-in', () => {
  const world = useBrowser();
  let provider: LyingProvider;
  beforeAll(async () => {
    provider = await startLyingProvider();
  });
  afterAll(() => provider.close());

  it('saves a provider, shows it again without its secret, and the sign-in page offers it', async () => {
    const { api, owner } = world;
    await callConsole(api, owner, ['PATCH', '/account', { name: 'Harbour Clockworks' }]);
    const page = await world.open();
    const faults = await watch(page, api.url);
    await page.goto(`${api.url}/console/sign-in-settings`);
    await page.getByLabel('Provider', { exact: true }).fill(provider.issuer);
    await page.getByLabel('Client ID').fill(CLIENT.id);
    await page.getByLabel('Client secret').fill(CLIENT.secret);
    await page.getByLabel('E-mail domains').fill('clockworks.example');
    await page.getByLabel('Role of new people').selectOption('recruiter');
    await page.getByLabel('Claim that lists the groups').fill('groups');
    await page.getByLabel('Groups of the role Admin').fill('IT\nOperations');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('A secret is stored').waitFor();
    expect(await page.getByLabel('Groups of the role Admin').inputValue()).toBe('IT\nOperations');
    expect(await page.content()).not.toContain(CLIENT.secret);
    expect(faults).toEqual([]);

    await page.context().clearCookies();
    await page.goto(`${api.url}/console/sign-in`);
    await page.getByLabel('E-mail').fill('new@clockworks.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('link', { name: 'Sign in with Harbour Clockworks' }).waitFor();
  });

  it('says which field is wrong', async () => {
    const { api } = world;
    const page = await world.open();
    await page.goto(`${api.url}/console/sign-in-settings`);
    await page.getByLabel('Provider', { exact: true }).fill('https://10.0.0.1/');
    expect(await page.getByLabel('E-mail domains').inputValue()).toBe('clockworks.example');
    await page.getByRole('button', { name: 'Save' }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'public address' });
    await problem.waitFor().catch(async () => {
      throw new Error(await page.locator('[data-problem]').first().innerText());
    });
  });
});
