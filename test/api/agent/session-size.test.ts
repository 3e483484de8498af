import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { applySessionModel } from '../../../storage/agent/apply-session.model.ts';
import { sessionInputModel } from '../../../storage/agent/session-input.model.ts';
import type { TestKey } from '../../support/factories.ts';
import { buildPosting, call, type Json } from '../../support/hiring/employer.ts';
import {
  applyWithAi,
  personFields,
  startSessionBench,
  type SessionAnswer,
  type SessionBench,
} from '../../support/agent/session-bench.ts';

const SETTLE_S = 25;
const MIB = 1024 * 1024;
const motto = { key: 'motto', label: 'Your motto', type: 'textarea' };

let bench: SessionBench;
let seeker: TestKey;
beforeAll(async () => {
  bench = await startSessionBench();
  seeker = await bench.buildSeeker();
}, 120_000);
afterAll(async () => {
  await bench.close();
});

/** A session of this size in bytes, most of it in messages. */
async function sessionOf(bytes: number): Promise<string> {
  const fields = { application_fields: [...personFields, motto] };
  const { id: jobId } = await buildPosting(bench.api, bench.employer, fields);
  const start = { action: 'start', job_id: jobId, wait_s: SETTLE_S };
  const { id } = (await applyWithAi(bench, seeker, start)).body.data;
  const sessions = applySessionModel(bench.api.ctx.stores.mongo);
  const stored = mongo.BSON.calculateObjectSize((await sessions.findById(id).lean()) ?? {});
  const message = { role: 'user', text: 'x'.repeat(bytes - stored), at: new Date() };
  await sessions.updateOne({ _id: id }, { $push: { messages: message } });
  return id;
}

async function say(id: string, body: Json): Promise<string> {
  const { status, body: answer } = await call<SessionAnswer>(bench.api, seeker, {
    method: 'POST',
    path: `/v1/apply-with-ai/${id}/continue`,
    body: { wait_s: SETTLE_S, ...body },
  });
  return status === 200 ? answer.data.status : `${status} ${answer.error?.code}`;
}

/** Promise: input that would exceed MongoDB's 16 MiB per document is refused before it is stored. */
describe('the size of a session', () => {
  it('is limited to 12 MiB; input beyond is refused completely', async () => {
    const id = await sessionOf(12 * MIB - 20_000);
    const kept = () => sessionInputModel(bench.api.ctx.stores.mongo).countDocuments();
    expect(await say(id, { message: '語'.repeat(9_000) })).toBe('413 payload_too_large');
    expect(await say(id, { answers: { motto: '語'.repeat(9_000) } })).toBe('413 payload_too_large');
    expect(await kept()).toBe(0);
    expect(await say(id, { answers: { motto: 'Onward' } })).toBe('awaiting_approval');
    expect(await kept()).toBe(1);
  });

  it('may shrink when it is above the limit', async () => {
    const id = await sessionOf(12 * MIB - 20_000);
    expect(await say(id, { answers: { motto: 'x'.repeat(5_000) } })).toBe('awaiting_approval');
    const sessions = applySessionModel(bench.api.ctx.stores.mongo);
    const message = { role: 'user', text: 'x'.repeat(30_000), at: new Date() };
    await sessions.updateOne({ _id: id }, { $push: { messages: message } });
    expect(await say(id, { answers: { motto: 'x'.repeat(6_000) } })).toBe('413 payload_too_large');
    expect(await say(id, { answers: { motto: 'Onward' } })).toBe('awaiting_approval');
  });
});
