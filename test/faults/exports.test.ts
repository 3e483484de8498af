import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { newCandidate } from '../../domain/hiring/new-candidate.ts';
import { insertCandidate } from '../../storage/hiring/candidates/candidates.ts';
import { fileModel } from '../../storage/files/file.model.ts';
import { newId } from '../../storage/new-id.ts';
import { exportModel } from '../../storage/transfers/exports/export.model.ts';
import { createRandom } from '../../tools/seed/random.ts';
import { postAsOwner } from '../support/processes/post-as-owner.ts';
import {
  eventually,
  startService,
  type RunningService,
} from '../support/processes/running-service.ts';

const PEOPLE = 20_000;
/** How often the worker is killed, at moments derived from the seed. `FAULTS_SEED` repeats a run. */
const DEATHS = 2;
const SEED = process.env['FAULTS_SEED'] ?? randomUUID().slice(0, 8);
const ENDED_MS = 180_000;

let service: RunningService;
beforeAll(async () => {
  service = await startService();
  await service.ready();
}, 960_000);
afterAll(() => service.stop(), 120_000);

async function get(path: string): Promise<Record<string, unknown>> {
  const { api_url: url, api_key: key } = service.local();
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${key}` } });
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

async function addPeople(accountId: string): Promise<void> {
  const now = new Date();
  for (let from = 0; from < PEOPLE; from += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        insertCandidate(
          service.ctx.stores,
          {
            ...newCandidate({ id: newId('candidate'), accountId }, now),
            name: `P ${from + index}`,
          },
          [],
        ),
      ),
    );
  }
}

/** Promise: an export is a complete file with each record once, whenever the worker is killed. */
describe('kill -9 of the worker during an export', () => {
  it('ends with one file, and each candidate in it once', async () => {
    process.stderr.write(`FAULTS_SEED=${SEED}\n`);
    const { mongo } = service.ctx.stores;
    const accountId = String((await get('/account'))['id']);
    await addPeople(accountId);
    const { status, data } = await postAsOwner(service, {
      path: '/exports',
      body: { kind: 'candidates' },
    });
    expect(status).toBe(202);
    const id = String(data['id']);
    const random = createRandom(SEED);
    for (let death = 0; death < DEATHS; death += 1) {
      const moment = random.int(1, 10) * 1_000;
      await eventually('the middle of the export', async () => {
        const one = await exportModel(mongo).findById(id).lean();
        return one?.finishedAt !== null || one.rows >= moment;
      });
      await service.kill('worker');
    }
    await eventually(
      'the end',
      async () => (await get(`/exports/${id}`))['url'] !== null,
      ENDED_MS,
    );

    const one = await get(`/exports/${id}`);
    expect(one).toMatchObject({ status: 'done', rows: PEOPLE, error: null });
    const answer = await fetch(service.local().api_url + new URL(String(one['url'])).pathname);
    const rows: { name: string }[] = parse(await answer.text(), { columns: true });
    expect(rows).toHaveLength(PEOPLE);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(PEOPLE);
    const kept = { 'metadata.accountId': accountId, 'metadata.isExport': true };
    expect(await fileModel(mongo).countDocuments(kept as never)).toBe(1);
  }, 600_000);
});
