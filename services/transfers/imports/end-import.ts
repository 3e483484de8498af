import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Import, ImportTable } from '../../../domain/transfers/imports/import.ts';
import {
  endImport as endRecord,
  findImport,
  type ImportEnd,
} from '../../../storage/transfers/imports/imports.ts';
import type { AppContext } from '../../context.ts';
import { eraseUnusedFile } from '../../files/erase-unused-file.ts';

/** How long the file of a dry run is kept, to be imported. */
const DRY_RUN_FILE_MS = 24 * 60 * 60_000;

/**
 * Ends an import; null when it has ended already. Its file is erased: it holds personal data, and bad rows are kept
 * apart. The file of a dry run is kept for a day.
 */
export async function endImport(
  ctx: Pick<AppContext, 'stores' | 'fileUses'>,
  ref: OwnedRef,
  { status, error = null }: { status: ImportEnd['status']; error?: string | null },
): Promise<Import | null> {
  const one = await findImport(ctx.stores, ref);
  const keeps = one?.dryRun === true && status === 'done';
  const fileUntil = keeps ? new Date(Date.now() + DRY_RUN_FILE_MS) : null;
  const ended = await endRecord(ctx.stores, ref, { status, error, fileUntil });
  if (ended?.table && !keeps) await eraseTable(ctx, ref.accountId, ended.table);
  return ended;
}

async function eraseTable(
  ctx: Pick<AppContext, 'stores' | 'fileUses'>,
  accountId: string,
  { fileId, archiveId }: ImportTable,
): Promise<void> {
  await eraseUnusedFile(ctx, { accountId, id: fileId });
  if (archiveId !== null) await eraseUnusedFile(ctx, { accountId, id: archiveId });
}
