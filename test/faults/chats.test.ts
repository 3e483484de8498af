import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findLedgerDifference } from '../../services/billing/check-ledger.ts';
import { bringLedgerUpToDate } from '../../services/billing/read-month.ts';
import { chatModel } from '../../storage/agent/chat.model.ts';
import { ledgerModel } from '../../storage/billing/ledger.model.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { createRandom } from '../../tools/seed/random.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import {
  eventually,
  startService,
  type RunningService,
  type Victim,
} from '../support/processes/running-service.ts';

const CHATS = 40;
const CLIENTS = 8;
const DEATHS = 8;
const VICTIMS: Victim[] = ['worker', 'api', 'mongodb', 'temporal'];
const SEED = process.env['FAULTS_SEED'] ?? randomUUID().slice(0, 8);
const TIMEOUT_MS = 240_000;
const NOTE = 'Call back on Monday';

interface ChatData {
  id: string;
  status: string;
  messages: { role: string; text: string }[];
  actions: { id: string; status: string }[];
}

let service: RunningService;
let key: TestKey;
beforeAll(async () => {
  service = await startService();
  await service.ready();
  key = await buildKey(service.ctx.stores);
}, 960_000);
afterAll(async () => {
  await service.stop();
}, 120_000);

/** One call; undefined without a response, or with one that a repetition may change. */
async function call<Data>(
  method: 'GET' | 'POST',
  path: string,
  { body, once = randomUUID() }: { body?: object; once?: string } = {},
): Promise<Data | undefined> {
  const answer = await fetch(service.local().api_url + path, {
    method,
    headers: { ...key.headers, 'content-type': 'application/json', 'idempotency-key': once },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500 || answer.status === 409) return undefined;
  const { data, error } = (await answer.json()) as { data?: Data; error?: object };
  if (error !== undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** Repeats a call under one idempotency key until it is answered. */
async function insist<Data>(path: string, body: object): Promise<Data> {
  const once = randomUUID();
  let data: Data | undefined;
  await eventually(
    `POST ${path}`,
    async () => {
      data = await call<Data>('POST', path, { body, once });
      return data !== undefined;
    },
    TIMEOUT_MS,
  );
  return data as Data;
}

/** Reads a chat until it is as expected. */
async function settled(id: string, isDone: (chat: ChatData) => boolean): Promise<ChatData> {
  let chat: ChatData | undefined;
  await eventually(
    () => `${id}, which is ${chat?.status ?? 'unread'}`,
    async () => {
      chat = (await call<ChatData>('GET', `/v1/agent/chats/${id}?wait_s=5`)) ?? chat;
      return chat !== undefined && isDone(chat);
    },
    TIMEOUT_MS,
  );
  return chat as ChatData;
}

/** The name of a candidate, which shares no word with another one. */
function nameOf(at: number): string {
  const syllable = 'BDFGHKLMNPRSTVZ'.charAt(at % 15) + 'aeiou'.charAt(Math.floor(at / 15));
  return `${syllable}rik ${syllable}mund`;
}

/** An employer who has a note added by the agent, asks again, and stops. */
async function converse(at: number): Promise<void> {
  const name = nameOf(at);
  await insist('/candidates', { name, email: `person-${at}@example.com` });
  const { id } = await insist<ChatData>('/v1/agent/chats', {
    message: `Add a note to ${name}: ${NOTE}`,
  });
  const asked = await settled(id, ({ status }) => status === 'waiting_for_approval');
  await insist(`/v1/agent/chats/${id}/approve`, { action_id: asked.actions[0]?.id });
  await settled(id, ({ actions }) => actions[0]?.status === 'done');
  await insist(`/v1/agent/chats/${id}/messages`, { message: `Who is ${name}?` });
  await settled(id, (chat) => chat.status === 'waiting_for_user' && chat.messages.length === 4);
  await insist(`/v1/agent/chats/${id}/stop`, {});
}

/** Promise: a crash of anything loses no message, repeats no write and charges no token twice (decision 0042). */
describe('kill -9 of each process during chats', () => {
  it('ends every conversation as if nothing had happened', async () => {
    const random = createRandom(SEED);
    process.stdout.write(`FAULTS_SEED=${SEED}\n`);
    let next = 0;
    let talked = 0;
    async function client(): Promise<void> {
      for (let mine = next++; mine < CHATS; mine = next++) {
        await converse(mine);
        talked += 1;
      }
    }
    async function killer(): Promise<void> {
      for (let death = 0; death < DEATHS; death += 1) {
        const from = (CHATS / (DEATHS + 1)) * death + random.next() * 2;
        await eventually(`${from} conversations`, () => talked >= from, 600_000);
        await service.kill(VICTIMS[death % VICTIMS.length] ?? 'worker');
      }
    }
    await Promise.all([killer(), ...Array.from({ length: CLIENTS }, client)]);
    const chats = await chatModel(service.ctx.stores.mongo)
      .find({ accountId: key.accountId })
      .lean();
    expect(chats.map(({ status }) => status)).toEqual(Array(CHATS).fill('stopped'));
    for (const { messages } of chats) {
      expect(messages.map(({ role }) => role)).toEqual(['user', 'agent', 'user', 'agent']);
    }
  }, 900_000);

  it('adds each note once', async () => {
    const { accountId } = key;
    const candidates = await candidateModel(service.ctx.stores.mongo).find({ accountId }).lean();
    expect(candidates).toHaveLength(CHATS);
    for (const { notes } of candidates) expect(notes.map(({ body }) => body)).toEqual([NOTE]);
  });

  it('charges each model turn once', async () => {
    const { accountId } = key;
    await bringLedgerUpToDate(service.ctx, accountId);
    const { mongo } = service.ctx.stores;
    const entries = await ledgerModel(mongo).find({ accountId, kind: 'ai_tokens' }).lean();
    const chats = await chatModel(mongo).find({ accountId }).lean();
    const paid = chats.flatMap(({ paidTurns }) => paidTurns.map((turn) => turn.key));
    expect(entries.map((entry) => entry.key).sort()).toEqual(paid.sort());
    expect(new Set(paid).size).toBe(paid.length);
    expect(await findLedgerDifference(service.ctx.stores, accountId)).toBeNull();
  });
});
