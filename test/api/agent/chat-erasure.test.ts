import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeChat } from '../../../services/agent/chats/change-chat.ts';
import { chatInputModel } from '../../../storage/agent/chat-input.model.ts';
import { chatModel } from '../../../storage/agent/chat.model.ts';
import { forgetInChats } from '../../../storage/agent/chats.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call } from '../../support/hiring/employer.ts';
import { chatClient } from '../../support/agent/chat-client.ts';
import { startWorkedApi, type WorkedApi } from '../../support/worked-api.ts';

const NAME = /Zqxjina|Holmqx/iu;

let worked: WorkedApi;
beforeAll(async () => {
  worked = await startWorkedApi();
}, 120_000);
afterAll(async () => {
  await worked.close();
});

/** An account with a candidate, and a chat that found and quotes the candidate and proposes a note. */
async function chatAboutCandidate() {
  const key = await buildKey(worked.api.ctx.stores);
  const body = { name: 'Zqxjina Holmqx', email: 'zqxjina@example.com' };
  const made = await call(worked.api, key, { method: 'POST', path: '/candidates', body });
  const chats = chatClient(worked.api, key);
  const { id } = (await chats.start('How many candidates do I have?')).body.data;
  await chats.say(id, 'Who is Zqxjina Holmqx?');
  const { data } = (await chats.say(id, 'Add a note to Zqxjina Holmqx: Zqxjina called')).body;
  expect(data.actions).toHaveLength(1);
  return { key, chats, id, candidateId: made.body.data['id'] as string };
}

async function stored({ accountId }: TestKey): Promise<string> {
  const { mongo } = worked.ctx.stores;
  const chats = await chatModel(mongo).find({ accountId }).lean();
  const inputs = await chatInputModel(mongo).find({ accountId }).lean();
  return JSON.stringify([chats, inputs]);
}

/** Promise: anonymising a candidate leaves nothing about them in chats, and the chat goes on (decision 0042). */
describe('a candidate that is anonymised', () => {
  it('is gone from every chat of the account, whose proposal cannot be approved any more', async () => {
    const { key, chats, id, candidateId } = await chatAboutCandidate();
    expect(await stored(key)).toMatch(NAME);
    await forgetInChats(worked.ctx.stores, key.accountId, [candidateId]);
    expect(await stored(key)).not.toMatch(NAME);
    const { data } = (await chats.read(id)).body;
    expect(data.actions[0]).toMatchObject({ status: 'rejected', arguments: {} });
    expect((await chats.approve(id, data.actions[0]?.id ?? '')).status).toBe(409);
    const next = await chats.say(id, 'How many candidates do I have?');
    expect([next.status, next.body.data.status]).toEqual([200, 'waiting_for_user']);
  });

  it('stays gone when the chat is written at the same moment', async () => {
    const { key, id, candidateId } = await chatAboutCandidate();
    const target = { accountId: key.accountId, id };
    await Promise.all([
      forgetInChats(worked.ctx.stores, key.accountId, [candidateId]),
      ...Array.from({ length: 5 }, () =>
        changeChat(worked.ctx, target, (chat) => ({ ...chat, updatedAt: new Date() })),
      ),
    ]);
    expect(await stored(key)).not.toMatch(NAME);
  });

  it('of another account is left alone', async () => {
    const { key, candidateId } = await chatAboutCandidate();
    const other = await buildKey(worked.api.ctx.stores);
    await forgetInChats(worked.ctx.stores, other.accountId, [candidateId]);
    expect(await stored(key)).toMatch(NAME);
  });
});
