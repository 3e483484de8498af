import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { hasBrowser, launch, signedIn, watch } from '../support/browser.ts';
import { recordPaths } from '../support/console/records.ts';
import { buildMember, makeOperator, type TestMember } from '../support/console/member.ts';
import { buildKey } from '../support/factories.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const describeBrowser = hasBrowser() ? describe : describe.skip;

const PATHS = ['', '/keys', '/members', '/audit', '/profile', '/nothing', '/sign-in', '/postings'];
/** A folder for pictures of every page, to look at. */
const SHOTS = process.env['CONSOLE_SHOTS'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const VIOLATIONS = `axe.run(document, { runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ' ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`;

/** Every page × theme × width: no fault that axe knows, no breach of the content policy, no sideways scroll. */
describeBrowser('the pages of the console', () => {
  let api: TestApi;
  let browser: Browser;
  let owner: TestMember;
  let viewer: TestMember;
  let axe: string;
  beforeAll(async () => {
    api = await startApi();
    browser = await launch();
    const { accountId } = await buildKey(api.ctx.stores);
    owner = await buildMember(api, accountId, 'owner');
    await makeOperator(api, owner);
    viewer = await buildMember(api, accountId, 'viewer');
    axe = await readFile(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
  });
  afterAll(async () => {
    await browser.close();
    await api.close();
  });

  const open = async (member: TestMember): Promise<Page> => {
    const page = await signedIn(browser, api, member);
    await page.addInitScript(axe);
    return page;
  };

  const looks = (['light', 'dark'] as const).flatMap((theme) =>
    [1280, 390].map((width) => ({ theme, width })),
  );
  it.each(looks)('are accessible in $theme at $width px', async ({ theme, width }) => {
    const page = await open(owner);
    const faults = await watch(page, api.url);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 800 });
    const found: string[] = [];
    const judge = async (what: string) => {
      const violations = await page.evaluate<string[]>(VIOLATIONS);
      found.push(...violations.map((violation) => `${what}: ${violation}`));
      const over = 'document.documentElement.scrollWidth > window.innerWidth';
      if (await page.evaluate<boolean>(over)) found.push(`${what}: scrolls sideways`);
    };
    const judgeWhole = async (path: string) => {
      await judge(path);
      const name = `${path.replaceAll('/', '-').slice(1) || 'overview'}-${theme}-${width}.png`;
      if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, name), fullPage: true });
    };
    for (const path of [...PATHS, ...(await recordPaths(api, owner))]) {
      await page.goto(`${api.url}/console${path}`);
      await judgeWhole(path);
      for (const tab of (await page.getByRole('tab').all()).slice(1)) {
        await tab.click();
        await judgeWhole(`${path}/${await tab.innerText()}`);
      }
    }
    await page.goto(`${api.url}/console/keys`);
    await page.getByRole('button', { name: 'New key' }).click();
    await judge('dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for test' }).click();
    await judge('menu');
    expect(found).toEqual([]);
    // A browser logs the 404 of the missing page by itself.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
    await page.context().close();
  });

  it('show a viewer what a viewer may open', async () => {
    const page = await open(viewer);
    await page.goto(`${api.url}/console`);
    const names = await page.getByRole('navigation').getByRole('link').allTextContents();
    expect(names).toEqual([
      ...['Overview', 'Postings', 'Board', 'Candidates', 'Offers'],
      ...['Usage', 'Profile'],
    ]);
    const answer = await page.goto(`${api.url}/console/keys`);
    expect(answer?.status()).toBe(403);
    await page.getByText('needs the role admin; yours is viewer').waitFor();
    await page.context().close();
  });

  it('let a person sign out, and change their name', async () => {
    const page = await open(viewer);
    await page.goto(`${api.url}/console/profile`);
    await page.getByLabel('Name').fill('<i>Vera</i>');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('button', { name: '<i>Vera</i>' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('E-mail').waitFor();
    const answer = await page.goto(`${api.url}/console/profile`);
    expect(answer?.url()).toContain('/console/sign-in');
    await page.context().close();
  });
});
