import type { AttachedFile } from '../../../domain/hiring/candidate.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import { isArchive, type Export } from '../../../domain/transfers/exports/export.ts';
import {
  contentTypes,
  filePath,
  type TableKind,
} from '../../../domain/transfers/exports/exported-rows.ts';
import { readParts } from '../../../storage/files/files.ts';
import { writeExportFile } from '../../../storage/transfers/exports/export-file.ts';
import { endExport, findExport, noteProgress } from '../../../storage/transfers/exports/exports.ts';
import type { AppContext } from '../../context.ts';
import { eraseUnusedFile } from '../../files/erase-unused-file.ts';
import { accountArchive } from './account-archive.ts';
import { tableParts, type Seen } from './table-parts.ts';
import { zipParts, type ZipEntry } from './zip-parts.ts';

type Writing = Pick<AppContext, 'stores' | 'fileUses' | 'accountRecords'>;

/** Rows between two notes of the progress. */
const NOTED_ROWS = 1_000;

/** The export has ended meanwhile. */
class Ended extends Error {}

/**
 * Writes the file of an export and ends it; false when it had ended. Each attempt writes a file of its own, and the
 * one that ends the export keeps it: a file is complete or not there.
 */
export async function writeExport(
  ctx: Writing,
  ref: OwnedRef,
  between: () => void,
): Promise<boolean> {
  const one = await findExport(ctx.stores, ref);
  if (one === null || one.finishedAt !== null) return false;
  let rows = 0;
  const note = async () => {
    if (!(await noteProgress(ctx.stores, ref, rows))) throw new Ended();
  };
  const seen = async (count: number) => {
    between();
    const before = rows;
    rows += count;
    if (Math.floor(before / NOTED_ROWS) < Math.floor(rows / NOTED_ROWS)) await note();
  };
  try {
    await note();
    const contentType = isArchive(one) ? 'application/zip' : contentTypes[one.format];
    const file = await writeExportFile(
      ctx.stores,
      { ...ref, contentType },
      partsOf(ctx, one, seen),
    );
    if (await endExport(ctx.stores, ref, { file, rows })) return true;
    await eraseUnusedFile(ctx, { accountId: ref.accountId, id: file.id });
    return false;
  } catch (error) {
    if (error instanceof Ended) return false;
    throw error;
  }
}

function partsOf(ctx: Writing, one: Export, seen: Seen): AsyncIterable<Uint8Array> {
  const { kind } = one;
  if (kind === 'account') return zipParts(accountArchive(ctx, one, seen));
  if (!one.files) return tableParts(ctx.stores, { ...one, kind }, seen);
  return zipParts(tableWithFiles(ctx, { ...one, kind }, seen));
}

/** A table, and the files that its rows have. They are known once the table has been read. */
function* tableWithFiles(
  { stores }: Writing,
  one: Export & { kind: TableKind },
  seen: Seen,
): Generator<ZipEntry> {
  const found = new Map<string, string>();
  const noting = (rows: number, files: readonly AttachedFile[]) => {
    for (const file of files) found.set(filePath(file), file.fileId);
    return seen(rows, files);
  };
  yield { path: `${one.kind}.${one.format}`, parts: tableParts(stores, one, noting) };
  for (const [path, id] of found) yield { path, parts: readParts(stores, id) };
}
