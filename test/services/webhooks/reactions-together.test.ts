import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { runReactions } from '../../../services/webhooks/reactions.ts';
import { eventModel } from '../../../storage/webhooks/events/event.model.ts';
import { buildMember } from '../../support/console/member.ts';
import { eventually } from '../../support/eventually.ts';
import { buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { buildApplication } from '../../support/hiring/status-links.ts';
import { monitoredUrl } from '../../support/queries/look-ups.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const APPLICATIONS = 12;

/** Promise: what follows an application costs a busy process no read of its own; the events of a moment share them. */
describe('reactions to the events of a moment', () => {
  let api: TestApi;
  let employer: Employer;
  let reads: string[] = [];

  beforeAll(async () => {
    const name = uniqueName('together');
    const settings = { MONGODB_URL: monitoredUrl(name), TRUST_PROXY: '1' };
    api = await startApi({ name, settings });
    // A first connection that fails is made anew, and the listener with it lost.
    await api.ctx.stores.mongo.asPromise();
    api.ctx.stores.mongo.getClient().on('commandStarted', ({ commandName, command }) => {
      if (commandName === 'find') reads.push(String(command['find']));
    });
    employer = await buildEmployer(api);
    await buildMember(api, employer.key.accountId, 'owner');
  });
  afterAll(async () => {
    await api.ctx.stores.mongo.dropDatabase();
    await api.close();
  });

  async function applied(): Promise<OutboxEvent[]> {
    const { id: jobId } = await buildPosting(api, employer, {});
    for (let made = 0; made < APPLICATIONS; made += 1) {
      await buildApplication(api, employer, { jobId });
    }
    const kind = 'candidate.application_submitted';
    const events = () => eventModel(api.ctx.stores.mongo).find({ kind }).lean();
    await eventually('all are announced', async () => (await events()).length === APPLICATIONS);
    return (await events()).map(({ _id: id, ...event }) => ({ id, ...event }));
  }

  async function readsOf(events: readonly OutboxEvent[]): Promise<string[]> {
    await api.ctx.wakeUps.flush();
    reads = [];
    await runReactions(api.ctx, events);
    return reads.sort();
  }

  it('share their reads', async () => {
    const events = await applied();
    const ofOne = await readsOf(events.slice(0, 1));
    expect(ofOne).toContain('candidates');
    expect(await readsOf(events)).toEqual(ofOne);
  });
});
