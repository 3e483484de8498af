import { expect, it } from '@jest/globals';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { make } from '../support/console/records.ts';

const MANY = 120;

/** Promise: every candidate of a column can be reached on the board. */
describeBrowser('the columns of a board', () => {
  const world = useBrowser();

  it('show further candidates to the last one, in order and once', async () => {
    await make(world.api, world.owner, ['/jobs/post/organization', { name: 'Harbour' }, 'PUT']);
    const job = await make(world.api, world.owner, [
      '/jobs/post',
      { title: 'Ferry Engineer', description_text: 'You keep the ferry going.', publish: true },
    ]);
    for (let at = 0; at < MANY; at += 1) {
      const body = { name: `Person ${at}`, email: `person-${at}@example.com`, job_id: job.id };
      await make(world.api, world.owner, ['/candidates', body]);
    }
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/board/${job.id}`);
    const column = page.getByRole('region', { name: 'Applied' });
    const cards = column.locator('[data-card]');
    const more = column.getByRole('button', { name: 'Show more' });
    expect(await cards.count()).toBe(50);
    await more.click();
    await cards.nth(99).waitFor();
    await more.click();
    await cards.nth(MANY - 1).waitFor();
    await more.waitFor({ state: 'detached' });
    const names = await Promise.all(
      (await cards.all()).map((card) => card.getAttribute('data-name')),
    );
    expect(names).toEqual(Array.from({ length: MANY }, (_, at) => `Person ${MANY - 1 - at}`));

    await column.getByRole('link', { name: 'Person 10', exact: true }).click();
    await page.getByRole('heading', { name: 'Person 10', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Person 9 →' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
