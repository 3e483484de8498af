import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { buildInterview, type MadeInterview } from '../../support/interviews/interviews.ts';
import { buildScorecardTemplate } from '../../support/interviews/scorecards.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Card {
  id: string;
  interviewer: { email: string };
  submitted: boolean;
  answers: Json;
}

/** Who writes and reads scorecards (decision 0051). */
describe('scorecards', () => {
  let api: TestApi;
  let employer: Employer;
  let templateId: string;
  const people = {} as Record<
    'first' | 'second' | 'stranger' | Exclude<Role, 'interviewer'>,
    TestMember
  >;
  type Who = keyof typeof people;
  const as = (who: Who, wanted: [method: string, path: string, body?: unknown]) =>
    callConsole(api, people[who], wanted);
  const byKey = (method: string, path: string, body?: unknown) =>
    call<{ data: Json; error: { code: string; details: { path: string }[] } }>(api, employer.key, {
      method,
      path,
      body,
    });
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    const { accountId } = employer.key;
    for (const who of ['first', 'second', 'stranger'] as const) {
      people[who] = await buildMember(api, accountId, 'interviewer');
    }
    for (const role of ['viewer', 'recruiter', 'admin', 'owner'] as const) {
      people[role] = await buildMember(api, accountId, role);
    }
    templateId = (await buildScorecardTemplate(api, employer)).id;
  });
  afterAll(() => api.close());

  let hour = 0;
  const build = (content: Json = {}): Promise<MadeInterview> => {
    hour += 2;
    const starts_at = new Date(Date.now() + hour * 3_600_000).toISOString();
    const interviewers = [people.first.memberId, people.second.user.email];
    return buildInterview(api, employer, {
      ...{ starts_at, interviewers, scorecard_template_id: templateId },
      ...content,
    });
  };
  const good = { answers: { craft: 3, notes: 'Knows escapements.' }, recommendation: 'yes' };
  const put = (who: Who, id: string, body: Json = { ...good, submitted: true }) =>
    as(who, ['PUT', `/interviews/${id}/scorecard`, body]);
  const readers = async (who: Who, id: string) => {
    const { status, body } = await as(who, ['GET', `/interviews/${id}/scorecards`]);
    expect([who, status]).toEqual([who, 200]);
    return (body.data as Card[]).map(({ interviewer }) => interviewer.email).sort();
  };

  it('Promise: an interviewer has one card, keeps a draft, and submits it', async () => {
    const { id } = await build();
    const draft = await put('first', id, { answers: { notes: 'So far so good.' } });
    expect(draft.body.data).toMatchObject({ submitted: false, recommendation: null });
    const card = await put('first', id);
    expect([card.status, card.body.data.id]).toEqual([200, draft.body.data.id]);
    expect(card.body.data).toMatchObject({ ...good, submitted: true, version: 2 });
    const again = await put('first', id, { ...good, recommendation: 'no', submitted: true });
    expect(again.body.data).toMatchObject({ id: card.body.data.id, recommendation: 'no' });
    const back = await put('first', id, good);
    expect([back.status, back.body.error.code]).toEqual([409, 'conflict']);
  });

  it.each<[string, Json, string]>([
    ['a required attribute', { answers: {}, recommendation: 'yes' }, 'answers.craft'],
    ['a recommendation', { answers: { craft: 1 } }, 'recommendation'],
    ['a score from 1 to 4', { answers: { craft: 5 }, recommendation: 'no' }, 'answers.craft'],
    ['a whole score', { answers: { craft: 2.5 }, recommendation: 'no' }, 'answers.craft'],
    [
      'yes or no',
      { answers: { craft: 1, would_you_work_with_them: 'yes' } },
      'answers.would_you_work_with_them',
    ],
    ['a text', { answers: { craft: 1, notes: 4 } }, 'answers.notes'],
    ['known attributes', { answers: { craft: 1, charm: 4 } }, 'answers.charm'],
  ])(
    'Promise: a submitted card needs %s, and the answer names what is wrong',
    async (_, body, path) => {
      const { id } = await build();
      const answer = await put('first', id, { ...body, submitted: true });
      expect([answer.status, answer.body.error.details[0].path]).toEqual([400, path]);
      expect((await byKey('GET', `/interviews/${id}/scorecards`)).body.data).toEqual([]);
    },
  );

  it("Promise: the others' cards are hidden until one's own is submitted; admins and keys read all", async () => {
    const { id } = await build();
    const [first, second] = [people.first.user.email, people.second.user.email].sort();
    await put('first', id);
    await put('second', id, { answers: { craft: 1 } });
    expect(await readers('second', id)).toEqual([people.second.user.email]);
    expect(await readers('first', id)).toEqual([people.first.user.email]);
    for (const who of ['admin', 'owner', 'recruiter'] as const) {
      expect([who, await readers(who, id)]).toEqual([who, [people.first.user.email]]);
    }
    expect(await readers('viewer', id)).toEqual([]);
    const keyed = await byKey('GET', `/interviews/${id}/scorecards`);
    expect(keyed.body.data).toHaveLength(1);
    await put('second', id);
    expect(await readers('second', id)).toEqual([first, second]);
    expect(await readers('first', id)).toEqual([first, second]);
  });

  it('Promise: a recruiter who interviews is an interviewer too; an admin reads before', async () => {
    const interviewers = [people.recruiter.memberId, people.admin.memberId, people.first.memberId];
    const { id } = await build({ interviewers });
    await put('first', id);
    expect(await readers('recruiter', id)).toEqual([]);
    expect(await readers('admin', id)).toEqual([people.first.user.email]);
    await put('recruiter', id);
    expect(await readers('recruiter', id)).toHaveLength(2);
  });

  it('Promise: only interviewers write; other interviews are 404 for interviewers', async () => {
    const { id } = await build();
    expect((await put('stranger', id)).status).toBe(404);
    for (const path of [`/interviews/${id}`, `/interviews/${id}/scorecards`]) {
      expect((await as('stranger', ['GET', path])).status).toBe(404);
      expect((await as('first', ['GET', path])).status).toBe(200);
    }
    const refused = await put('admin', id);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'insufficient_role']);
    const forged = await put('first', id, { ...good, interviewer: people.second.user.email });
    expect([forged.status, forged.body.error.details[0].path]).toEqual([400, 'interviewer']);
  });

  it('Promise: an interviewer lists only own interviews, without the link of the candidate', async () => {
    const { id } = await build();
    const lists = async (who: Who) =>
      ((await as(who, ['GET', '/interviews?limit=100'])).body.data as Json[]).map(
        (one) => one['id'],
      );
    expect(await lists('stranger')).toEqual([]);
    expect(await lists('first')).toContain(id);
    expect((await as('first', ['GET', `/interviews/${id}`])).body.data.public_url).toBeNull();
    expect(
      (await as('recruiter', ['GET', `/interviews/${id}`])).body.data.public_url,
    ).not.toBeNull();
    await byKey('POST', `/interviews/${id}/cancel`, {});
    expect(await lists('first')).not.toContain(id);
    expect((await put('first', id)).status).toBe(404);
  });

  it('Promise: an interviewer reads the candidate of an interview, and loses it with the interview', async () => {
    const { id, candidate_id: candidate } = await build();
    const read = async (who: Who) => (await as(who, ['GET', `/candidates/${candidate}`])).status;
    expect([await read('first'), await read('second'), await read('stranger')]).toEqual([
      200, 200, 404,
    ]);
    await byKey('POST', `/interviews/${id}/cancel`, {});
    expect(await read('first')).toBe(404);
  });

  it('Promise: with a key the card names its interviewer', async () => {
    const { id } = await build();
    const path = `/interviews/${id}/scorecard`;
    const nobody = await byKey('PUT', path, { ...good, submitted: true });
    expect([nobody.status, nobody.body.error.details[0]?.path]).toEqual([400, 'interviewer']);
    const other = await byKey('PUT', path, { ...good, interviewer: people.stranger.user.email });
    expect([other.status, other.body.error.details[0]?.path]).toEqual([400, 'interviewer']);
    const made = await byKey('PUT', path, {
      ...good,
      submitted: true,
      interviewer: people.first.memberId,
    });
    expect(made.body.data).toMatchObject({ interviewer: { email: people.first.user.email } });
  });

  it('Promise: a card changes until the application moves on, and again when it moves back', async () => {
    const { id: job } = await buildPosting(api, employer);
    const email = `mover-${Date.now().toString(36)}@example.com`;
    const made = await byKey('POST', '/candidates', { email, job_id: job });
    const candidate = made.body.data['id'] as string;
    const { id } = await build({ candidate_id: candidate, job_id: job });
    await put('first', id);
    await put('second', id, { answers: {} });
    const move = (stage: string) => byKey('POST', `/candidates/${candidate}/stage`, { stage });
    await move('screening');
    for (const who of ['first', 'second'] as const) {
      const late = await put(who, id);
      expect([late.status, late.body.error.code]).toEqual([409, 'stage_conflict']);
      expect(late.body.error.message).toContain('moved on');
    }
    await move('applied');
    expect((await put('first', id)).status).toBe(200);
  });

  it('Promise: twenty writes at once are one card and one event', async () => {
    const { id } = await build();
    const answers = await Promise.all(Array.from({ length: 20 }, () => put('first', id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const events = await call<{ data: { type: string; data: { scorecard: Json } }[] }>(
      api,
      employer.key,
      { path: '/events?limit=100&kind=scorecard.submitted' },
    );
    const own = events.body.data.filter(({ data }) => data.scorecard['interview_id'] === id);
    expect(own).toHaveLength(1);
  });

  it('Promise: the summary counts recommendations and means of the cards that the caller reads', async () => {
    const { id, candidate_id: candidate } = await build();
    const summary = async (who: Who) =>
      (await as(who, ['GET', `/candidates/${candidate}/scorecards`])).body.data;
    await put('first', id, {
      answers: { craft: 4, would_you_work_with_them: true },
      recommendation: 'strong_yes',
      submitted: true,
    });
    expect((await summary('second')).submitted).toBe(0);
    await put('second', id, {
      answers: { craft: 1, would_you_work_with_them: false },
      recommendation: 'no',
      submitted: true,
    });
    for (const who of ['first', 'second', 'recruiter', 'owner'] as const) {
      expect(await summary(who)).toMatchObject({
        submitted: 2,
        recommendations: { definitely_not: 0, no: 1, no_decision: 0, yes: 0, strong_yes: 1 },
        attributes: [
          { key: 'craft', answers: 2, mean: 2.5, yes: null },
          { key: 'would_you_work_with_them', answers: 2, mean: null, yes: 1, no: 1 },
          { key: 'notes', answers: 0, mean: null },
        ],
      });
    }
    expect((await summary('viewer')).submitted).toBe(0);
    expect((await as('stranger', ['GET', `/candidates/${candidate}/scorecards`])).status).toBe(404);
  });

  it('Promise: a template that is unknown is refused, and a deleted one still judges its interviews', async () => {
    const unknown = await byKey('POST', '/interviews', {
      ...(await build().then(({ candidate_id }) => ({ candidate_id }))),
      ...{ title: 'x', kind: 'phone', duration_minutes: 30, timezone: 'UTC' },
      ...{
        interviewers: ['nobody-else@example.com'],
        starts_at: new Date(Date.now() + 9e9).toISOString(),
      },
      scorecard_template_id: 'sct_0NaQ8xT2v7Bd1kZp4mXw',
    });
    expect([unknown.status, unknown.body.error.details[0]?.path]).toEqual([
      400,
      'scorecard_template_id',
    ]);
    const template = await buildScorecardTemplate(api, employer);
    const { id } = await build({ scorecard_template_id: template.id });
    expect((await byKey('DELETE', `/scorecard-templates/${template.id}`)).status).toBe(204);
    expect((await byKey('GET', `/scorecard-templates/${template.id}`)).status).toBe(404);
    expect(
      (await put('first', id, { answers: {}, recommendation: 'yes', submitted: true })).status,
    ).toBe(400);
    expect((await put('first', id)).status).toBe(200);
  });

  it('Promise: an interview without a template has notes and a recommendation', async () => {
    const { id } = await build({ scorecard_template_id: null });
    const card = await put('first', id, {
      answers: { notes: 'Calm.' },
      recommendation: 'yes',
      submitted: true,
    });
    expect(card.body.data.attributes).toMatchObject([{ key: 'notes', kind: 'text' }]);
  });

  it('Promise: anonymising erases answers and closes the card, and merging moves it', async () => {
    const { id, candidate_id: duplicate } = await build();
    await put('first', id);
    const made = await byKey('POST', '/candidates', { name: 'Survivor' });
    const survivor = made.body.data['id'] as string;
    const merged = await byKey('POST', '/candidates/merge', {
      primary_id: survivor,
      duplicate_id: duplicate,
    });
    expect(merged.status).toBe(200);
    const summary = await byKey('GET', `/candidates/${survivor}/scorecards`);
    expect(summary.body.data).toMatchObject({ submitted: 1 });
    const { personalData } = api.ctx;
    const gone = await byKey('POST', `/candidates/${survivor}/anonymize`);
    expect(gone.status).toBe(200);
    const ids = [survivor, duplicate];
    const erased = {
      accountId: employer.key.accountId,
      ids,
      fileIds: [],
      noteIds: [],
      addressKeys: [],
    };
    for (const { anonymize } of personalData) await anonymize(api.ctx, erased);
    const [card] = (await byKey('GET', `/interviews/${id}/scorecards`)).body
      .data as unknown as Card[];
    expect(card).toMatchObject({ answers: {}, recommendation: 'yes' });
    const late = await put('first', id);
    expect([404, 409]).toContain(late.status);
  });
});
