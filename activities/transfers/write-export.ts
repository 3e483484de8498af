import type { AppContext } from '../../services/context.ts';
import { writeExport as write } from '../../services/transfers/exports/write-export.ts';
import type { RunExportInput } from '../../workflows/transfers/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/** Writes the file of an export. Idempotent: an export ends once, and the file of a lost attempt is erased. */
export function createWriteExport(ctx: AppContext) {
  return function writeExport({ accountId, exportId: id }: RunExportInput): Promise<boolean> {
    return keepAlive(() => write(ctx, { accountId, id }, stopIfCancelled));
  };
}
