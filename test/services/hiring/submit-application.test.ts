import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { announceEvents } from '../../../services/platform/announce-events.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { findWaitingEvents } from '../../../storage/platform/events/outboxes.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { uniqueName } from '../../support/servers.ts';

const NOBODY = '127.0.0.1:9';

/** An application and its events are one write: whatever dies after it, neither is lost nor doubled. */
describe('an application when Temporal is away', () => {
  let api: TestApi;
  let cutOff: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    const name = uniqueName('api');
    api = await startApi({ name });
    cutOff = await startApi({ name, settings: { TEMPORAL_ADDRESS: NOBODY } });
    employer = await buildEmployer(api);
    await call(api, employer.key, {
      method: 'POST',
      path: '/webhooks',
      body: { url: 'http://127.0.0.1:9/nobody', event_kinds: ['*'] },
    });
  });
  afterAll(async () => {
    await cutOff.stop();
    await api.close();
  });

  it('is taken, its events wait in its own document, and the sweep announces each once', async () => {
    const { id } = await buildPosting(api, employer);
    const answer = await fetch(`${cutOff.url}/job-boards/${employer.slug}/jobs/${id}/apply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Signe Holm', email: 'signe.holm@example.com' }),
    });
    expect(answer.status).toBe(201);
    const { stores } = api.ctx;
    const stored = () => candidateModel(stores.mongo).findOne({ 'applications.jobId': id }).lean();
    const kinds = ['candidate.created', 'candidate.application_submitted'];
    expect((await stored())?.outbox.map(({ kind }) => kind)).toEqual(kinds);

    const waiting = await findWaitingEvents(stores, 'candidates', {
      before: new Date(),
      limit: 10,
    });
    expect(waiting).toHaveLength(1);
    for (const events of [...waiting, ...waiting]) await announceEvents(api.ctx, [events]);
    expect((await stored())?.outbox).toEqual([]);
    const events = stores.mongo.collection('events').find({ subjectId: waiting[0]?.documentId });
    expect((await events.toArray()).map(({ kind }) => kind as string).sort()).toEqual(kinds.sort());
    const deliveries = stores.mongo.collection('webhook_deliveries');
    expect(await deliveries.countDocuments({ eventKind: { $in: kinds } })).toBe(kinds.length);
  });
});
