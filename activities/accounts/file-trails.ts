import type { AppContext } from '../../services/context.ts';
import { fileTrails } from '../../services/accounts/audit/file-trails.ts';
import { keepAlive } from '../keep-alive.ts';

/** Moves all entries of trails into the audit log. Idempotent: an entry exists once. */
export function createFileTrails({ stores }: AppContext) {
  return async function fileAllTrails(): Promise<number> {
    return keepAlive(() => fileTrails(stores));
  };
}
