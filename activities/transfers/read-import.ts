import type { SafeFetch } from '../../clients/safe-fetch/index.ts';
import type { AppContext } from '../../services/context.ts';
import { runImport } from '../../services/transfers/imports/run-import.ts';
import type { RunImportInput } from '../../workflows/transfers/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/**
 * Imports the rows that are left. Idempotent: it continues after the last batch that was noted, and every record has
 * an id that follows from the import and the line.
 */
export function createReadImport(ctx: AppContext, safeFetch: SafeFetch) {
  return function readImport({ accountId, importId: id }: RunImportInput): Promise<void> {
    const ref = { accountId, id };
    return keepAlive(() => runImport(ctx, { ref, safeFetch, between: stopIfCancelled }));
  };
}
