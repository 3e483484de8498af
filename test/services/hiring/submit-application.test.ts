import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { postingModel } from '../../../storage/hiring/posting.model.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { findWaitingEvents } from '../../../storage/webhooks/events/outboxes.ts';
import { buildEmployer, buildPosting, call } from '../../support/hiring/employer.ts';
import { killAt } from '../../support/kill-at.ts';
import { eventually } from '../../support/eventually.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { uniqueName } from '../../support/servers.ts';

const NOBODY = '127.0.0.1:9';

/** Promise: an application and its events are one write, so a crash neither loses nor duplicates them. */
describe('an application when Temporal is away', () => {
  let api: TestApi;
  let cutOff: TestApi;
  beforeAll(async () => {
    const name = uniqueName('api');
    api = await startApi({ name });
    cutOff = await startApi({ name, settings: { TEMPORAL_ADDRESS: NOBODY } });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await cutOff.stop();
    await api.close();
  });

  /** Applies at an employer, who may have an endpoint for every kind, once the role's own events are announced. */
  async function applyAt(
    { hasEndpoint }: { hasEndpoint: boolean },
    beforeApplying: () => void = () => undefined,
  ): Promise<string> {
    const employer = await buildEmployer(api);
    if (hasEndpoint) {
      await call(api, employer.key, {
        method: 'POST',
        path: '/webhooks',
        body: { url: 'http://127.0.0.1:9/nobody', event_kinds: ['*'] },
      });
    }
    const { id } = await buildPosting(api, employer);
    const posting = () => postingModel(api.ctx.stores.mongo).findById(id).lean();
    const isAnnounced = async () => (await posting())?.outbox.length === 0;
    await eventually('the events of the role to be announced', isAnnounced);
    beforeApplying();
    const answer = await fetch(`${cutOff.url}/job-boards/${employer.slug}/jobs/${id}/apply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Signe Holm', email: 'signe.holm@example.com' }),
    });
    expect(answer.status).toBe(201);
    return id;
  }

  const stored = (id: string) =>
    candidateModel(api.ctx.stores.mongo).findOne({ 'applications.jobId': id }).lean();

  it('keeps its events in its document when the process dies, and the sweep announces each once', async () => {
    let wasKilled = () => false;
    const id = await applyAt({ hasEndpoint: true }, () => {
      wasKilled = killAt('insertMany', 'events', 'before');
    });
    await eventually('the process to die', () => wasKilled());
    const { stores } = api.ctx;
    const kinds = ['candidate.created', 'candidate.application_submitted'];
    expect((await stored(id))?.outbox.map(({ kind }) => kind)).toEqual(kinds);

    const all = await findWaitingEvents(stores, 'candidates', { before: new Date(), limit: 10 });
    const waiting = all.filter(({ events }) => events.length === kinds.length);
    expect(waiting).toHaveLength(1);
    for (const events of [...waiting, ...waiting]) await announceEvents(api.ctx, [events]);
    expect((await stored(id))?.outbox).toEqual([]);
    const about = { subjectId: waiting[0]?.documentId };
    const events = await stores.mongo
      .collection<{ _id: string; kind: string }>('events')
      .find(about)
      .toArray();
    expect(events.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
    const eventId = { $in: events.map(({ _id }) => _id) };
    const deliveries = stores.mongo.collection('webhook_deliveries');
    expect(await deliveries.countDocuments({ eventId })).toBe(kinds.length);
  });

  it('announces its events to the feed without Temporal where there is no endpoint', async () => {
    const id = await applyAt({ hasEndpoint: false });
    await eventually('an empty outbox', async () => (await stored(id))?.outbox.length === 0);
    const about = { subjectId: (await stored(id))?._id };
    const events = await api.ctx.stores.mongo.collection('events').find(about).toArray();
    expect(events.map(({ kind }) => String(kind)).sort()).toEqual([
      'candidate.application_submitted',
      'candidate.created',
    ]);
  });
});
