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
import { buildKey } from '../support/factories.ts';

/** How far an element is from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate<number>(
    `document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top`,
  );

/** Promise: the reference is found, read, searched and tried with a keyboard alone. */
describeBrowser('the reference', () => {
  const world = useBrowser();
  let apiKey: string;
  beforeAll(async () => {
    ({ apiKey } = await buildKey(world.api.ctx.stores));
  });

  // The page is long: each theme and each width is judged once.
  const judged = looks.filter(({ theme, width }) => (theme === 'light') === width > 900);
  it.each(judged)('is read in $theme at $width px', async (look) => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await dress(page, look);
    await page.goto(`${world.api.url}/docs`);
    expect(await faultsOf(page, 'docs')).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each(['createOffer', 'error-not_found', 'object-Candidate', 'event-offer.accepted'])(
    'lands at #%s, also when followed from elsewhere on the page',
    async (id) => {
      const page = await world.open();
      await page.goto(`${world.api.url}/docs#${id}`);
      await expectInView(page, id);
      await page.evaluate('scrollTo(0, 0)');
      await page.evaluate(`location.hash = '#about'`);
      await page.evaluate(`location.hash = ${JSON.stringify(id)}`);
      await expectInView(page, id);
      await page.context().close();
    },
  );

  it('leads from the addresses of the page before it', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/docs#/Offers/createOffer`);
    await page.waitForURL('**/docs#createOffer');
    await expectInView(page, 'createOffer');
    await page.context().close();
  });

  it('filters its contents, and Enter goes to the first', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/docs`);
    await page.getByRole('searchbox', { name: 'Filter' }).focus();
    await page.keyboard.type('offers post withdraw');
    await page.getByText('1 operation', { exact: true }).waitFor();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.locator('[data-words]:visible').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs#withdrawOffer');
    await expectInView(page, 'withdrawOffer');
    await page.context().close();
  });

  it('keeps the language of the examples', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/docs`);
    await page.getByLabel('Examples in').focus();
    await page.keyboard.press('ArrowDown');
    const section = page.locator('#createOffer');
    await section.getByText('openrole.offers.create({').waitFor();
    expect(await section.getByText('curl -H').isVisible()).toBe(false);
    await page.reload();
    await section.getByText('openrole.offers.create({').waitFor();
    await page.context().close();
  });

  it('tries a call with a key, and one that fails', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/docs#createCandidate`);
    await page.getByLabel('API key for').focus();
    await page.keyboard.type(apiKey);
    const section = page.locator('#createCandidate');
    await section.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    const body = section.getByLabel('Body');
    expect(await body.inputValue()).toContain('tomas.berg@example.com');
    await body.fill('{"name": "Li Wei", "email": "li.wei@example.com"}');
    await section.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    const answer = section.getByRole('status');
    await answer.getByText(/^201 /).waitFor();
    expect(await answer.locator('pre').textContent()).toContain('"name": "Li Wei"');
    expect(faults).toEqual([]);
    await page.keyboard.press('Enter');
    await answer.getByText(/^409 /).waitFor();
    await answer.getByText('X-Request-Id: ').waitFor();
    await page.context().close();
  });
});

async function expectInView(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    `(() => { const { top } = document.getElementById(${JSON.stringify(id)}).getBoundingClientRect();
      return top > -2 && top < innerHeight / 2; })()`,
  );
  expect(await topOf(page, id)).toBeLessThan(400);
}

/** Promise: a browser at the bare address finds a page; a program gets what it got. */
describeBrowser('the start page', () => {
  const world = useBrowser();

  it.each(looks)('leads to the console and the reference in $theme at $width px', async (look) => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await dress(page, look);
    await page.goto(world.api.url);
    expect(await faultsOf(page, 'start')).toEqual([]);
    await keepPicture(page, 'start', look);
    const { hrefs } = await page.evaluate<{ hrefs: string[] }>(
      `({ hrefs: [...document.querySelectorAll('main a')].map((one) => one.getAttribute('href')) })`,
    );
    expect(hrefs).toEqual(['/console', '/docs', '/openapi.json']);
    await page.getByRole('link', { name: 'API reference' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'API reference' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('speaks German to a German browser', async () => {
    const answer = await fetch(world.api.url, {
      headers: { accept: 'text/html', 'accept-language': 'de' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('vary')).toContain('Accept');
    expect(await answer.text()).toContain('API-Referenz');
  });

  it.each(['*/*', 'application/json'])('is an error as before for Accept: %s', async (accept) => {
    const answer = await fetch(world.api.url, { headers: { accept } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('"code":"not_found"');
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ])('has the icon %s', async (path, type) => {
    const answer = await fetch(world.api.url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(200);
  });
});
