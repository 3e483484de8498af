import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { restoreBackup } from '../../../services/backup/restore-backup.ts';
import { migrate, planMigrations } from '../../../services/migrations/migrate.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { migrations } from '../../../storage/migrations/migrations.ts';
import { call } from '../../support/hiring/employer.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi } from '../../support/start-api.ts';

const releases = join(__dirname, '../../fixtures/releases');
const recorded = readdirSync(releases).filter((name) => /^\d/.test(name));

/** Promise: an installation that an earlier release wrote is upgraded without losing anything. */
it.each(recorded)('finds everything that release %s has written', async (release) => {
  const folder = join(releases, release);
  const file = readFileSync(join(folder, 'answers.json'), 'utf8');
  const expected = JSON.parse(file) as { api_key: string; answers: Record<string, object> };
  const api = await startApi();
  const { stores } = api.ctx;
  try {
    await restoreBackup(stores, { folder, replaces: true }, () => undefined);
    // As the first release had it: the new release has replaced it by a partial one.
    await stores.mongo.collection('interviews').createIndex({ token: 1 }, { name: 'token' });
    await prepareStores(stores);
    expect(await planMigrations(stores)).toEqual([
      { number: 2, title: 'fill in the switches of boards', left: 2 },
    ]);
    await migrate(stores, () => undefined);
    expect(await planMigrations(stores)).toEqual([]);
    for (const one of migrations) expect(await one.countLeft(stores)).toBe(0);
    const key = { headers: { authorization: `Bearer ${expected.api_key}` } };
    for (const [path, answer] of Object.entries(expected.answers)) {
      expect((await call(api, key, { path })).body).toMatchObject(answer);
    }
  } finally {
    await dropMarket(stores);
    await api.close();
  }
});
