import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SessionStatus } from '../../domain/agent/apply-session.ts';
import { bringLedgerUpToDate } from '../../services/platform/billing/read-month.ts';
import { applySessionModel } from '../../storage/agent/apply-session.model.ts';
import { candidateModel } from '../../storage/hiring/candidate.model.ts';
import { accountModel } from '../../storage/platform/account.model.ts';
import { ledgerModel } from '../../storage/platform/billing/ledger.model.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { startModelProcess, type ModelProcess } from '../support/model-server/model-process.ts';
import { modelSettings } from '../support/model-server/model-server.ts';
import { eventually, startService, type RunningService } from '../support/running-service.ts';

const SESSIONS = 200;
const CLIENTS = 16;
/** Every state in which a process can be killed, and who is: each while at least one session is in it. */
const KILLS: [state: SessionStatus, victim: 'api' | 'worker'][] = [
  ['drafting', 'worker'],
  ['needs_input', 'api'],
  ['awaiting_approval', 'worker'],
  ['submitting', 'worker'],
  ['drafting', 'api'],
  ['needs_input', 'worker'],
  ['awaiting_approval', 'api'],
  ['submitting', 'api'],
];

const fields = [
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
  { key: 'motto', label: 'Your motto', type: 'text', required: true },
  { key: 'about', label: 'Tell us about yourself', type: 'textarea' },
];

let model: ModelProcess;
let service: RunningService;
let jobId: string;

beforeAll(async () => {
  model = await startModelProcess();
  service = await startService(modelSettings(model));
  await service.ready();
  const owner = { headers: { authorization: `Bearer ${service.local().api_key}` } };
  await say(owner, { path: '/company-organizations', body: { name: 'Harbour Clockworks' } });
  const role = { title: 'Bell Founder', description_text: 'You cast bells.', publish: true };
  const posted = await say(owner, {
    path: '/jobs/post',
    body: { ...role, application_fields: fields },
  });
  jobId = posted?.['id'] as string;
}, 960_000);

afterAll(async () => {
  await service.stop();
  await model.stop();
}, 120_000);

type Data = Record<string, unknown> & { id: string; status: SessionStatus };
type Speaker = Pick<TestKey, 'headers'>;

interface Call {
  path: string;
  /** GET without one. */
  body?: object;
  /** Idempotency key. */
  key?: string;
}

/** What says to come again, or that the session has gone further already. */
const LATER = new Set(['idempotency_in_progress', 'invalid_session_state']);

/** One call; undefined where there is no answer, or one that brings nothing. */
async function say(
  { headers }: Speaker,
  { path, body, key = randomUUID() }: Call,
): Promise<Data | undefined> {
  const answer = await fetch(service.local().api_url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return undefined;
  return answer.json().then(dataOf, () => undefined);
}

function dataOf(body: unknown): Data | undefined {
  const { data, error } = body as { data?: Data; error?: { code: string } };
  if (error !== undefined && !LATER.has(error.code)) throw new Error(JSON.stringify(error));
  return data;
}

/** A client that repeats each call, under the same key, until the session stands where it should lead. */
async function applyOnce(client: Speaker): Promise<void> {
  const start = { action: 'start', job_id: jobId };
  let id = '';
  await eventually('a session', async () => {
    id = (await say(client, { path: '/jobs/apply', body: start }))?.id ?? '';
    return id !== '';
  });
  const path = `/v1/apply-with-ai/${id}`;
  const standsAt = async (...states: SessionStatus[]) => {
    const session = await say(client, { path: `${path}?wait_s=5` });
    return session !== undefined && states.includes(session.status);
  };
  await eventually('questions', () => standsAt('needs_input'));
  const body = { answers: { motto: 'Time for all' }, message: 'Please be brief.' };
  const key = randomUUID();
  await eventually('a second draft', async () => {
    await say(client, { path: `${path}/continue`, body, key });
    return standsAt('awaiting_approval');
  });
  await eventually('a submission', async () => {
    await say(client, { path: `${path}/approve-submit`, body: {} });
    return standsAt('submitted');
  });
}

async function kill([state, victim]: (typeof KILLS)[number]): Promise<void> {
  const { mongo } = service.ctx.stores;
  await eventually(
    `a session that is ${state}`,
    async () => (await applySessionModel(mongo).exists({ status: state })) !== null,
  );
  await service.kill(victim);
}

/** Sessions with what is stored of their account's money. */
async function booked() {
  const { mongo } = service.ctx.stores;
  const sessions = await applySessionModel(mongo).find({ jobId }).lean();
  for (const { accountId } of sessions) await bringLedgerUpToDate(service.ctx.stores, accountId);
  const entries = await ledgerModel(mongo).find({ kind: 'ai_tokens' }).lean();
  const accounts = await accountModel(mongo)
    .find({ _id: { $in: sessions.map(({ accountId }) => accountId) } })
    .lean();
  return { sessions, entries, accounts };
}

describe('kill -9 of api and worker at every state of sessions', () => {
  it('loses no turn, charges no token twice, submits each once and leaves none behind', async () => {
    const clients = await Promise.all(
      Array.from({ length: SESSIONS }, () => buildKey(service.ctx.stores)),
    );
    let next = 0;
    async function client(): Promise<void> {
      for (let mine = clients[next++]; mine !== undefined; mine = clients[next++]) {
        await applyOnce(mine);
      }
    }
    async function killer(): Promise<void> {
      for (const [index, one] of KILLS.entries()) {
        const moment = (SESSIONS / (KILLS.length + 1)) * index;
        await eventually(`${moment} sessions`, () => next > moment, 300_000);
        await kill(one);
      }
    }
    await Promise.all([killer(), ...Array.from({ length: CLIENTS }, client)]);

    await eventually('every entry in the ledger', async () => {
      const { entries, accounts } = await booked();
      return entries.length === 2 * SESSIONS && accounts.every((one) => one.heldUsdMicros === 0);
    });
    const { sessions, entries } = await booked();
    expect(sessions).toHaveLength(SESSIONS);
    expect(sessions.map(({ status, turn, inputs }) => [status, turn, inputs.length])).toEqual(
      sessions.map(() => ['submitted', 2, 1]),
    );
    // One entry per turn, of what the model reported: 120 tokens in, 40 out.
    const { turns } = await model.calls();
    const cost = 120 * 2 + 40 * 8;
    expect(entries.map(({ key }) => key).sort()).toEqual(
      sessions.flatMap(({ _id }) => [`${_id}:1:0`, `${_id}:2:0`]).sort(),
    );
    expect(new Set(Object.keys(turns))).toEqual(new Set(entries.map(({ key }) => key)));
    expect(entries.every(({ amountUsdMicros }) => Math.abs(amountUsdMicros) === cost)).toBe(true);
    for (const { paidTurns } of sessions) {
      expect(paidTurns.map(({ costUsdMicros }) => costUsdMicros)).toEqual([cost, cost]);
    }

    const { mongo } = service.ctx.stores;
    const candidates = await candidateModel(mongo).find({ 'applications.jobId': jobId }).lean();
    const applications = candidates.flatMap((candidate) => candidate.applications);
    expect(applications.map(({ sessionId }) => sessionId).sort()).toEqual(
      sessions.map(({ _id }) => _id).sort(),
    );
  }, 900_000);
});
