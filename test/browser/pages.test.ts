import { beforeAll, expect, it } from '@jest/globals';
import { ensureIndexes } from '../../storage/market/search/job-index.ts';
import { ensurePeopleIndex } from '../../storage/people/search/people-index.ts';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
} from '../support/browser.ts';
import { recordPaths } from '../support/console/records.ts';
import { buildMember, makeOperator, type TestMember } from '../support/console/member.ts';

const PATHS = [
  '',
  '/keys',
  '/members',
  '/audit',
  '/profile',
  '/nothing',
  '/sign-in',
  '/postings',
  '/market',
];
/** Before compression. The posting editor, with a form for each question, is the largest. */
const MAX_HTML_BYTES = 150_000;
const MAX_SCRIPT_BYTES = 45_000;
const MAX_STYLE_BYTES = 20_000;

/** Every page × theme × width: no fault that axe knows, no breach of the content policy, no sideways scroll. */
describeBrowser('the pages of the console', () => {
  const world = useBrowser();
  let viewer: TestMember;
  beforeAll(async () => {
    await makeOperator(world.api, world.owner);
    await ensureIndexes(world.api.ctx.stores);
    await ensurePeopleIndex(world.api.ctx.stores, { isUnread: false });
    viewer = await buildMember(world.api, world.owner.accountId, 'viewer');
  });

  it.each(looks)('are accessible in $theme at $width px', async (look) => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await dress(page, look);
    const found: string[] = [];
    const judge = async (what: string) => {
      found.push(...(await faultsOf(page, what)));
    };
    const judgeWhole = async (path: string) => {
      await judge(path);
      await keepPicture(page, path.replaceAll('/', '-').slice(1) || 'overview', look);
    };
    for (const path of [...PATHS, ...(await recordPaths(world.api, world.owner))]) {
      const answer = await page.goto(`${world.api.url}/console${path}`);
      const bytes = (await answer?.body())?.length ?? 0;
      if (bytes > MAX_HTML_BYTES) found.push(`${path}: ${bytes} bytes`);
      await judgeWhole(path);
      for (const tab of (await page.getByRole('tab').all()).slice(1)) {
        await tab.click();
        await judgeWhole(`${path}/${await tab.innerText()}`);
      }
    }
    await page.goto(`${world.api.url}/console/keys`);
    await page.getByRole('button', { name: 'New key' }).click();
    await judge('dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for test' }).click();
    await judge('menu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await judge('keys');
    await keepPicture(page, 'keys', look);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('a');
    await judge('palette');
    await keepPicture(page, 'palette', look);
    expect(found).toEqual([]);
    // A browser logs the 404 of the missing page by itself.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
    await page.context().close();
  });

  it('keep script and style within their budgets', async () => {
    const page = await world.open();
    const bytes = { '.js': 0, '.css': 0 };
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      const kind = response.url().endsWith('.css') ? '.css' : '.js';
      if (!response.url().includes('/assets/')) return;
      bodies.push(response.body().then((body) => void (bytes[kind] += body.length)));
    });
    await page.goto(`${world.api.url}/console`, { waitUntil: 'networkidle' });
    await Promise.all(bodies);
    expect(bytes['.js']).toBeGreaterThan(0);
    expect(bytes['.js']).toBeLessThan(MAX_SCRIPT_BYTES);
    expect(bytes['.css']).toBeLessThan(MAX_STYLE_BYTES);
    await page.context().close();
  });

  it('show a viewer what a viewer may open', async () => {
    const page = await world.open(viewer);
    await page.goto(`${world.api.url}/console`);
    const names = await page.getByRole('navigation').getByRole('link').allTextContents();
    expect(names).toEqual([
      ...['Overview', 'Market', 'Postings', 'Board', 'Candidates', 'Interviews'],
      ...['My interviews', 'Reports', 'Notifications', 'Usage', 'Profile'],
    ]);
    const answer = await page.goto(`${world.api.url}/console/keys`);
    expect(answer?.status()).toBe(403);
    await page.getByText('needs the role admin; yours is viewer').waitFor();
    await page.getByText(`can change it: ${world.owner.user.email}.`).waitFor();
    await page.context().close();
  });

  it('let a person sign out, and change their name', async () => {
    const page = await world.open(viewer);
    await page.goto(`${world.api.url}/console/profile`);
    await page.getByLabel('Name').fill('<i>Vera</i>');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('button', { name: '<i>Vera</i>' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('E-mail').waitFor();
    const answer = await page.goto(`${world.api.url}/console/profile`);
    expect(answer?.url()).toContain('/console/sign-in');
    await page.context().close();
  });
});
