import { migrate, planMigrations } from '../services/migrations/migrate.ts';
import type { Stores } from '../storage/stores.ts';
import { withLocalContext } from './local-context.ts';
import type { Values } from './terminal/run-command.ts';
import { progress, progressDone } from './terminal/say.ts';

interface Row {
  number: number;
  title: string;
  /** Documents and indexes, changed or to be changed. */
  changes: number;
}

/** Runs `npm run migrate`. */
export function migrateStores(values: Values): Promise<number> {
  return withLocalContext(['MongoDB'], async ({ stores }) => {
    const isDry = values['dry-run'] === true;
    const rows = isDry ? await plannedRows(stores) : await runAll(stores);
    const json = values['json'] === true;
    process.stdout.write(json ? `${JSON.stringify({ migrations: rows })}\n` : report(rows, isDry));
    return 0;
  });
}

async function plannedRows(stores: Stores): Promise<Row[]> {
  const plan = await planMigrations(stores);
  return plan.map(({ number, title, left }) => ({ number, title, changes: left }));
}

async function runAll(stores: Stores): Promise<Row[]> {
  const changes = new Map<number, number>();
  const ended = await migrate(stores, ({ number, title }, changed) => {
    changes.set(number, changed);
    progress('migrate', `${title}: ${changed}`);
  });
  progressDone('migrate');
  return ended.map(({ number, title }) => ({ number, title, changes: changes.get(number) ?? 0 }));
}

function report(rows: readonly Row[], isDry: boolean): string {
  if (rows.length === 0) return 'Nothing is to be changed.\n';
  const verb = isDry ? 'would change' : 'changed';
  return rows
    .map(({ number, title, changes }) => `${number} ${title}: ${verb} ${changes}\n`)
    .join('');
}
