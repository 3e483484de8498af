import type { AppContext } from '../../services/context.ts';
import { createClosingActivities } from './closing-activities.ts';
import { createExportActivities } from './export-activities.ts';
import { createImportActivities } from './import-activities.ts';

export type TransferActivities = ReturnType<typeof createTransferActivities>;

/** The activities of imports, exports and closings. */
export function createTransferActivities(ctx: AppContext) {
  return {
    ...createImportActivities(ctx),
    ...createExportActivities(ctx),
    ...createClosingActivities(ctx),
  };
}
