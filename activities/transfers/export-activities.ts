import type { AppContext } from '../../services/context.ts';
import { createFailExport } from './fail-export.ts';
import { createSweepExports } from './sweep-exports.ts';
import { createWriteExport } from './write-export.ts';

/** The activities of exports: one line each. */
export function createExportActivities(ctx: AppContext) {
  return {
    failExport: createFailExport(ctx),
    sweepExports: createSweepExports(ctx),
    writeExport: createWriteExport(ctx),
  };
}
