import { invalidRequest } from '../../../domain/common/errors.ts';
import type { Actor } from '../../../domain/common/actor.ts';
import {
  noCounts,
  type Import,
  type ImportTable,
  type NewImportInput,
} from '../../../domain/transfers/imports/import.ts';
import { idOf } from '../../../storage/new-id.ts';
import { readFile } from '../../../storage/files/files.ts';
import { findImport, insertImport } from '../../../storage/transfers/imports/imports.ts';
import type { AppContext } from '../../context.ts';
import { createOnce } from '../../create-once.ts';
import { orDeferToSweep } from '../../defer-to-sweep.ts';
import type { Creation } from '../../hiring/creation.ts';
import { hostOf, mayBeFetched } from '../../url-host.ts';
import { judgeTable } from './judge-table.ts';
import { startImport } from './start-import.ts';
import { keepTable } from './keep-table.ts';

interface Importing extends Creation {
  actor: Actor;
}

/** The table of an import, or where it is fetched from. */
type Source = Pick<Import, 'filename' | 'url' | 'table'>;

/**
 * Takes a table to be imported. It is judged before it is stored; a table behind a link is judged once it is fetched.
 * @throws AppError for a table that cannot be read, and for columns and members that do not exist.
 */
export async function createImport(
  ctx: AppContext,
  { accountId, run, createdBy = null, actor }: Importing,
  input: NewImportInput,
): Promise<Import> {
  const id = idOf('import', run);
  const earlier = run === null ? null : await findImport(ctx.stores, { accountId, id });
  if (earlier !== null) return earlier;
  const source = await sourceOf(ctx, accountId, input);
  const now = new Date();
  const record: Import = {
    ...{ id, accountId, kind: input.kind, status: 'queued', dryRun: input.dry_run },
    ...source,
    givenMapping: input.mapping,
    ...{ counts: noCounts, rows: 0, line: 1, error: null, actor, createdBy },
    ...{ createdAt: now, updatedAt: now, finishedAt: null },
  };
  const one = await createOnce(ctx.stores, record, { insert: insertImport, find: findImport });
  void orDeferToSweep(ctx, startImport(ctx, one), { importId: id });
  return one;
}

async function sourceOf(
  ctx: AppContext,
  accountId: string,
  input: NewImportInput,
): Promise<Source> {
  const { file, url, import_id: earlier, ...asked } = input;
  if (file !== undefined) {
    const bytes = Buffer.from(file.content_base64, 'base64');
    const table = await keepTable(ctx, accountId, { ...asked, bytes });
    return { filename: file.filename, url: null, table };
  }
  if (url !== undefined) {
    requirePublic(ctx, url);
    return { filename: null, url, table: null };
  }
  return againOf(ctx, { accountId, id: earlier ?? '' }, asked);
}

/** The file of a dry run, read with other columns. */
async function againOf(
  { stores }: AppContext,
  ref: { accountId: string; id: string },
  asked: Pick<NewImportInput, 'kind' | 'mapping'>,
): Promise<Source> {
  const earlier = await findImport(stores, ref);
  const file = earlier?.table && (await readFile(stores, earlier.table.fileId));
  const isKept = (earlier?.fileUntil?.getTime() ?? 0) > Date.now();
  if (!earlier?.dryRun || !file || !isKept) {
    throw invalidRequest('import_id', 'is not a dry run whose file is still there');
  }
  const judged = await judgeTable(file.content, asked);
  const { fileId, archiveId } = earlier.table as ImportTable;
  const { filename, url } = earlier;
  return { filename, url, table: { ...judged, fileId, archiveId } };
}

/** Names are looked up when the file is fetched. */
function requirePublic({ config }: AppContext, url: string): void {
  if (mayBeFetched(hostOf(new URL(url)), config.fetch)) return;
  throw invalidRequest('url', 'must be at a public address');
}
