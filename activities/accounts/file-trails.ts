import type { AppContext } from '../../services/context.ts';
import { fileTrails } from '../../services/accounts/audit/file-trails.ts';
import { keepAlive } from '../keep-alive.ts';

/** Brings what waits in any trail into the audit log. Harmless to repeat: an entry is there once. */
export function createFileTrails({ stores }: AppContext) {
  return async function fileAllTrails(): Promise<number> {
    return keepAlive(() => fileTrails(stores));
  };
}
