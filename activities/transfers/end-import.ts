import type { AppContext } from '../../services/context.ts';
import { endImport as end } from '../../services/transfers/imports/end-import.ts';
import type { RunImportInput } from '../../workflows/transfers/contract.ts';

const FAILURE =
  'The table could not be read to its end. Send it again: rows that are done are skipped.';

/** Ends an import; false when it had ended already. Idempotent: an import ends once. */
export function createEndImport(ctx: AppContext) {
  return async function endImport(input: RunImportInput & { failed: boolean }): Promise<boolean> {
    const ref = { accountId: input.accountId, id: input.importId };
    const outcome = input.failed
      ? { status: 'failed' as const, error: FAILURE }
      : { status: 'done' as const };
    return (await end(ctx, ref, outcome)) !== null;
  };
}
