import { beforeAll, expect, it } from '@jest/globals';
import {
  applyWithAi,
  personFields,
  startSessionBench,
  type SessionBench,
} from '../support/agent/session-bench.ts';
import { describeBrowser, dress, faultsOf, useBrowser, watch } from '../support/browser.ts';
import { buildMember, type TestMember } from '../support/console/member.ts';
import type { TestKey } from '../support/factories.ts';
import { eventually } from '../support/processes/running-service.ts';
import { buildPosting } from '../support/hiring/employer.ts';

const motto = { key: 'motto', label: 'Your motto', type: 'text', required: true };

/** Promise: a person follows the agent's applications on screen and sends one by keyboard. */
describeBrowser('the apply sessions', () => {
  let bench: SessionBench;
  const world = useBrowser(async () => {
    bench = await startSessionBench();
    return { api: bench.api, close: () => bench.close() };
  });
  let seeker: TestKey;
  let member: TestMember;
  beforeAll(async () => {
    seeker = await bench.buildSeeker();
    member = await buildMember(world.api, seeker.accountId, 'owner');
  });

  it('show questions, answers and the conversation, and are approved', async () => {
    const role = await buildPosting(bench.api, bench.employer, {
      application_fields: [...personFields, motto],
    });
    const ask = (body: Record<string, unknown>) =>
      applyWithAi(bench, seeker, { wait_s: 25, ...body });
    const { body } = await ask({ action: 'start', job_id: role.id });
    expect(body.data.status).toBe('needs_input');

    const page = await world.open(member);
    const faults = await watch(page, world.api.url);
    await dress(page, { theme: 'light', width: 390 });
    await page.goto(`${world.api.url}/console/apply-sessions`);
    expect(await faultsOf(page, 'apply sessions')).toEqual([]);
    await page.getByRole('link', { name: 'needs input' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Your motto').waitFor();
    expect(await page.getByRole('button', { name: 'Approve and send' }).count()).toBe(0);

    const answers = { motto: 'Time for all' };
    await ask({ action: 'continue', session_id: body.data.id, answers });
    await page.reload();
    expect(await faultsOf(page, 'apply session')).toEqual([]);
    await page.getByRole('cell', { name: 'Time for all' }).first().waitFor();
    await page.getByRole('button', { name: 'Approve and send' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
    await eventually('the submission', async () => {
      await page.reload();
      return (await page.locator('main').innerText()).includes('submitted');
    });
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
