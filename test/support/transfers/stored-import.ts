import { noCounts, type Import } from '../../../domain/transfers/imports/import.ts';
import { newId } from '../../../storage/new-id.ts';
import { insertImport } from '../../../storage/transfers/imports/imports.ts';
import type { Stores } from '../../../storage/stores.ts';

/** An import that waits, without a workflow. */
export async function storeImport(
  stores: Stores,
  accountId: string,
  given: Partial<Import> = {},
): Promise<Import> {
  const now = new Date();
  const one: Import = {
    ...{ id: newId('import'), accountId, kind: 'candidates', status: 'queued', dryRun: false },
    ...{ filename: null, url: 'https://files.example/table.csv', givenMapping: {}, table: null },
    ...{ counts: noCounts, rows: 0, line: 1, error: null, createdBy: null },
    actor: { kind: 'api_key', id: 'key_1', name: 'test' },
    ...{ createdAt: now, updatedAt: now, finishedAt: null },
    ...given,
  };
  await insertImport(stores, one);
  return one;
}
