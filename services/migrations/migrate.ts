import { randomUUID } from 'node:crypto';
import { isNewInstallation } from '../../storage/migrations/is-new-installation.ts';
import {
  holdLock,
  listEnded,
  noteEnded,
  releaseLock,
} from '../../storage/migrations/migration-records.ts';
import type { Migration } from '../../storage/migrations/migration.ts';
import { migrations as all } from '../../storage/migrations/migrations.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AppContext } from '../context.ts';

export interface MigrationPlan {
  number: number;
  title: string;
  /** Documents and indexes that it would change. */
  left: number;
}

/** The migrations that have not ended here, with the size of their work. Changes nothing. */
export async function planMigrations(
  stores: Stores,
  migrations: readonly Migration[] = all,
): Promise<MigrationPlan[]> {
  const plan: MigrationPlan[] = [];
  for (const migration of await openOf(stores, migrations)) {
    const { number, title } = migration;
    plan.push({ number, title, left: await migration.countLeft(stores) });
  }
  return plan;
}

/** Another process holds the lock. */
export class MigrationsRunElsewhere extends Error {
  constructor() {
    super('Another process is running the migrations. Try again when it has ended.');
  }
}

/**
 * Runs the migrations that have not ended here, one after the other, and records each. A killed run goes on where it
 * stopped. Returns those that it ended.
 * @param report called after each batch with the migration and its changes so far.
 * @throws MigrationsRunElsewhere while another process holds the lock.
 */
export async function migrate(
  stores: Stores,
  report: (migration: Migration, changed: number) => void,
  migrations: readonly Migration[] = all,
): Promise<Migration[]> {
  const by = randomUUID();
  if (!(await holdLock(stores, by))) throw new MigrationsRunElsewhere();
  try {
    const open = await openOf(stores, migrations);
    for (const migration of open) await runOne(stores, { migration, by }, report);
    return open;
  } finally {
    await releaseLock(stores, by);
  }
}

async function openOf(stores: Stores, migrations: readonly Migration[]): Promise<Migration[]> {
  const ended = await listEnded(stores);
  return migrations.filter(({ number }) => !ended.has(number));
}

async function runOne(
  stores: Stores,
  { migration, by }: { migration: Migration; by: string },
  report: (migration: Migration, changed: number) => void,
): Promise<void> {
  const { number, title } = migration;
  const startedAt = new Date();
  let changed = 0;
  for (;;) {
    // A batch that took longer than the lease lost the lock, and another process may have begun.
    if (!(await holdLock(stores, by))) throw new MigrationsRunElsewhere();
    const some = await migration.changeSome(stores);
    changed += some;
    report(migration, changed);
    if (some === 0) break;
  }
  await noteEnded(stores, { number, title, startedAt, endedAt: new Date(), changed });
}

/**
 * Runs what a starting process may run. Another process may do so at the same time: then nothing is left for this one.
 * In a new installation nothing is to be changed, so all count as ended.
 */
export async function migrateAtStart(
  stores: Stores,
  migrations: readonly Migration[] = all,
): Promise<void> {
  const open = await openOf(stores, migrations);
  if (open.length === 0) return;
  if (await isNewInstallation(stores)) return skipAll(stores, open);
  const quick = open.filter(({ runsAtStart }) => runsAtStart);
  if (quick.length === 0) return;
  await migrate(stores, () => undefined, quick).catch((error: unknown) => {
    if (!(error instanceof MigrationsRunElsewhere)) throw error;
  });
}

async function skipAll(stores: Stores, migrations: readonly Migration[]): Promise<void> {
  const now = new Date();
  for (const { number, title } of migrations) {
    await noteEnded(stores, { number, title, startedAt: now, endedAt: now, changed: 0 });
  }
}

/** Warns at a process's start of migrations that an operator must run. */
export async function warnOfOpenMigrations({
  stores,
  log,
}: Pick<AppContext, 'stores' | 'log'>): Promise<void> {
  const open = await openOf(stores, all);
  if (open.length === 0) return;
  log.warn({ migrations: open.map(({ title }) => title) }, 'run "npm run migrate" soon');
}
