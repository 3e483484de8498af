import type { AppContext } from '../../services/context.ts';
import { createFileTrails } from './file-trails.ts';

/** The activities of the accounts area: one line each. */
export function createAccountActivities(ctx: AppContext) {
  return { fileTrails: createFileTrails(ctx) };
}
