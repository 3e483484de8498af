import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { moveAccepted } from '../../../../services/hiring/offers/move-accepted.ts';
import { auditLogOf } from '../../../support/accounts/audit.ts';
import { startFeedServer, type FeedServer } from '../../../support/feed-server.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../../support/hiring/employer.ts';
import { subscribeToOffers } from '../../../support/hiring/offer-events.ts';
import { buildCandidate, buildSentOffer } from '../../../support/hiring/offers.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';
import { eventually } from '../../../support/eventually.ts';

interface Visit {
  stage: string;
  actor: { kind: string };
  offer_id?: string;
}
interface Person {
  applications: { job_id: string; stage: string; status: string; history: Visit[] }[];
}

const stage = (key: string, type: string, more: Json = {}) => ({ key, name: key, type, ...more });
const stages = [
  stage('applied', 'lead'),
  stage('offer', 'offer'),
  stage('signed', 'offer', { takes_accepted_offers: true }),
  stage('hired', 'hired'),
];

const anyone = { headers: {} };

/** Promise: an accepted offer moves its application to the chosen stage once, and says so in history, events and log. */
describe('an accepted offer over HTTP (decision 0053)', () => {
  let api: TestApi;
  let employer: Employer;
  let receiver: FeedServer;
  let jobId: string;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    receiver = await startFeedServer();
    await subscribeToOffers(api, employer, receiver.url);
    ({ id: jobId } = await buildPosting(api, employer));
    expect((await put(stages)).status).toBe(200);
  });
  afterAll(async () => {
    await receiver.close();
    await api.close();
  });

  const put = (body: unknown[]) =>
    call(api, employer.key, { method: 'PUT', path: '/pipeline-stages', body: { stages: body } });
  const move = (id: string, to: string) =>
    call(api, employer.key, {
      ...{ method: 'POST', path: `/candidates/${id}/stage`, body: { stage: to } },
    });
  const applicationOf = async (id: string) => {
    const path = `/candidates/${id}`;
    const { body } = await call<{ data: Person }>(api, employer.key, { path });
    return body.data.applications[0];
  };
  async function offered(content: Json = {}) {
    const candidate_id = await buildCandidate(api, employer, { job_id: jobId });
    await move(candidate_id, 'offer');
    const job_id = jobId;
    const offer = await buildSentOffer(api, employer, { job_id, candidate_id, ...content });
    return { candidate: candidate_id, ...offer };
  }
  const accept = (path: string) =>
    call(api, anyone, { method: 'POST', path, body: { decision: 'accept', name: 'Ada Okafor' } });
  const replay = (id: string) => moveAccepted(api.ctx, { accountId: employer.key.accountId, id });

  it('moves the application, with the offer in its history, an event and a row of the log', async () => {
    const { id, candidate, path } = await offered();
    expect((await accept(path)).status).toBe(200);
    await eventually('the move', async () => (await applicationOf(candidate))?.stage === 'signed');
    const visits = (await applicationOf(candidate))?.history.map((visit) => [
      ...[visit.stage, visit.offer_id, visit.actor.kind],
    ]);
    expect(visits?.at(-1)).toEqual(['signed', id, 'system']);
    const moves = async () =>
      (
        await call<{ data: { data: { to_stage: string } }[] }>(api, employer.key, {
          path: `/events?kind=candidate.stage_changed`,
        })
      ).body.data.filter(({ data }) => data.to_stage === 'signed');
    await eventually('one event', async () => (await moves()).length === 1);
    const rows = await auditLogOf(api.ctx.stores, employer.key.accountId);
    const logged = rows.filter(
      ({ target, actor }) => target.id === candidate && actor.kind === 'system',
    );
    expect(logged).toMatchObject([
      { action: 'candidate.stage_changed', after: { stage: 'signed', status: 'active' } },
    ]);
  });

  it('stays where a member moved it, however often the reaction runs', async () => {
    const { id, candidate, path } = await offered();
    await accept(path);
    await eventually('the move', async () => (await applicationOf(candidate))?.stage === 'signed');
    await move(candidate, 'offer');
    await Promise.all([replay(id), replay(id), replay(id)]);
    const application = await applicationOf(candidate);
    expect(application?.stage).toBe('offer');
    expect(application?.history.map((visit) => visit.stage)).toEqual([
      ...['applied', 'offer', 'signed', 'offer'],
    ]);
  });

  it('moves once when reactions run together', async () => {
    const { id, candidate, path } = await offered();
    await Promise.all([accept(path), replay(id)]);
    await Promise.all([replay(id), replay(id), replay(id)]);
    const application = await applicationOf(candidate);
    expect(application?.history.filter((visit) => visit.offer_id === id)).toHaveLength(1);
  });

  it('moves the application of the survivor of a merge', async () => {
    const { id, candidate, path } = await offered();
    const primary_id = await buildCandidate(api, employer);
    const body = { primary_id, duplicate_id: candidate };
    await call(api, employer.key, { method: 'POST', path: '/candidates/merge', body });
    await accept(path);
    await replay(id);
    expect((await applicationOf(primary_id))?.stage).toBe('signed');
  });

  it('leaves the application of an offer without a role, and of a declined offer', async () => {
    const free = await offered({ job_id: null });
    await accept(free.path);
    await replay(free.id);
    expect((await applicationOf(free.candidate))?.stage).toBe('offer');
    const declined = await offered();
    const body = { decision: 'decline' };
    await call(api, anyone, { method: 'POST', path: declined.path, body });
    await replay(declined.id);
    expect((await applicationOf(declined.candidate))?.stage).toBe('offer');
  });

  it('keeps the choice when stages are replaced by a client that does not know it', async () => {
    const plain = stages.map(({ key, name, type }) => ({ key, name, type }));
    expect((await put(plain)).body.data).toEqual(stages);
  });
});
