import { expect, it } from '@jest/globals';
import { startBreakableApi } from '../support/breakable-api.ts';
import { describeBrowser, useBrowser } from '../support/browser.ts';
import { buildPipeline } from '../support/console/records.ts';
import { eventually } from '../support/eventually.ts';

/** Journey 11: a server stops while a page is open. */
describeBrowser('a page that is open during an outage', () => {
  const world = useBrowser();

  it('says what is away, keeps what was typed, and mends itself', async () => {
    const { candidate } = await buildPipeline(world.api, world.owner);
    const broken = await startBreakableApi(world.api.ctx.stores.mongo.name);
    const page = await world.open();
    const path = `${broken.url}/console/candidates/${candidate.id}`;
    await page.goto(path);
    await page.getByLabel('New note').fill('Sails well');
    await broken.break('mongodb', 'stopped');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('alert').filter({ hasText: 'unavailable' }).waitFor({ timeout: 60_000 });
    expect(await page.getByLabel('New note').inputValue()).toBe('Sails well');
    await broken.restore('mongodb');
    await eventually(
      'MongoDB is back',
      async () => (await fetch(`${broken.url}/readyz`)).status === 200,
      60_000,
    );
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Sails well').waitFor({ timeout: 60_000 });
    await page.context().close();
    await broken.stop();
  }, 240_000);
});
