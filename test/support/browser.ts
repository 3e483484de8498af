import { afterAll, beforeAll, describe } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath, launchChromium } from '../../tools/chromium.ts';
import { buildMember, type TestMember } from './console/member.ts';
import { buildKey } from './factories.ts';
import { startApi, type TestApi } from './start-api.ts';
import { patiently } from './patience.ts';

/** Whether tests in a browser can run. Without a browser they are skipped with a loud line; in CI that is a failure. */
function hasBrowser(): boolean {
  if (chromiumPath() !== undefined) return true;
  if (process.env['CI'] === 'true')
    throw new Error('CI has no Chromium (apt-get install chromium-headless-shell).');
  process.stderr.write(
    '\n*** NO BROWSER: tests in a browser are SKIPPED. apt-get install chromium-headless-shell ***\n\n',
  );
  return false;
}

export const describeBrowser: typeof describe.skip = hasBrowser() ? describe : describe.skip;

interface World {
  api: TestApi;
  browser: Browser;
  /** Of an account without records. */
  owner: TestMember;
}

/** The service behind the pages. */
interface Served {
  api: TestApi;
  close: () => Promise<void>;
}

async function apiAlone(): Promise<Served> {
  const api = await startApi();
  return { api, close: () => api.close() };
}

/** A service, by default an API alone, with an owner, and a browser, for the tests of a file. */
export function useBrowser(serve: () => Promise<Served> = apiAlone) {
  let started: (World & Pick<Served, 'close'>) | undefined;
  const world = () => {
    if (started === undefined) throw new Error('The browser has not started.');
    return started;
  };
  beforeAll(async () => {
    const [{ api, close }, browser] = await Promise.all([serve(), launchChromium()]);
    const { accountId } = await buildKey(api.ctx.stores);
    started = { api, close, browser, owner: await buildMember(api, accountId, 'owner') };
  }, patiently(60_000));
  afterAll(async () => {
    await started?.browser.close();
    await started?.close();
  });
  return {
    get api() {
      return world().api;
    },
    get browser() {
      return world().browser;
    },
    get owner() {
      return world().owner;
    },
    /** A page with the session of a member, by default the owner's. */
    open: (member = world().owner) => signedIn(world(), member),
  };
}

/** A page with a member's session. Like a person, it waits until a page it goes to takes clicks and keys. */
async function signedIn({ browser, api: { url } }: World, member: TestMember): Promise<Page> {
  const context = await browser.newContext();
  context.setDefaultTimeout(patiently(10_000));
  const [name = '', value = ''] = (member.headers['cookie'] ?? '').split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
    return response;
  };
  return page;
}

/** Collects the faults of a page: a breach of its content policy, a logged error, a call to another host. */
export async function watch(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) faults.push(`called ${url}`);
  });
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) => {
    console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI);
  });`);
  return faults;
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const VIOLATIONS = `axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`;
const SCROLLS_SIDEWAYS = 'document.documentElement.scrollWidth > window.innerWidth';

/** Every theme and width that a page is judged in. */
export const looks = (['light', 'dark'] as const).flatMap((theme) =>
  [1280, 390].map((width) => ({ theme, width })),
);
export type Look = (typeof looks)[number];

/** Prepares a page to be judged in a look. */
export async function dress(page: Page, { theme, width }: Look): Promise<void> {
  await page.addInitScript(
    await readFile(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8'),
  );
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 800 });
}

/** The violations that axe finds on a page, and whether it scrolls sideways. */
export async function faultsOf(page: Page, what: string): Promise<string[]> {
  const violations = await page.evaluate<string[]>(VIOLATIONS);
  if (await page.evaluate<boolean>(SCROLLS_SIDEWAYS)) violations.push('scrolls sideways');
  return violations.map((violation) => `${what}: ${violation}`);
}

/** Keeps a picture of a page for people to look at, if `CONSOLE_SHOTS` names a folder. */
export async function keepPicture(page: Page, name: string, { theme, width }: Look) {
  const folder = process.env['CONSOLE_SHOTS'];
  if (folder === undefined) return;
  await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`), fullPage: true });
}
