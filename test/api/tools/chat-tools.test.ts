import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createChatTools } from '../../../api/tools/chat-tools.ts';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { Author } from '../../../domain/agent/chat/chat.ts';
import type { ChatTools, ToolOutcome } from '../../../services/agent/chats/chat-tools.ts';
import { createApiKey } from '../../../services/accounts/create-api-key.ts';
import { revokeApiKey } from '../../../storage/accounts/api-keys.ts';
import { findPlace, removeMember } from '../../../storage/accounts/console/members.ts';
import { setQuota } from '../../../storage/accounts/quotas.ts';
import { buildMember } from '../../support/console/member.ts';
import { buildKey } from '../../support/factories.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Candidate extends Json {
  id: string;
  version: number;
  notes: Json[];
  applications: { stage: string; history: { stage: string; actor: Json }[] }[];
}

let keys = 0;
const newKey = () => `chat-tools-test:${(keys += 1)}`;

/** Promise: a chat's tools act with the author's present rights, once, and over what was shown. */
describe('the tools of a chat', () => {
  let api: TestApi;
  let tools: ChatTools;
  let employer: Employer;
  let author: Author;
  beforeAll(async () => {
    api = await startApi();
    tools = createChatTools(api.ctx);
    employer = await buildEmployer(api);
    author = authorOf(employer.key.keyId);
  });
  afterAll(() => api.close());

  const authorOf = (id: string): Author => ({ kind: 'api_key', id, name: 'test' });
  const post = <Body = Json>(path: string, body: Json = {}) =>
    call<{ data: Body }>(api, employer.key, { method: 'POST', path, body });
  const read = async (id: string) =>
    (await call<{ data: Candidate }>(api, employer.key, { path: `/candidates/${id}` })).body.data;

  /** A candidate who has applied for a new role. */
  async function buildCandidate(): Promise<{ id: string; jobId: string }> {
    const { id: jobId } = await buildPosting(api, employer);
    const made = await post<Candidate>('/candidates', { name: 'Mara Lindqvist', job_id: jobId });
    expect(made).toMatchObject({ status: 201 });
    return { id: made.body.data.id, jobId };
  }

  /** An action as a chat proposes it; `approve` runs it, each time as another attempt of the same run. */
  async function propose(tool: string, given: Json, by = author) {
    const action = { accountId: employer.key.accountId, author: by, tool, arguments: given };
    const seenVersion = await tools.versionFor(action);
    const key = newKey();
    const approve = (approver = by) => tools.run({ ...action, author: approver, key, seenVersion });
    return { seenVersion, approve };
  }

  const run = async (tool: string, given: Json, by = author): Promise<ToolOutcome> =>
    (await propose(tool, given, by)).approve();

  describe('are those that the author may use', () => {
    const namesFor = async (by: Author) =>
      (await tools.toolsOf(employer.key.accountId, by)).map(({ name }) => name);

    it('of a key with its scopes', async () => {
      const { accountId } = employer.key;
      const known = await tools.toolsOf(accountId, author);
      const reading = known.filter(({ reads }) => reads).map(({ name }) => name);
      expect(reading).toEqual(expect.arrayContaining(['list_candidates', 'get_usage']));
      const writing = known.filter(({ reads }) => !reads).map(({ name }) => name);
      expect(writing).toEqual([
        'submit_job_application',
        'create_resume',
        'create_cover_letter',
        'publish_posting',
        'close_posting',
        'move_candidate',
        'add_candidate_note',
        'send_email',
      ]);
    });

    it('none that spends tokens while it reads', async () => {
      const known = await tools.toolsOf(employer.key.accountId, author);
      const details = known.find(({ name }) => name === 'get_job_details');
      expect(Object.keys(details?.input['properties'] as Json)).toEqual(['job_id']);
    });

    it('with the stages of the account, by key and name', async () => {
      const own = await buildKey(api.ctx.stores);
      const stages = [
        { key: 'applied', name: 'New', type: 'lead' },
        { key: 'trial', name: 'Trial day', type: 'active' },
      ];
      await call(api, own, { method: 'PUT', path: '/pipeline-stages', body: { stages } });
      const known = await tools.toolsOf(own.accountId, authorOf(own.keyId));
      for (const name of ['move_candidate', 'list_candidates']) {
        const input = known.find((tool) => tool.name === name)?.input;
        expect(input).toMatchObject({
          properties: {
            stage: {
              enum: ['applied', 'trial'],
              description: expect.stringContaining('trial is “Trial day”'),
            },
          },
        });
      }
    });

    it('of a key without a scope, none of that scope, and without agent:tools none', async () => {
      const { stores } = api.ctx;
      const narrow = await buildKey(stores, { scopes: ['agent:tools', 'jobs:post'] });
      const named = await tools.toolsOf(narrow.accountId, authorOf(narrow.keyId));
      expect(named.map(({ name }) => name)).toEqual([
        'create_resume',
        'create_cover_letter',
        'list_postings',
        'publish_posting',
        'close_posting',
        'get_usage',
      ]);
      const other = await buildKey(stores, { scopes: ['jobs:post'] });
      expect(await tools.toolsOf(other.accountId, authorOf(other.keyId))).toEqual([]);
    });

    it('of another account, none', async () => {
      const { keyId } = await buildKey(api.ctx.stores);
      expect(await namesFor(authorOf(keyId))).toEqual([]);
    });

    it('of a member by role', async () => {
      const { accountId } = employer.key;
      for (const [role, isOffered] of [
        ['recruiter', true],
        ['viewer', false],
      ] as const) {
        const { user } = await buildMember(api, accountId, role);
        const names = await namesFor({ kind: 'user', id: user.id, name: null });
        expect([role, names.includes('move_candidate')]).toEqual([role, isOffered]);
      }
    });
  });

  describe('run with the rights of the moment', () => {
    it('of a member, whom the history names', async () => {
      const { id } = await buildCandidate();
      const { user, memberId, accountId } = await buildMember(
        api,
        employer.key.accountId,
        'recruiter',
      );
      const by: Author = { kind: 'user', id: user.id, name: 'Ines' };
      expect(await run('move_candidate', { candidate_id: id, stage: 'offer' }, by)).toMatchObject({
        isDone: true,
        result: { applications: [{ stage: 'offer' }] },
      });
      const actors = (await read(id)).applications[0]?.history.map(({ actor }) => actor);
      expect(actors?.at(-1)).toMatchObject({ kind: 'user', id: user.id });
      const member = await findPlace(api.ctx.stores, { userId: user.id, accountId });
      if (member === null) throw new Error(`${memberId} was built.`);
      await removeMember(api.ctx.stores, member, operatorCause);
      expect(await run('list_postings', {}, by)).toEqual({
        isDone: false,
        code: 'insufficient_role',
        message: 'The person “Ines” is no longer a member of the account.',
      });
    });

    it('of a key, until it is revoked', async () => {
      const { accountId, keyId } = await buildKey(api.ctx.stores);
      const given = { accountId, author: authorOf(keyId), tool: 'get_usage', arguments: {} };
      const runNow = () => tools.run({ ...given, key: newKey(), seenVersion: null });
      expect(await runNow()).toMatchObject({ isDone: true });
      await revokeApiKey(api.ctx.stores, { accountId, keyId }, operatorCause);
      expect(await runNow()).toEqual({
        isDone: false,
        code: 'invalid_api_key',
        message: 'The API key “test” is no longer valid.',
      });
    });

    it('of a key without the scope, not at all', async () => {
      const { accountId, keyId } = await buildKey(api.ctx.stores, { scopes: ['agent:tools'] });
      const given = { accountId, author: authorOf(keyId), tool: 'list_postings', arguments: {} };
      expect(await tools.run({ ...given, key: newKey(), seenVersion: null })).toMatchObject({
        isDone: false,
        code: 'insufficient_scope',
      });
    });
  });

  describe('have their effect once', () => {
    it('a note and a mail', async () => {
      const { id } = await buildCandidate();
      const email = `once-${Date.now()}@example.com`;
      const note = await propose('add_candidate_note', { candidate_id: id, body: 'Call.' });
      const mail = await propose('send_email', { to: [email], subject: 'Hi', body_text: 'Come.' });
      for (const { approve } of [note, mail]) {
        const [first, second] = [await approve(), await approve()];
        expect(first).toMatchObject({ isDone: true });
        expect(second).toEqual(first);
      }
      expect((await read(id)).notes).toHaveLength(1);
      const sends = await call<{ data: Json[] }>(api, employer.key, { path: '/email/sends' });
      expect(sends.body.data).toHaveLength(1);
    });

    it('a note that is asked for twice at once; the late one may be run again', async () => {
      const { id } = await buildCandidate();
      const note = await propose('add_candidate_note', { candidate_id: id, body: 'Call.' });
      const outcomes = await Promise.allSettled([note.approve(), note.approve()]);
      for (const one of outcomes) {
        const isLate = one.status === 'rejected';
        if (isLate) expect(one.reason).toMatchObject({ code: 'idempotency_in_progress' });
        else expect(one.value).toMatchObject({ isDone: true });
      }
      expect(await note.approve()).toMatchObject({ isDone: true });
      expect((await read(id)).notes).toHaveLength(1);
    });

    it('a move, whose retry returns the candidate', async () => {
      const { id } = await buildCandidate();
      const move = await propose('move_candidate', { candidate_id: id, stage: 'rejected' });
      const [first, second] = [await move.approve(), await move.approve()];
      expect(first).toMatchObject({ isDone: true, result: { id } });
      expect(second).toEqual(first);
      const stages = (await read(id)).applications[0]?.history.map(({ stage }) => stage);
      expect(stages).toEqual(['applied', 'rejected']);
    });

    it('changes that attempts of one run make at once, and each returns the record', async () => {
      const { id, jobId } = await buildCandidate();
      const { accountId } = employer.key;
      const request = { accountId, name: 'narrow', scopes: ['agent:tools' as const] };
      const { key: narrow } = await createApiKey(api.ctx.stores, request);
      for (const { approve } of [
        await propose('move_candidate', {
          candidate_id: id,
          from_stage: 'applied',
          stage: 'offer',
        }),
        await propose('close_posting', { job_id: jobId }),
      ]) {
        // An attempt that is refused has compared the versions, so that none of the others waits for that.
        expect(await approve(authorOf(narrow.id))).toMatchObject({ code: 'insufficient_scope' });
        const outcomes = await Promise.all([approve(), approve(), approve()]);
        expect(outcomes.map(({ isDone }) => isDone)).toEqual([true, true, true]);
      }
      const stages = (await read(id)).applications[0]?.history.map(({ stage }) => stage);
      expect(stages).toEqual(['applied', 'offer']);
    });

    it('publishing and closing', async () => {
      const { id } = await buildPosting(api, employer, { publish: false });
      for (const [tool, status] of [
        ['publish_posting', 'open'],
        ['close_posting', 'closed'],
      ] as const) {
        const action = await propose(tool, { job_id: id });
        const [first, second] = [await action.approve(), await action.approve()];
        expect(first).toMatchObject({ isDone: true, result: { status } });
        expect(second).toEqual(first);
      }
    });
  });

  describe('act only on what was shown', () => {
    it('a candidate who was moved meanwhile, also to the same stage', async () => {
      for (const stage of ['interview', 'offer']) {
        const { id } = await buildCandidate();
        const move = await propose('move_candidate', { candidate_id: id, stage: 'offer' });
        await post(`/candidates/${id}/stage`, { stage });
        const name = stage === 'offer' ? 'Offer' : 'Interview';
        const told = {
          isDone: false,
          code: 'version_conflict',
          message: `This has changed since it was shown. The candidate is at ${name} now.`,
        };
        expect([await move.approve(), await move.approve()]).toEqual([told, told]);
        expect((await read(id)).applications[0]?.stage).toBe(stage);
      }
    });

    it('a candidate whose details changed; a note beside the move does no harm', async () => {
      const { id } = await buildCandidate();
      const given = { candidate_id: id, stage: 'screening' };
      const [first, second] = [
        await propose('move_candidate', given),
        await propose('move_candidate', { ...given, stage: 'offer' }),
      ];
      await run('add_candidate_note', { candidate_id: id, body: 'Call.' });
      expect(await first.approve()).toMatchObject({ isDone: true });
      expect(await second.approve()).toMatchObject({ isDone: false, code: 'version_conflict' });
      const third = await propose('move_candidate', { ...given, stage: 'offer' });
      await call(api, employer.key, {
        method: 'PATCH',
        path: `/candidates/${id}`,
        body: { tags: ['ferry'] },
      });
      expect(await third.approve()).toMatchObject({ isDone: false, code: 'version_conflict' });
    });

    it('a role that changed', async () => {
      const { id } = await buildPosting(api, employer);
      const close = await propose('close_posting', { job_id: id });
      await post(`/jobs/post/${id}/close`);
      expect(await close.approve()).toEqual({
        isDone: false,
        code: 'version_conflict',
        message: 'This has changed since it was shown. The role is closed now.',
      });
    });
  });

  describe('fail in words for a person', () => {
    const message = async (tool: string, given: Json) => {
      const outcome = await run(tool, given);
      return outcome.isDone ? outcome : outcome.message;
    };

    it('with names and labels, without ids', async () => {
      const { id, jobId } = await buildCandidate();
      expect(await message('move_candidate', { candidate_id: id, stage: 'moon' })).toBe(
        'There is no such stage. The stages are Applied, Screening, Interview, Offer, Hired, Rejected.',
      );
      const elsewhere = { candidate_id: id, from_stage: 'offer', stage: 'hired' };
      expect(await message('move_candidate', elsewhere)).toBe('The candidate is at Applied now.');
      expect(await message('get_candidate', { candidate_id: 'cand_none' })).toBe(
        'There is no such candidate.',
      );
      expect(await message('close_posting', { job_id: 'job_none' })).toBe('There is no such role.');
      const mail = { to: ['nobody'], subject: 'Hi', body_text: 'Come.' };
      expect(await message('send_email', mail)).toMatch(/^Recipient 1 /);
      const merged = { primary_id: id, duplicate_id: (await buildCandidate()).id };
      await post('/candidates/merge', merged);
      const given = { candidate_id: merged.duplicate_id };
      expect(await message('get_candidate', given)).toBe(
        'This candidate was merged into another record.',
      );
      expect(await message('submit_job_application', { job_id: jobId })).not.toMatch(/job_|_id/);
    });

    it('with the question of a form', async () => {
      const form = [{ key: 'q_7', label: 'Which licence?', type: 'text', required: true }];
      const { id: jobId } = await buildPosting(api, employer, { application_fields: form });
      const given = { job_id: jobId, name: 'Mara', email: 'mara@example.com' };
      expect(await message('submit_job_application', given)).toBe('“Which licence?” is required.');
    });

    it('also when the quota is used up, which does not pass soon', async () => {
      const { accountId, keyId } = await buildKey(api.ctx.stores);
      await setQuota(api.ctx.stores, accountId, { meter: 'platform_calls', quota: 0 });
      const given = { accountId, author: authorOf(keyId), tool: 'list_postings', arguments: {} };
      expect(await tools.run({ ...given, key: newKey(), seenVersion: null })).toMatchObject({
        isDone: false,
        code: 'quota_exceeded',
      });
    });
  });
});
