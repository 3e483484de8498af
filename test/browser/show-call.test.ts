import { spawnSync } from 'node:child_process';
import { beforeAll, expect, it } from '@jest/globals';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
} from '../support/browser.ts';
import { buildPipeline } from '../support/console/records.ts';
import { buildKey } from '../support/factories.ts';
import { runCli } from '../support/run-cli.ts';
import { buildMember, type TestMember } from '../support/console/member.ts';

/** Promise: a list shows the call that it was read with, and the call works with a key. */
describeBrowser('the call behind a list', () => {
  const world = useBrowser();
  let member: TestMember;
  let headers: Record<string, string>;
  let apiKey: string;
  beforeAll(async () => {
    const key = await buildKey(world.api.ctx.stores);
    ({ headers, apiKey } = key);
    member = await buildMember(world.api, key.accountId, 'owner');
    await buildPipeline(world.api, member);
  });

  /** The rows that a command prints, its words as a shell reads them. */
  const rowsOf = async (command: string): Promise<string[]> => {
    const script = command.replace(/^openrole /, "printf '%s\\0' ");
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    // The service of the test listens at another address than its public one.
    const args = stdout
      .split('\0')
      .slice(0, -1)
      .map((arg) => arg.replace(/^--api-url=.+/, `--api-url=${world.api.url}`));
    const environment = { OPENROLE_API_KEY: apiKey };
    const { code, output } = await runCli([...args, '--jsonl'], environment);
    expect(code).toBe(0);
    return output.trim().split('\n');
  };

  it.each(looks)(
    'is shown as curl, TypeScript and command, in $theme at $width px',
    async (look) => {
      const page = await world.open(member);
      const faults = await watch(page, world.api.url);
      await dress(page, look);
      await page.goto(`${world.api.url}/console/candidates?q=O%27Holm`);
      await page.getByRole('button', { name: 'Show the call' }).click();
      const texts = await page.getByRole('dialog').locator('code').allTextContents();
      const path = '/candidates?limit=50&q=O%27Holm';
      expect(texts).toHaveLength(3);
      expect(texts[0]).toContain(`${path}'`);
      expect(texts[1]).toContain(`openrole.candidates.list({ limit: 50, q: "O'Holm" }).page()`);
      const command = texts[2] ?? '';
      expect(await rowsOf(command)).toHaveLength(1);
      const answer = await fetch(world.api.url + path, { headers });
      const { data } = (await answer.json()) as { data: unknown[] };
      expect(data).toHaveLength(1);
      expect(await faultsOf(page, 'call')).toEqual([]);
      await keepPicture(page, 'call', look);
      await page.keyboard.press('Escape');
      await page.goto(`${world.api.url}/console/members`);
      expect(await page.getByRole('button', { name: 'Show the call' }).count()).toBe(0);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});
