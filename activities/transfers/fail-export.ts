import type { AppContext } from '../../services/context.ts';
import { endExport } from '../../storage/transfers/exports/exports.ts';
import type { RunExportInput } from '../../workflows/transfers/contract.ts';

const FAILURE = 'The file could not be written. Export again.';

/** Ends an export without a file. Idempotent: an export ends once. */
export function createFailExport(ctx: AppContext) {
  return async function failExport({ accountId, exportId: id }: RunExportInput): Promise<void> {
    await endExport(ctx.stores, { accountId, id }, { error: FAILURE });
  };
}
