import type { Stores } from '../../stores.ts';
import { importErrorModel, type ImportErrorRecord } from './import-error.model.ts';

export type ImportError = Pick<ImportErrorRecord, 'line' | 'column' | 'reason' | 'cells'>;

const LINE_DIGITS = 10;

function idOf(importId: string, line: number): string {
  return `${importId}:${String(line).padStart(LINE_DIGITS, '0')}`;
}

interface BadRows {
  accountId: string;
  importId: string;
  rows: readonly (ImportError & { addressKey: string | null })[];
}

/** Keeps rows that were not imported. A repeated call keeps them once. */
export async function keepImportErrors(
  { mongo }: Stores,
  { accountId, importId, rows }: BadRows,
): Promise<void> {
  if (rows.length === 0) return;
  const at = new Date();
  await importErrorModel(mongo).bulkWrite(
    rows.map(({ line, column, reason, cells, addressKey }) => ({
      updateOne: {
        filter: { _id: idOf(importId, line) },
        update: {
          $set: {
            ...{ accountId, importId, line, column, reason, cells, at },
            ...(addressKey !== null && { addressKey }),
          },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

/** A page of the rows that an import did not write, by line. */
export async function listImportErrors(
  { mongo }: Stores,
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ImportError[]> {
  return importErrorModel(mongo)
    .find({ importId, _id: { $gt: idOf(importId, after) } })
    .sort({ _id: 1 })
    .limit(limit)
    .lean();
}

/** Removes the bad rows of an earlier attempt of a dry run. */
export async function dropImportErrors({ mongo }: Stores, importId: string): Promise<void> {
  await importErrorModel(mongo).deleteMany({ importId });
}

/** Forgets the bad rows with any of these addresses. */
export async function forgetImportErrors(
  { mongo }: Stores,
  accountId: string,
  addressKeys: readonly string[],
): Promise<void> {
  if (addressKeys.length === 0) return;
  await importErrorModel(mongo).deleteMany({ accountId, addressKey: { $in: [...addressKeys] } });
}
