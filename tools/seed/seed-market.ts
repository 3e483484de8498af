import { prepareStores } from '../../services/prepare-stores.ts';
import type { AppContext } from '../../services/context.ts';
import { withLocalContext } from '../local-context.ts';
import type { ImportLine } from '../sources/import-recorded.ts';
import { type Values, WrongUse } from '../terminal/run-command.ts';
import { importSeed, seededOn } from './import-seed.ts';
import { makeSeed } from './make-seed.ts';
import { MOST_EMPLOYERS } from './words/names.ts';

interface SeedOptions {
  today: Date | null;
  employers: number;
  json: boolean;
}

async function seed(ctx: AppContext, { today, employers, json }: SeedOptions): Promise<number> {
  const startedMs = performance.now();
  const day = today ?? (await seededOn(ctx)) ?? new Date();
  const sources = makeSeed({ dayMs: startOfDay(day), employers });
  const lines = await importSeed(ctx, sources);
  const seconds = (performance.now() - startedMs) / 1000;
  process.stdout.write(json ? `${JSON.stringify(lines)}\n` : `${closingLine(lines, seconds)}\n`);
  return lines.some(({ error }) => error !== null) ? 1 : 0;
}

function closingLine(lines: ImportLine[], seconds: number): string {
  const sum = (pick: (line: ImportLine) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const failed = lines.filter(({ error }) => error !== null);
  const read = `seed: ${sum((line) => line.read)} postings of ${lines.length} sources`;
  const made = `${sum((line) => line.new)} new, ${sum((line) => line.changed)} changed`;
  const problem = failed[0] ? `; ${failed.length} sources failed: ${failed[0].error}` : '';
  return `${read} in ${seconds.toFixed(1)} s (${made}${problem})`;
}

function startOfDay(date: Date): number {
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

function readDay(text: unknown): Date | null {
  if (typeof text !== 'string') return null;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) {
    throw new WrongUse('--today: a day such as 2026-10-20.');
  }
  return day;
}

function readEmployers(text: unknown): number {
  const employers = Number(text);
  if (Number.isInteger(employers) && employers >= 1 && employers <= MOST_EMPLOYERS) {
    return employers;
  }
  throw new WrongUse(`--employers: a whole number from 1 to ${MOST_EMPLOYERS}.`);
}

/** Runs `npm run seed`. @throws WrongUse before a server is called. */
export function seedMarket(values: Values): Promise<number> {
  const options = {
    today: readDay(values['today']),
    employers: readEmployers(values['employers']),
    json: values['json'] === true,
  };
  return withLocalContext(['MongoDB', 'Elasticsearch', 'Temporal'], async (ctx) => {
    await prepareStores(ctx.stores);
    return seed(ctx, options);
  });
}
