import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chatSchema } from '../../../domain/agent/chat/chat-wire.ts';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { createApiKey } from '../../../services/accounts/create-api-key.ts';
import { decideAction } from '../../../services/agent/chats/act-on-chat.ts';
import { startChat } from '../../../services/agent/chats/start-chat.ts';
import { newRun } from '../../../storage/new-id.ts';
import { creditAccount } from '../../../services/billing/credit-account.ts';
import { chatModel } from '../../../storage/agent/chat.model.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { chatClient } from '../../support/agent/chat-client.ts';
import {
  modelSettings,
  startModelServer,
  type ModelCall,
  type ModelServer,
} from '../../support/agent/model-server/model-server.ts';
import { callsFunctions, saysText, type Reply } from '../../support/agent/model-server/replies.ts';
import { eventually } from '../../support/eventually.ts';
import { startWorkedApi, type WorkedApi } from '../../support/worked-api.ts';

const CREDIT = 1_000_000;

let server: ModelServer;
let worked: WorkedApi;
let employer: Employer;
let nils: { id: string };
let jobId: string;
beforeAll(async () => {
  server = await startModelServer();
  worked = await startWorkedApi({ settings: modelSettings(server) });
  const key = await buildKey(worked.api.ctx.stores, {}, CREDIT);
  employer = await buildEmployer(worked.api, {}, key);
  jobId = (await buildPosting(worked.api, employer, { title: 'Ferry Deckhand' })).id;
  nils = await addCandidate('Nils Holm');
}, 180_000);
afterAll(async () => {
  await worked.close();
  await server.close();
});

async function addCandidate(name: string): Promise<{ id: string }> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const body = { name, email, job_id: jobId };
  const made = await call(worked.api, employer.key, { method: 'POST', path: '/candidates', body });
  expect(made.status).toBe(201);
  return made.body.data as { id: string };
}

const chats = (key: TestKey = employer.key) => chatClient(worked.api, key);
const stageOf = async ({ id }: { id: string }) => {
  const { body } = await call(worked.api, employer.key, { path: `/candidates/${id}` });
  return (body.data['applications'] as { stage: string }[])[0]?.stage;
};

interface Call {
  tool: string;
  arguments: Record<string, unknown>;
}

const calls = (...list: Call[]) =>
  list.map(({ tool, arguments: given }) => ({ name: tool, args: given }));
const find = (): Reply =>
  callsFunctions(calls({ tool: 'list_candidates', arguments: { job_id: jobId } }));
const answer = (text: string, ...actions: Call[]): Reply =>
  actions.length === 0 ? saysText(text) : callsFunctions(calls(...actions), text);
const moveTo = (stage: string, candidate = nils): Call => ({
  tool: 'move_candidate',
  arguments: { candidate_id: candidate.id, job_id: jobId, stage },
});

/** Reads candidates first, then answers. */
function reads(then: (call: ModelCall) => Reply) {
  server.behave((asked) => (asked.turn?.endsWith(':0') === true ? find() : then(asked)));
}

/** Promise: a chat states only what its tools found, and writes only what a person approved, once. */
describe('a chat with a model', () => {
  it('reads with tools, and takes out what no tool found', async () => {
    reads(() => answer('Nils Holm applied. Greta Falk applied too.'));
    const { status, body } = await chats().start('Who applied to the ferry role?');
    expect(status).toBe(201);
    expect(chatSchema.parse(body.data)).toEqual(body.data);
    expect(body.data.status).toBe('waiting_for_user');
    expect(body.data.title).toBe('Who applied to the ferry role?');
    const [call] = body.data.tool_calls;
    expect(call).toMatchObject({ tool: 'list_candidates', status: 'done' });
    const said = body.data.messages[1];
    expect(said?.text).toBe('Nils Holm applied.');
    expect(said?.removed).toEqual(['Greta Falk applied too.']);
    expect(said?.citations).toContainEqual(
      expect.objectContaining({ tool_call_id: call?.id, quote: 'Nils Holm' }),
    );
    expect(body.data.usage.cost_usd_micros).toBeGreaterThan(0);
  });

  it('proposes what the user asks for, and runs it once when it is approved', async () => {
    const greta = await addCandidate('Greta Moen');
    reads(() => answer('I can move Greta Moen.', moveTo('screening', greta)));
    const { body } = await chats().start('Move Greta Moen to screening');
    const { id, actions } = body.data;
    expect([body.data.status, actions.length]).toEqual(['waiting_for_approval', 1]);
    expect(await stageOf(greta)).toBe('applied');
    const action = actions[0]?.id ?? '';
    const both = await Promise.all([chats().approve(id, action), chats().approve(id, action)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { data } = (await chats().read(id, '?wait_s=10')).body;
    expect(data.actions[0]).toMatchObject({ status: 'done', decided_by: { kind: 'api_key' } });
    expect([data.status, await stageOf(greta)]).toEqual(['waiting_for_user', 'screening']);
    expect((await chats().reject(id, action)).status).toBe(409);
  });

  it('is begun once per run, also when the answer to the first call was lost', async () => {
    server.behave(answer('Nothing is posted yet.'));
    const { accountId, keyId } = await buildKey(worked.api.ctx.stores, {}, CREDIT);
    const author = { kind: 'api_key', id: keyId, name: null } as const;
    const context = { jobId: null, candidateId: null };
    const request = { accountId, said: { text: 'Hello', author }, context, run: newRun() };
    const [first, second] = [
      await startChat(worked.ctx, request),
      await startChat(worked.ctx, request),
    ];
    expect(second.id).toBe(first.id);
    expect(await chatModel(worked.ctx.stores.mongo).countDocuments({ accountId })).toBe(1);
  });

  it('knows its decision again, when the answer to the first call was lost', async () => {
    const siv = await addCandidate('Siv Dahl');
    reads(() => answer('I can move Siv Dahl.', moveTo('screening', siv)));
    const { data } = (await chats().start('Move Siv Dahl to screening')).body;
    const target = { accountId: employer.key.accountId, id: data.id };
    const author = { kind: 'api_key', id: employer.key.keyId, name: null } as const;
    const decision = { actionId: data.actions[0]?.id ?? '', reason: null, author };
    const approval = { ...decision, kind: 'approve', idempotencyKey: 'once' } as const;
    await decideAction(worked.ctx, target, approval);
    await eventually('a moved candidate', async () => (await stageOf(siv)) === 'screening');
    expect((await decideAction(worked.ctx, target, approval)).id).toBe(data.id);
    const other = decideAction(worked.ctx, target, { ...approval, idempotencyKey: 'twice' });
    await expect(other).rejects.toMatchObject({ code: 'conflict' });
  });

  it('proposes nothing that the message does not ask for, also when a text demands it', async () => {
    reads(() => answer('Nils Holm applied.', moveTo('hired')));
    const { body } = await chats().start('Who applied to the ferry role?');
    expect([body.data.status, body.data.actions]).toEqual(['waiting_for_user', []]);
    server.behave(answer('', moveTo('hired')));
    const next = await chats().say(body.data.id, 'And who else?');
    expect([next.body.data.status, next.body.data.actions]).toEqual(['waiting_for_user', []]);
    expect(await stageOf(nils)).toBe('applied');
  });

  it('fails an approved action whose candidate was moved meanwhile', async () => {
    const olaf = await addCandidate('Olaf Berg');
    reads(() => answer('I can move Olaf Berg.', moveTo('interview', olaf)));
    const { body } = await chats().start('Move Olaf Berg to interview');
    const stage = { stage: 'screening', job_id: jobId };
    await call(worked.api, employer.key, {
      method: 'POST',
      path: `/candidates/${olaf.id}/stage`,
      body: stage,
    });
    await chats().approve(body.data.id, body.data.actions[0]?.id ?? '');
    const { data } = (await chats().read(body.data.id, '?wait_s=10')).body;
    expect(data.actions[0]).toMatchObject({ status: 'failed', result: null });
    expect(data.actions[0]?.reason).not.toBe('');
    expect(await stageOf(olaf)).toBe('screening');
  });

  it('says in words that a tool failed, and goes on', async () => {
    server.behave((asked) =>
      asked.turn?.endsWith(':0') === true
        ? answer('', { tool: 'get_candidate', arguments: { candidate_id: 'cand_none' } })
        : answer('I did not find that person.'),
    );
    const { body } = await chats().start('Show me the candidate');
    expect(body.data.tool_calls[0]).toMatchObject({ status: 'failed', result: null });
    expect(body.data.tool_calls[0]?.summary).not.toMatch(/cand_|\/candidates|null/u);
    expect(body.data.status).toBe('waiting_for_user');
  });

  it('reads at most eight times in a turn', async () => {
    server.behave(() => find());
    const { body } = await chats().start('Look again and again');
    expect([body.data.status, body.data.tool_calls.length]).toEqual(['waiting_for_user', 8]);
  });

  it('declines a question about age before a model is asked', async () => {
    const asked = server.calls.length;
    const { body } = await chats().start('Which of the applicants are older than 50?');
    expect(server.calls.length).toBe(asked);
    expect(body.data.messages[1]?.text).toContain('I do not answer questions about age');
    expect(body.data.usage.cost_usd_micros).toBe(0);
  });

  it('waits for funds and goes on after a credit', async () => {
    const poor = await buildKey(worked.api.ctx.stores, {}, 0);
    server.behave(answer('Nothing is posted yet.'));
    const { body } = await chats(poor).start('What is posted?');
    expect([body.data.status, body.data.error?.code]).toEqual([
      'needs_payment',
      'PAYMENT_REQUIRED',
    ]);
    expect((await chats(poor).say(body.data.id, 'Hello?')).status).toBe(409);
    await creditAccount(worked.ctx, { ...poor, cause: operatorCause, reason: 'Test' }, CREDIT);
    await eventually('an answer', async () => {
      const { data } = (await chats(poor).read(body.data.id)).body;
      return data.status === 'waiting_for_user' && data.error === null;
    });
  });
});

/** Promise: a chat belongs to its account, and refuses what it cannot do with a reason. */
describe('the chat endpoints', () => {
  it('know no chat, action and context of another account', async () => {
    reads(() => answer('I can move Nils Holm.', moveTo('screening')));
    const { body } = await chats().start('Move Nils Holm to screening');
    const other = await buildKey(worked.api.ctx.stores);
    const { id, actions } = body.data;
    const action = actions[0]?.id ?? '';
    const refused = await Promise.all([
      chats(other).read(id),
      chats(other).say(id, 'Hello'),
      chats(other).approve(id, action),
      chats(other).reject(id, action),
      chats(other).stop(id),
      chats(other).remove(id),
      chats().approve(id, 'act_none'),
      chats(other).start('Hello', { context: { candidate_id: nils.id } }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    const own = { job_id: jobId, candidate_id: nils.id };
    const both = await chats().start('Hello', { context: own });
    expect([both.status, both.body.error?.details?.[0]?.path]).toEqual([400, 'context']);
    await chats().stop(id);
    expect((await chats().approve(id, action)).status).toBe(409);
  });

  it('do not approve without the scope of the tool', async () => {
    const { accountId } = employer.key;
    const { text } = await createApiKey(worked.api.ctx.stores, {
      ...{ accountId, name: 'reader', requestsPerMinute: 1000 },
      scopes: ['agent:tools', 'jobs:read'],
    });
    const reader = { headers: { authorization: `Bearer ${text}` } };
    reads(() => answer('I can move Nils Holm.', moveTo('screening')));
    const { body } = await chats().start('Move Nils Holm to screening');
    const { id, actions } = body.data;
    const refused = await chatClient(worked.api, reader).approve(id, actions[0]?.id ?? '');
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'insufficient_scope']);
    expect((await chats().read(id)).body.data.actions[0]?.status).toBe('proposed');
    const rejected = await chats().reject(id, actions[0]?.id ?? '', 'Not yet');
    expect(rejected.body.data.actions[0]).toMatchObject({ status: 'rejected', reason: 'Not yet' });
  });

  it('refuse an empty and a long message by name', async () => {
    for (const message of ['', 'x'.repeat(4_001)]) {
      const { status, body } = await chats().start(message);
      expect([status, body.error?.details?.[0]?.path]).toEqual([400, 'message']);
    }
  });

  it('list, stop and delete', async () => {
    server.behave(answer('Nothing is posted yet.'));
    const key = await buildKey(worked.api.ctx.stores, {}, CREDIT);
    const { body } = await chats(key).start('Hello there');
    const { id } = body.data;
    expect((await chats(key).list()).body.data).toMatchObject([{ id, title: 'Hello there' }]);
    expect((await chats(key).stop(id)).body.data.status).toBe('stopped');
    expect((await chats(key).say(id, 'Hello?')).status).toBe(409);
    expect((await chats(key).remove(id)).status).toBe(204);
    expect((await chats(key).read(id)).status).toBe(404);
    expect(await chatModel(worked.ctx.stores.mongo).findById(id)).toBeNull();
  });

  it('stream every event once, also after a lost connection', async () => {
    reads(() => answer('Nils Holm applied. He waits.'));
    const { body } = await chats().start('Who applied to the ferry role?');
    const { id } = body.data;
    await chats().stop(id);
    const stream = async (last?: string) => {
      const response = await fetch(`${worked.api.url}/v1/agent/chats/${id}/events`, {
        headers: { ...employer.key.headers, ...(last !== undefined && { 'last-event-id': last }) },
      });
      return response.text();
    };
    const whole = await stream();
    const kinds = [...whole.matchAll(/^event: (\w+)$/gmu)].map(([, kind]) => kind);
    expect(kinds.slice(0, 3)).toEqual(['status', 'tool_call', 'tool_call']);
    expect(kinds.at(-1)).toBe('status');
    const ids = [...whole.matchAll(/^id: (\d+)$/gmu)].map(([, position]) => Number(position));
    expect(ids).toEqual(ids.map((_, at) => at + 1));
    const middle = String(ids[1]);
    expect(await stream(middle)).toBe(whole.slice(whole.indexOf(`id: ${Number(middle) + 1}\n`)));
    const deltas = [...whole.matchAll(/"delta":"([^"]*)"/gu)].map(([, delta]) => delta);
    expect(deltas.join('')).toBe(body.data.messages[1]?.text);
  });
});
