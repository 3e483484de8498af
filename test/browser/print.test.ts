import { beforeAll, expect, it } from '@jest/globals';
import { describeBrowser, useBrowser } from '../support/browser.ts';
import { buildPipeline } from '../support/console/records.ts';

/** The width of an A4 page with margins, in CSS pixels. */
const PAPER = { width: 700, height: 1_000 };
const STAGES = ['Applied', 'Screening', 'Interview', 'Offer', 'Hired', 'Rejected'];
const WHITE = 'rgb(255, 255, 255)';

/** An expression for the colour behind the first element that a selector finds. */
const groundOf = (selector: string) =>
  `getComputedStyle(document.querySelector('${selector}')).backgroundColor`;

/** Promise: pages print whole and in dark ink, also for somebody who reads them dark. */
describeBrowser('on paper', () => {
  const world = useBrowser();
  let job: { id: string };
  beforeAll(async () => {
    ({ job } = await buildPipeline(world.api, world.owner));
  });

  async function printed(path: string) {
    const page = await world.open();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize(PAPER);
    await page.goto(`${world.api.url}${path}`);
    return page;
  }

  it('a board has every stage, and no controls', async () => {
    const page = await printed(`/console/board/${job.id}`);
    for (const name of STAGES) {
      const box = await page.getByRole('region', { name }).boundingBox();
      expect((box?.x ?? PAPER.width) + (box?.width ?? 0)).toBeLessThanOrEqual(PAPER.width);
    }
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.evaluate(groundOf('body'))).toBe(WHITE);
    await page.context().close();
  });

  it('a careers page has dark text on white', async () => {
    const page = await printed(`/careers/harbour-clockworks`);
    expect(await page.evaluate(groundOf('.card'))).toBe(WHITE);
    await page.context().close();
  });
});
