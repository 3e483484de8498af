import { beforeAll, expect, it } from '@jest/globals';
import { ensureIndexes } from '../../storage/market/search/job-index.ts';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
} from '../support/browser.ts';
import { buildMember, callConsole, type TestMember } from '../support/console/member.ts';
import { buildEmployer } from '../support/hiring/employer.ts';
import { buildApplication } from '../support/hiring/status-links.ts';

/** Promise: reports are read on screen, as a chart and a table, and lead to the candidates that they count. */
describeBrowser('the pages of reports', () => {
  const world = useBrowser();
  let recruiter: TestMember;
  beforeAll(async () => {
    await ensureIndexes(world.api.ctx.stores);
    const employer = await buildEmployer(world.api);
    recruiter = await buildMember(world.api, employer.key.accountId, 'recruiter');
    const applied = [];
    for (const title of ['Bell Founder', 'Night Watch'])
      for (let one = 0; one < 2; one += 1)
        applied.push(await buildApplication(world.api, employer, { role: { title } }));
    const moved = applied[0]?.candidateId ?? '';
    const { status } = await callConsole(world.api, recruiter, [
      ...(['POST', `/candidates/${moved}/stage`] as const),
      { stage: 'screening', job_id: applied[0]?.jobId },
    ]);
    expect(status).toBe(200);
  });

  it('count each application in every stage that it was in', async () => {
    const page = await world.open(recruiter);
    await page.goto(`${world.api.url}/console/reports`);
    await page.getByRole('img', { name: /Chart: Were there/u }).waitFor();
    const row = (name: string) => page.getByRole('row').filter({ hasText: name }).first();
    expect(await row('Applied').innerText()).toMatch(/\t4\t100 %/u);
    expect(await row('Screening').innerText()).toMatch(/\t1\t25 %/u);
    await row('Screening').getByRole('link').click();
    await page.waitForURL(/candidates\?stage=screening/u);
    expect(await page.getByRole('row').count()).toBe(2);
  });

  it('are grouped and filtered in their address', async () => {
    const page = await world.open(recruiter);
    await page.goto(`${world.api.url}/console/reports/sources`);
    await page.getByLabel('Group by').selectOption({ label: 'Role' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(/group_by=job/u);
    await page.getByRole('row').filter({ hasText: 'Bell Founder' }).first().waitFor();
    await page.goto(`${world.api.url}/console/reports?to=2020-01-01`);
    const body = await page.locator('main').innerText();
    expect(body).not.toMatch(/null|undefined|NaN|job_/u);
  });

  it.each(looks)('are accessible in $theme at $width px', async (look) => {
    const page = await world.open(recruiter);
    await dress(page, look);
    const found: string[] = [];
    for (const slug of [
      '',
      '/time-in-stage',
      '/time-to-hire',
      '/sources',
      '/openings',
      '/offers',
      '/interviews',
    ]) {
      await page.goto(`${world.api.url}/console/reports${slug}`);
      found.push(...(await faultsOf(page, slug)));
      await keepPicture(page, `reports${slug.replace('/', '-')}`, look);
    }
    expect(found).toEqual([]);
  });
});
