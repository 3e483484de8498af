import type { ImportTable, NewImportInput } from '../../../domain/transfers/imports/import.ts';
import { saveFile } from '../../../storage/files/files.ts';
import type { AppContext } from '../../context.ts';
import { judgeTable } from './judge-table.ts';
import { isZip, openArchive } from './table-archive.ts';

interface SentTable extends Pick<NewImportInput, 'kind' | 'mapping'> {
  /** A table, or a ZIP with one. */
  bytes: Buffer;
}

/**
 * Judges a table and stores it, with the ZIP that it came in. @throws AppError for one that cannot be read.
 */
export async function keepTable(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
  { bytes, kind, mapping }: SentTable,
): Promise<ImportTable> {
  const isArchive = isZip(bytes);
  const content = isArchive ? Buffer.from(openArchive(bytes).table.bytes) : bytes;
  const judged = await judgeTable(content, { kind, mapping });
  const file = await saveFile(stores, { accountId, contentType: 'text/csv', content });
  const archive = isArchive
    ? await saveFile(stores, { accountId, contentType: 'application/zip', content: bytes })
    : null;
  return { ...judged, fileId: file.id, archiveId: archive?.id ?? null };
}
