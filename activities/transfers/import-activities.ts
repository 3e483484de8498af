import { createSafeFetch } from '../../clients/safe-fetch/index.ts';
import type { AppContext } from '../../services/context.ts';
import { createEndImport } from './end-import.ts';
import { createFetchImport } from './fetch-import.ts';
import { createReadImport } from './read-import.ts';
import { createSweepImports } from './sweep-imports.ts';

/** The activities of imports: one line each. */
export function createImportActivities(ctx: AppContext) {
  const { allowLoopback, allowCidrs: allowedCidrs } = ctx.config.fetch;
  const safeFetch = createSafeFetch({
    ...{ allowLoopback, allowedCidrs },
    // A file server on the developer's machine may use any port.
    ...(allowLoopback ? { allowedPorts: 'any' as const } : {}),
  });
  return {
    endImport: createEndImport(ctx),
    fetchImport: createFetchImport(ctx, safeFetch),
    readImport: createReadImport(ctx, safeFetch),
    sweepImports: createSweepImports(ctx),
  };
}
