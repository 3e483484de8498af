import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClosingStep } from '../../domain/accounts/closing.ts';
import { newCandidate } from '../../domain/hiring/new-candidate.ts';
import { findLedgerDifference } from '../../services/billing/check-ledger.ts';
import { startClosing } from '../../services/transfers/closing/start-closing.ts';
import { accountModel } from '../../storage/accounts/account.model.ts';
import { findClosing } from '../../storage/accounts/closings.ts';
import { fileModel } from '../../storage/files/file.model.ts';
import { saveFile } from '../../storage/files/files.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { insertCandidate } from '../../storage/hiring/candidates/candidates.ts';
import { newId } from '../../storage/new-id.ts';
import { createRandom } from '../../tools/seed/random.ts';
import { auditLogOf } from '../support/accounts/audit.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import {
  eventually,
  startService,
  type RunningService,
} from '../support/processes/running-service.ts';

const PEOPLE = 400;
const FILES = 600;
const AT_ONCE = 50;
/** How often the worker is killed while files are erased, at moments derived from the seed. */
const DEATHS = 2;
const SEED = process.env['FAULTS_SEED'] ?? randomUUID().slice(0, 8);
const STEP_MS = 180_000;
/** Of each minute that a closing waits, this much passes at once. */
const PASSED_MS = 57_000;

let service: RunningService;
let closing: TestKey;
let other: TestKey;
beforeAll(async () => {
  service = await startService();
  await service.ready();
}, 960_000);
afterAll(() => service.stop(), 120_000);
beforeEach(async () => {
  closing = await buildKey(service.ctx.stores);
  other = await buildKey(service.ctx.stores);
  await fill(closing.accountId, { people: PEOPLE, files: FILES });
  await fill(other.accountId, { people: 2, files: 2 });
}, 300_000);

async function fill(accountId: string, counts: { people: number; files: number }): Promise<void> {
  const { stores } = service.ctx;
  await inBatches(counts.people, (index) => {
    const candidate = newCandidate({ id: newId('candidate'), accountId }, new Date());
    return insertCandidate(stores, { ...candidate, name: `P ${index}` }, []);
  });
  await inBatches(counts.files, (index) => {
    const content = Buffer.from(`file ${index} of ${accountId}`);
    return saveFile(stores, { accountId, contentType: 'text/plain', content });
  });
}

async function inBatches(count: number, run: (index: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const size = Math.min(AT_ONCE, count - from);
    await Promise.all(Array.from({ length: size }, (_, index) => run(from + index)));
  }
}

/** Makes the next step due now, as the passing of days does. */
async function makeDue(from: ClosingStep, to: ClosingStep = from): Promise<void> {
  await accountModel(service.ctx.stores.mongo).updateOne(
    { _id: closing.accountId, 'closing.step': from },
    { $set: { 'closing.step': to, 'closing.nextAt': new Date() } },
  );
  await startClosing(service.ctx, closing.accountId);
}

function reaches(step: ClosingStep): Promise<void> {
  return eventually(
    step,
    async () => (await findClosing(service.ctx.stores, closing.accountId))?.step === step,
    STEP_MS,
  );
}

/** Waits for the step after one that looks once a minute whether others have ended, without waiting the minute. */
function passes(from: ClosingStep, to: ClosingStep): Promise<void> {
  return eventually(
    to,
    async () => {
      const found = await findClosing(service.ctx.stores, closing.accountId);
      if (found?.step !== from) return found?.step === to;
      const waitsMs = (found.nextAt?.getTime() ?? 0) - Date.now();
      if (waitsMs <= 0) await startClosing(service.ctx, closing.accountId);
      else if (waitsMs < PASSED_MS) await makeDue(from);
      return false;
    },
    STEP_MS,
  );
}

function filesOf({ accountId }: TestKey): Promise<number> {
  return fileModel(service.ctx.stores.mongo).countDocuments({
    'metadata.accountId': accountId,
  } as never);
}

function peopleOf({ accountId }: TestKey): Promise<number> {
  return candidateModel(service.ctx.stores.mongo).countDocuments({ accountId });
}

/** The number of records of the account in each collection that is erased, where there are any. */
async function leftOf({ accountId }: TestKey): Promise<Record<string, number>> {
  const kept = ['audit_log', 'ledger', 'statements'];
  const left: Record<string, number> = {};
  for (const { name, stream } of service.ctx.accountRecords) {
    if (kept.includes(name)) continue;
    for await (const _ of stream(service.ctx.stores, accountId)) left[name] = (left[name] ?? 0) + 1;
  }
  return left;
}

/** How many delivered mails have this subject. */
async function delivered(subject: string): Promise<number> {
  const folder = join(service.directory, 'mail', 'new');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(`Subject: ${subject}`)).length;
}

/** Promise: an account that closes is erased completely, and its owner gets the last mail once, whenever the worker is killed. */
describe('kill -9 of the worker while an account is erased', () => {
  it('leaves nothing of the account, and all of the others', async () => {
    process.stderr.write(`FAULTS_SEED=${SEED}\n`);
    const { stores } = service.ctx;
    const url = `${service.local().api_url}/account`;
    const { headers } = closing;
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(200);
    await passes('announced', 'waiting');

    await makeDue('waiting', 'archived');
    const random = createRandom(SEED);
    const moments = Array.from({ length: DEATHS }, () => random.int(1, FILES - 1));
    for (const moment of moments.sort((a, b) => b - a)) {
      await eventually('the middle of the erasure', async () => (await filesOf(closing)) <= moment);
      await service.kill('worker');
    }
    await reaches('erased');
    expect([await peopleOf(closing), await filesOf(closing)]).toEqual([0, 0]);
    expect((await fetch(url, { headers })).status).toBe(401);

    await makeDue('erased');
    await eventually('the second pass', async () => {
      return (await findClosing(stores, closing.accountId))?.step !== 'erased';
    });
    await service.kill('worker');
    await reaches('told');
    await eventually('the last mail', async () => {
      return (await delivered('Your Openrole account is closed')) > 0;
    });
    await passes('told', 'closed');

    expect(await leftOf(closing)).toEqual({});
    expect(await filesOf(closing)).toBe(0);
    expect(await delivered('Your Openrole account is closed')).toBe(1);
    expect(await findLedgerDifference(stores, closing.accountId)).toBeNull();
    const log = await auditLogOf(stores, closing.accountId);
    expect(log.filter(({ action }) => action === 'account.erased')).toHaveLength(1);
    expect([await peopleOf(other), await filesOf(other)]).toEqual([2, 2]);
    const known = await fetch(url, { headers: other.headers });
    expect(known.status).toBe(200);
  }, 900_000);
});
