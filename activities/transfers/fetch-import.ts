import { ApplicationFailure } from '@temporalio/activity';
import { FetchRefused, type SafeFetch } from '../../clients/safe-fetch/index.ts';
import { AppError } from '../../domain/common/errors.ts';
import { MOST_TABLE_BYTES } from '../../domain/transfers/imports/import.ts';
import type { AppContext } from '../../services/context.ts';
import { endImport } from '../../services/transfers/imports/end-import.ts';
import { keepTable } from '../../services/transfers/imports/keep-table.ts';
import { beginImport, findImport, noteTable } from '../../storage/transfers/imports/imports.ts';
import type { RunImportInput } from '../../workflows/transfers/contract.ts';
import { attemptSignal, keepAlive } from '../keep-alive.ts';

/**
 * Begins an import, and fetches its table if it is behind a link; false when the import has ended. Idempotent: a
 * fetched table is noted once, and the same content is stored once.
 */
export function createFetchImport(ctx: AppContext, safeFetch: SafeFetch) {
  return async function fetchImport(input: RunImportInput): Promise<boolean> {
    const ref = { accountId: input.accountId, id: input.importId };
    if (!(await beginImport(ctx.stores, ref))) return false;
    const one = await findImport(ctx.stores, ref);
    if (one === null || one.table !== null || one.url === null) return one !== null;
    const { url, kind, givenMapping: mapping, accountId } = one;
    return keepAlive(async () => {
      try {
        const bytes = await bytesBehind(safeFetch, url);
        await noteTable(ctx.stores, ref, await keepTable(ctx, accountId, { kind, mapping, bytes }));
        return true;
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === null) throw error;
        await endImport(ctx, ref, { status: 'failed', error: reason });
        return false;
      }
    });
  };
}

async function bytesBehind(safeFetch: SafeFetch, url: string): Promise<Buffer> {
  const signal = attemptSignal();
  const answer = await safeFetch.request(url, {
    maxBytes: MOST_TABLE_BYTES,
    ...(signal !== undefined && { signal }),
  });
  if (answer.status === 200) return answer.bytes();
  answer.close();
  if (answer.status < 500 && answer.status !== 429) {
    throw new AppError('invalid_request', {
      message: `The link answers with status ${answer.status}.`,
    });
  }
  throw ApplicationFailure.create({
    message: 'The server of the link does not answer yet.',
    type: 'link_unavailable',
  });
}

/** Why a table can never be read; null for what a retry may change. */
function refusalOf(error: unknown): string | null {
  if (error instanceof AppError) return error.code === 'unavailable' ? null : error.message;
  return error instanceof FetchRefused ? 'The link leads to an address that is not allowed.' : null;
}
