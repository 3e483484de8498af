import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRandom } from '../../tools/seed/random.ts';
import { fileTrails } from '../../services/accounts/audit/file-trails.ts';
import { auditLogModel } from '../../storage/accounts/audit/audit-log.model.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { postingModel } from '../../storage/hiring/posting.model.ts';
import { listImportErrors } from '../../storage/transfers/imports/import-errors.ts';
import { importModel } from '../../storage/transfers/imports/import.model.ts';
import { eventModel } from '../../storage/webhooks/events/event.model.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import {
  eventually,
  startService,
  type RunningService,
} from '../support/processes/running-service.ts';
import {
  applicationsOf,
  applicationTable,
  candidateTable,
  notesOf,
  postingTable,
  soundPeople,
  type MadeTable,
} from './import-tables.ts';

const PEOPLE = 2_000;
const APPLICANTS = 1_000;
const ROLES = 60;
/** How often the worker is killed, at moments derived from the seed. `FAULTS_SEED` repeats a run. */
const DEATHS = 3;
const SEED = process.env['FAULTS_SEED'] ?? randomUUID().slice(0, 8);
const ENDED_MS = 300_000;

let service: RunningService;
let key: TestKey;
const tables = [candidateTable(PEOPLE), applicationTable(APPLICANTS), postingTable(ROLES)];

beforeAll(async () => {
  service = await startService();
  await service.ready();
  key = await buildKey(service.ctx.stores);
  await post('/company-organizations', { name: 'Harbour Clockworks' });
  for (const title of ['Bell Founder', 'Bell Hanger']) {
    await post('/jobs/post', { title, description_text: 'You cast bells.', publish: true });
  }
}, 960_000);

afterAll(() => service.stop(), 120_000);

async function post(path: string, body: object): Promise<string> {
  const answer = await fetch(service.local().api_url + path, {
    method: 'POST',
    headers: { ...key.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

function send({ kind, csv }: MadeTable): Promise<string> {
  const content_base64 = Buffer.from(csv).toString('base64');
  return post('/imports', { kind, file: { filename: `${kind}.csv`, content_base64 } });
}

const imports = () => importModel(service.ctx.stores.mongo);
const theirs = () => ({ accountId: key.accountId });

/** Kills the worker while the import is at a row, several times. */
async function killAlong(importId: string, rows: number): Promise<void> {
  const random = createRandom(SEED);
  const moments = Array.from({ length: DEATHS }, () => random.int(1, rows - 1));
  for (const moment of moments.sort((a, b) => a - b)) {
    const reached = { _id: importId, rows: { $gte: moment } };
    await eventually(`${moment} rows`, async () => (await imports().exists(reached)) !== null);
    await service.kill('worker');
  }
}

/** Promise: a row of an import is applied once, whenever the worker is killed. */
describe('kill -9 of the worker during imports', () => {
  const ids: string[] = [];

  it('ends them with counts that add up, and each bad row listed once', async () => {
    process.stderr.write(`FAULTS_SEED=${SEED}\n`);
    for (const table of tables) ids.push(await send(table));
    const [longest = ''] = ids;
    await killAlong(longest, PEOPLE);
    const open = { ...theirs(), finishedAt: null };
    await eventually('the imports', async () => !(await imports().exists(open)), ENDED_MS);
    for (const [index, { counts, badLines }] of tables.entries()) {
      const importId = ids[index] ?? '';
      const one = await imports().findById(importId).lean();
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
      expect(one).toMatchObject({ status: 'done', counts, rows });
      const page = { after: 0, limit: 1_000 };
      const errors = await listImportErrors(service.ctx.stores, importId, page);
      expect(errors.map(({ line }) => line)).toEqual(badLines);
    }
  }, 900_000);

  it('makes one candidate of an external id, with each note once', async () => {
    const people = candidateModel(service.ctx.stores.mongo);
    const found = await people.find({ ...theirs(), email: /^c-/ }).lean();
    const noted = found.map(({ email, notes }) => [email, notes.map(({ body }) => body)]);
    expect(noted.sort()).toEqual(
      soundPeople(PEOPLE)
        .map((n) => [`c-${n}@example.com`, notesOf(n)])
        .sort(),
    );
  });

  it('makes one application of a row, and moves it once', async () => {
    const { mongo } = service.ctx.stores;
    const found = await candidateModel(mongo)
      .find({ ...theirs(), email: /^a-/ })
      .lean();
    const applied = found.map(({ email, applications }) => [
      email,
      applications.map(({ jobTitle, history }) => ({
        title: jobTitle,
        stages: history.map(({ stage }) => stage),
      })),
    ]);
    const applicants = soundPeople(APPLICANTS);
    expect(applied.sort()).toEqual(
      applicants.map((n) => [`a-${n}@example.com`, applicationsOf(n)]).sort(),
    );
    const moves = { ...theirs(), action: 'candidate.stage_changed' as const };
    await fileTrails(service.ctx.stores, key.accountId);
    const { counts } = tables[1] as MadeTable;
    expect(await auditLogModel(mongo).countDocuments(moves)).toBe(counts.changed);
  });

  it('announces no candidate, and each role once', async () => {
    const { mongo } = service.ctx.stores;
    const roles = await postingModel(mongo).find(theirs()).lean();
    expect(roles).toHaveLength(soundPeople(ROLES).length + 2);
    await eventually('empty outboxes', async () => {
      const waiting = { ...theirs(), 'outbox.0': { $exists: true } };
      return (await postingModel(mongo).exists(waiting)) === null;
    });
    const events = await eventModel(mongo).find(theirs()).lean();
    const told = events.map(({ kind, data }) => [kind, (data as { job: { id: string } }).job.id]);
    expect(told.sort()).toEqual(roles.map(({ _id }) => ['job.published', _id]).sort());
  });
});
