import type { AppContext } from '../../services/context.ts';
import { createExportActivities } from './export-activities.ts';
import { createImportActivities } from './import-activities.ts';

export type TransferActivities = ReturnType<typeof createTransferActivities>;

/** The activities of imports and exports. */
export function createTransferActivities(ctx: AppContext) {
  return { ...createImportActivities(ctx), ...createExportActivities(ctx) };
}
