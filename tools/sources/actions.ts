import type { SourceRef } from '../../connectors/connector.ts';
import { connectorOf } from '../../connectors/registry.ts';
import { sourceKinds, type SourceKind } from '../../domain/market/enums.ts';
import { AppError } from '../../domain/common/errors.ts';
import type { AppContext } from '../../services/context.ts';
import { retireSource } from '../../services/market/retire-source.ts';
import { startIngestion } from '../../services/market/start-ingestion.ts';
import { refreshIndexes } from '../../storage/market/search/job-index.ts';
import {
  enableSource,
  ensureSource,
  findSource,
  listSources,
  setCadence,
  type SourceRecord,
} from '../../storage/market/sources.ts';
import { prepareStores } from '../../services/prepare-stores.ts';
import { withLocalContext } from '../local-context.ts';
import { actionNamed, WrongUse, type ActionUse, type Values } from '../terminal/run-command.ts';
import { importAll } from './import-all.ts';
import { recordedFiles } from './recorded-files.ts';
import { sourceLine } from './source-line.ts';
import { importTable, sourceTable } from './tables.ts';

interface Options {
  json: boolean;
  company: string | null;
  /** Null unless said. */
  cadenceMinutes: number | null;
}

const DEFAULT_CADENCE_MINUTES = 60;
const MAX_CADENCE_MINUTES = 365 * 24 * 60;

interface Action extends ActionUse {
  /**
   * Validates the arguments before any server is called, and returns the action to run.
   * @throws WrongUse.
   */
  prepare: (words: string[], options: Options) => (ctx: AppContext) => Promise<number>;
}

const actions: Record<string, Action> = {
  add: {
    words: 2,
    options: ['company', 'cadence'],
    prepare([kindText, token], options) {
      const kind = kindOf('add', kindText);
      if (token === undefined) throw new WrongUse('add: a token or URL is missing.');
      requireReadable(kind, { token, companyName: options.company });
      return async (ctx) => {
        const source = await ensureSource(ctx.stores, {
          kind,
          token,
          companyName: options.company,
          cadenceMinutes: options.cadenceMinutes ?? DEFAULT_CADENCE_MINUTES,
          enabled: true,
        });
        const resumed = await readAsAsked(ctx, source, options);
        const line = `${source._id}  ${kind}  ${token}${resumed ? '  (was paused; resumed)' : ''}`;
        print(options, { source_id: source._id, resumed }, line);
        return 0;
      };
    },
  },
  list: {
    words: 0,
    prepare: (_words, options) => async (ctx) => {
      const sources = await listSources(ctx.stores);
      print(options, sources.map(sourceLine), sourceTable(sources));
      return 0;
    },
  },
  run: {
    words: 1,
    prepare(words, options) {
      const id = idIn(words);
      return async (ctx) => {
        const source = await readableSource(ctx, id);
        const handle = await startIngestion(ctx, { sourceId: source._id });
        const result = await handle.result();
        await refreshIndexes(ctx.stores);
        const line = { source_id: source._id, token: source.token, ...result };
        print(options, [line], importTable([line]));
        return result.status === 'failed' ? 1 : 0;
      };
    },
  },
  pause: switching(false),
  resume: switching(true),
  remove: {
    words: 1,
    prepare(words, options) {
      const id = idIn(words);
      return async (ctx) => {
        const { _id } = await requireSource(ctx, id);
        await retireSource(ctx, _id);
        print(options, { source_id: _id, status: 'removed' }, `${_id}  removed, its jobs closed`);
        return 0;
      };
    },
  },
  import: {
    words: Infinity,
    prepare([kindText, ...paths], options) {
      const kind = kindOf('import', kindText);
      if (paths.length === 0) throw new WrongUse('import: a file or folder is missing.');
      return async (ctx) => {
        const lines = await importAll(ctx, await recordedFiles(kind, paths));
        print(options, lines, importTable(lines));
        return lines.some((line) => line.error !== null) ? 1 : 0;
      };
    },
  },
};

/** Whether a source is read on its schedule from now on. */
function switching(enabled: boolean): Action {
  const status = enabled ? 'resumed' : 'paused';
  return {
    words: 1,
    prepare(words, options) {
      const id = idIn(words);
      return async (ctx) => {
        const { _id } = await readableSource(ctx, id);
        await enableSource(ctx.stores, _id, enabled);
        print(options, { source_id: _id, status }, `${_id}  ${status}`);
        return 0;
      };
    },
  };
}

/** Resumes a feed that an import left paused. Returns whether it was paused. */
async function readAsAsked(
  { stores }: AppContext,
  source: SourceRecord,
  { company, cadenceMinutes }: Options,
): Promise<boolean> {
  if (company !== null && company !== source.companyName) {
    // Jobs that were read before would keep their employer.
    throw new Error(
      `The source ${source._id} is there as ${source.companyName ?? 'what the feed says'}; remove it first.`,
    );
  }
  if (cadenceMinutes !== null) await setCadence(stores, source._id, cadenceMinutes);
  return !source.enabled && enableSource(stores, source._id, true);
}

function kindOf(action: string, text: string | undefined): SourceKind {
  if (text === undefined) throw new WrongUse(`${action}: a kind of source is missing.`);
  const kind = sourceKinds.find((known) => known === text);
  if (!kind) throw new WrongUse(`${text} is no kind of source.`);
  return kind;
}

/** @throws WrongUse for arguments that name no feed of this kind. */
function requireReadable(kind: SourceKind, source: SourceRef): void {
  try {
    connectorOf(kind).endpoint(source);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new WrongUse(`${error.message}.`);
  }
}

/** @throws WrongUse for anything but whole minutes of up to a year. */
function cadenceOf(text: unknown): number {
  const minutes = Number(text);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_CADENCE_MINUTES) return minutes;
  throw new WrongUse(`--cadence: a whole number of minutes from 1 to ${MAX_CADENCE_MINUTES}.`);
}

function idIn([id]: string[]): string {
  if (id === undefined) throw new WrongUse('The id of a source is missing.');
  return id;
}

async function requireSource(ctx: AppContext, id: string): Promise<SourceRecord> {
  const source = await findSource(ctx.stores, id);
  if (!source) throw new Error(`There is no source ${id}. \`npm run sources -- list\` shows them.`);
  return source;
}

/** A source that is not being removed. */
async function readableSource(ctx: AppContext, id: string): Promise<SourceRecord> {
  const source = await requireSource(ctx, id);
  if (!source.removedAt) return source;
  throw new Error(`The source ${source._id} is being removed; \`remove\` finishes that.`);
}

function print(options: Options, data: unknown, text: string): void {
  process.stdout.write(`${options.json ? JSON.stringify(data) : text}\n`);
}

/** Runs an action of `npm run sources`. @throws WrongUse before a server is called. */
export function runSources(values: Values, words: string[]): Promise<number> {
  const { prepare } = actionNamed(actions, words, values);
  const cadenceMinutes = values['cadence'] === undefined ? null : cadenceOf(values['cadence']);
  const company = typeof values['company'] === 'string' ? values['company'] : null;
  const options = { json: values['json'] === true, company, cadenceMinutes };
  const work = prepare(words.slice(1), options);
  return withLocalContext(['MongoDB', 'Elasticsearch', 'Temporal'], async (ctx) => {
    await prepareStores(ctx.stores);
    return work(ctx);
  });
}
