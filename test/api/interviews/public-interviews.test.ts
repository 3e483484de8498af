import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eraseInterviews } from '../../../services/interviews/erase-interviews.ts';
import { relinkInterviews } from '../../../storage/interviews/candidate-interviews.ts';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import { buildCandidate } from '../../support/hiring/offers.ts';
import {
  buildInterview,
  buildProposed,
  daysAhead,
  newInterviewer,
  type Failure,
  type MadeInterview,
} from '../../support/interviews/interviews.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface PublicInterview {
  status: string;
  starts_at: string | null;
  timezone: string;
  slots: string[];
  can_choose: boolean;
  can_move: boolean;
  can_cancel: boolean;
}

describe('an interview as its candidate sees it', () => {
  let api: TestApi;
  let employer: Employer;
  let addresses = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const visit = (path: string, body?: unknown) => {
    addresses += 1;
    const headers = { 'x-forwarded-for': `10.2.0.${addresses % 250}` };
    return call<{ data: PublicInterview } & Failure>(
      api,
      { headers },
      { method: body === undefined ? 'GET' : 'POST', path, body },
    );
  };
  const owned = async (id: string) =>
    (await call<{ data: MadeInterview }>(api, employer.key, { path: `/interviews/${id}` })).body
      .data;
  const choose = (path: string, start: string | undefined, rest: object = {}) =>
    visit(path, { action: 'choose', starts_at: start, ...rest });

  it('is chosen, moved and cancelled', async () => {
    const { path, slots, id } = await buildProposed(api, employer);
    const read = await visit(path);
    expect(read.body.data).toMatchObject({ status: 'proposed', can_choose: true, slots });
    const zone = 'America/New_York';
    const chosen = await choose(path, slots[1], { timezone: zone });
    expect(chosen.body.data).toMatchObject({
      ...{ status: 'scheduled', starts_at: slots[1], timezone: zone },
      ...{ can_choose: false, can_move: true, can_cancel: true, slots: [slots[0], slots[2]] },
    });
    expect(await owned(id)).toMatchObject({ candidate_timezone: zone, starts_at: slots[1] });
    expect((await choose(path, slots[1])).status).toBe(200);
    const moved = await visit(path, { action: 'move', starts_at: slots[2] });
    expect(moved.body.data).toMatchObject({ starts_at: slots[2] });
    const cancelled = await visit(path, { action: 'cancel', reason: 'I am ill.' });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', slots: [] });
    expect(await owned(id)).toMatchObject({
      cancellation: { by: 'candidate', reason: 'I am ill.' },
    });
    expect((await visit(path, { action: 'cancel' })).status).toBe(200);
    expect((await choose(path, slots[0])).body.error).toMatchObject({ code: 'conflict' });
  });

  it('takes an offered slot inside change_until_hours, and lets nobody move or cancel there', async () => {
    const { path, slots } = await buildProposed(api, employer, { change_until_hours: 720 });
    expect((await choose(path, slots[0])).status).toBe(200);
    for (const body of [{ action: 'move', starts_at: slots[1] }, { action: 'cancel' }]) {
      const late = await visit(path, body);
      expect(late.status).toBe(409);
      expect(late.body.error.details).toMatchObject([{ path: 'change_until' }]);
    }
    expect((await visit(path)).body.data).toMatchObject({
      ...{ starts_at: slots[0], can_move: false, can_cancel: false, slots: [] },
    });
  });

  it.each([
    ['no time', { action: 'choose' }, 'starts_at'],
    ['a time that was not offered', { starts_at: daysAhead(9) }, 'starts_at'],
    ['no moment', { starts_at: 'tomorrow' }, 'starts_at'],
    ['an unknown zone', { starts_at: daysAhead(3), timezone: 'Mars/Olympus' }, 'timezone'],
    ['an unknown action', { action: 'ask' }, 'action'],
  ])('refuses %s', async (_name, body, member) => {
    const { path } = await buildProposed(api, employer);
    const refused = await visit(path, body);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toMatchObject([{ path: member }]);
  });

  it('is 404 for any other token', async () => {
    const { path, token, id } = await buildProposed(api, employer);
    for (const other of [id, `${token}x`, token.slice(1), token.toUpperCase(), 'x']) {
      expect((await visit(`/public/interviews/${other}`)).status).toBe(404);
      expect((await visit(`/public/interviews/${other}`, { action: 'cancel' })).status).toBe(404);
    }
    expect((await visit(path)).status).toBe(200);
  });

  it('stores only a hash of its token', async () => {
    const { token, id } = await buildProposed(api, employer);
    const stored = await api.ctx.stores.mongo
      .collection('interviews')
      .findOne({ _id: id as never });
    expect(stored).not.toBeNull();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('offers no slot that another interview of an interviewer takes', async () => {
    const interviewers = [newInterviewer()];
    const { path, slots } = await buildProposed(api, employer, { interviewers });
    await buildInterview(api, employer, { interviewers, starts_at: daysAhead(4, 10, 30) });
    expect((await visit(path)).body.data.slots).toEqual([slots[0], slots[2]]);
    expect((await choose(path, slots[1])).status).toBe(409);
  });

  /** Promise: of any number of candidates for one slot, one gets it. */
  it('gives one slot to one of twenty candidates at once', async () => {
    const interviewers = [newInterviewer()];
    const slots = [daysAhead(6), daysAhead(7)];
    const all = await Promise.all(
      Array.from({ length: 20 }, () => buildProposed(api, employer, { interviewers, slots })),
    );
    const answers = await Promise.all(all.map(({ path }) => choose(path, slots[0])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const states = await Promise.all(all.map(({ id }) => owned(id)));
    expect(states.filter(({ status }) => status === 'scheduled')).toHaveLength(1);
    expect(states.filter(({ status }) => status === 'proposed')).toHaveLength(19);
  });

  it('is gone once its candidate was anonymised, and was cancelled', async () => {
    const { path, id, candidate_id: candidate } = await buildProposed(api, employer);
    const { accountId } = employer.key;
    for (let pass = 0; pass < 2; pass += 1) await eraseInterviews(api.ctx, accountId, [candidate]);
    expect((await visit(path)).status).toBe(404);
    expect(await owned(id)).toMatchObject({
      ...{ status: 'cancelled', title: '', public_url: null, kind: 'video' },
    });
    const change = { method: 'PATCH', path: `/interviews/${id}`, body: { title: 'Of Ada' } };
    expect((await call(api, employer.key, change)).status).toBe(409);
  });

  it('follows its candidate into a merge', async () => {
    const { id, candidate_id: duplicateId } = await buildProposed(api, employer);
    const survivorId = await buildCandidate(api, employer);
    const pair = { accountId: employer.key.accountId, survivorId, duplicateId };
    await relinkInterviews(api.ctx.stores, pair);
    expect(await owned(id)).toMatchObject({ candidate_id: survivorId });
  });
});
