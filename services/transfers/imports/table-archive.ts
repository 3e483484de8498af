import { unzipSync, type UnzipFileInfo } from 'fflate';
import { invalidRequest } from '../../../domain/common/errors.ts';
import { MOST_TABLE_BYTES } from '../../../domain/transfers/imports/import.ts';

const MOST_ENTRIES = 10_000;
const MOST_UNPACKED_BYTES = 1024 * 1024 * 1024;
const TABLE = /\.(?:csv|tsv|txt)$/i;
const ARCHIVE = /\.(?:zip|gz|tgz|tar|rar|7z|bz2|xz|jar)$/i;
/** Folders and files that systems add on their own. */
const HIDDEN = /(?:^|\/)(?:__MACOSX|\.)|\/$/;

/** A ZIP with one table, and the files that its rows name. */
export interface TableArchive {
  table: { name: string; bytes: Uint8Array };
  /** A file by its path, or by its name alone; null when there is none. */
  read: (name: string, most: number) => Uint8Array | 'large' | null;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * Opens a ZIP. The sizes in its directory bound what is unpacked: content beyond them is cut off.
 * @throws AppError `invalid_request` when it is damaged, expands too far, or holds no table, several, or an archive.
 */
export function openArchive(bytes: Uint8Array): TableArchive {
  const entries = directoryOf(bytes);
  if (entries.length > MOST_ENTRIES) throw refused(`holds more than ${MOST_ENTRIES} files`);
  if (entries.reduce((sum, { originalSize }) => sum + originalSize, 0) > MOST_UNPACKED_BYTES) {
    throw refused('expands to more than 1 GiB');
  }
  const archive = entries.find(({ name }) => ARCHIVE.test(name));
  if (archive !== undefined) throw refused(`holds another archive, ${archive.name}`);
  const tables = entries.filter(({ name }) => TABLE.test(name) && isTable(name, entries));
  const [table, ...others] = tables;
  if (table === undefined) throw refused('holds no table: a file that ends in .csv');
  if (others.length > 0) throw refused(`holds several tables: ${table.name}, ${others[0]?.name}`);
  if (table.originalSize > MOST_TABLE_BYTES) throw refused('holds a table of more than 32 MiB');
  const byName = new Map(
    entries.flatMap((entry) => namesOf(entry.name).map((name) => [name, entry])),
  );
  return {
    table: { name: table.name, bytes: unpack(bytes, table) },
    read: (name, most) => {
      const entry = byName.get(name.trim()) ?? byName.get(fileName(name));
      if (entry === undefined) return null;
      return entry.originalSize > most ? 'large' : unpack(bytes, entry);
    },
  };
}

/** Texts are résumés when there is a .csv or .tsv. */
function isTable(name: string, entries: readonly UnzipFileInfo[]): boolean {
  return !/\.txt$/i.test(name) || !entries.some((entry) => /\.(?:csv|tsv)$/i.test(entry.name));
}

function namesOf(path: string): string[] {
  return [path, fileName(path)];
}

function fileName(path: string): string {
  return path.trim().split(/[\\/]/).at(-1) ?? path;
}

function directoryOf(bytes: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (!HIDDEN.test(entry.name)) entries.push(entry);
        return false;
      },
    });
  } catch (error) {
    throw refused('is a damaged ZIP', error);
  }
  return entries;
}

function unpack(bytes: Uint8Array, { name }: UnzipFileInfo): Uint8Array {
  try {
    return unzipSync(bytes, { filter: (entry) => entry.name === name })[name] ?? new Uint8Array();
  } catch (error) {
    throw refused('is a damaged ZIP', error);
  }
}

function refused(message: string, cause?: unknown) {
  const error = invalidRequest('file', message);
  if (cause !== undefined) error.cause = cause;
  return error;
}
