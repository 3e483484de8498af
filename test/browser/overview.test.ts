import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { FIRST_STAGE } from '../../domain/hiring/candidate.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { findOffer } from '../../storage/hiring/offers/offers.ts';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
} from '../support/browser.ts';
import { callConsole } from '../support/console/member.ts';
import { buildPipeline } from '../support/console/records.ts';
import { eventually } from '../support/eventually.ts';

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Promise: the overview names what waits today, and an accepted offer moves its application and says so. */
describeBrowser('the overview', () => {
  const world = useBrowser();
  let name: string;
  let candidateId: string;
  let jobId: string;
  const call = async (...what: Parameters<typeof callConsole>[2]) =>
    (await callConsole(world.api, world.owner, what)).body.data;

  beforeAll(async () => {
    const { candidate, job } = await buildPipeline(world.api, world.owner);
    [name, candidateId, jobId] = [String(candidate['name']), candidate.id, job.id];
    await call('POST', `/candidates/${candidateId}/stage`, { stage: FIRST_STAGE });
  });

  const section = (page: Page, heading: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: heading }) });

  async function pastInterview(content: Record<string, unknown>): Promise<void> {
    const body = { ...content, title: 'Past talk', starts_at: later(30) };
    const { id } = await call('POST', '/interviews', body);
    const [startsAt, endsAt] = [new Date(later(-30)), new Date(later(-29))];
    const interviews = world.api.ctx.stores.mongo.collection<{ _id: string }>('interviews');
    await interviews.updateOne({ _id: id }, { $set: { startsAt, endsAt } });
  }

  async function sentOffer(): Promise<string> {
    const body = { candidate_id: candidateId, job_id: jobId, title: 'Ferry Engineer, Aarhus' };
    const { id } = await call('POST', '/offers', { ...body, expires_at: later(48) });
    await call('POST', `/offers/${id}/send`);
    const { accountId } = world.owner;
    const offer = await findOffer(world.api.ctx.stores, { accountId, id });
    return offer?.token ?? '';
  }

  it('chooses the stage of accepted offers by keyboard', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/pipeline`);
    const offerStage = page.getByRole('group', { name: 'Offer', exact: true });
    await offerStage.getByLabel('Accepted offers move here').press('Space');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByText('Saved at').waitFor();
    const chosen = (await call('GET', '/pipeline-stages')).filter(
      (stage: { takes_accepted_offers?: true }) => stage.takes_accepted_offers,
    );
    expect(chosen).toMatchObject([{ key: 'offer' }]);
    await page.context().close();
  });

  it('lists new applications, interviews, late feedback and offers, and says where an accepted one went', async () => {
    const { email } = world.owner.user;
    const meeting = { candidate_id: candidateId, job_id: jobId, duration_minutes: 30 };
    const people = { interviewers: [email], kind: 'video', timezone: 'UTC' };
    await call('POST', '/interviews', {
      ...{ ...meeting, ...people, title: 'First talk', starts_at: later(3) },
    });
    await pastInterview({ ...meeting, ...people });
    const token = await sentOffer();
    const page = await world.open();
    await page.goto(`${world.api.url}/console`);
    await section(page, 'New applications').getByRole('link', { name }).waitFor();
    await section(page, 'Interviews').getByRole('link', { name: 'First talk' }).waitFor();
    const feedback = section(page, 'Feedback that is due').getByRole('row', { name: 'Past talk' });
    await feedback.getByRole('cell', { name: email }).waitFor();
    await section(page, 'expire within a week').getByRole('link', { name }).waitFor();
    await section(page, 'Open roles').getByText('1, after 0 the week before').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('curl');

    await fetch(`${world.api.url}/public/offers/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'accept', name }),
    });
    const stage = async () =>
      (await candidateModel(world.api.ctx.stores.mongo).findById(candidateId).lean())
        ?.applications[0]?.stage;
    await eventually('the move', async () => (await stage()) === 'offer');
    await page.reload();
    const answered = section(page, 'answered in the last 7 days');
    await answered.getByRole('cell', { name: 'Offer', exact: true }).waitFor();
    await answered.getByRole('link', { name }).press('Enter');
    const activity = page.getByRole('list', { name: 'Activity' });
    await activity.getByText('Moved to Offer').getByRole('link', { name: 'Aarhus' }).waitFor();
    await page.context().close();
  });

  it('shows the first call under Developers', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/keys`);
    await page.getByText('curl -H').waitFor();
    await page.context().close();
  });

  it.each(looks)('is accessible in $theme at $width px', async (look) => {
    const page = await world.open();
    await dress(page, look);
    await page.goto(`${world.api.url}/console`);
    await page.getByRole('heading', { name: 'Open roles' }).waitFor();
    await keepPicture(page, 'overview-filled', look);
    expect(await faultsOf(page, 'overview')).toEqual([]);
    await page.goto(`${world.api.url}/console/pipeline`);
    await keepPicture(page, 'pipeline-choice', look);
    expect(await faultsOf(page, 'pipeline')).toEqual([]);
    await page.context().close();
  });
});
