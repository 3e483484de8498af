import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { AppError, invalidRequest } from '../../../domain/common/errors.ts';
import { transferColumns, type TransferKind } from '../../../domain/transfers/columns.ts';
import { guessColumns } from '../../../domain/transfers/imports/guess-columns.ts';
import { MOST_TABLE_BYTES, type ImportTable } from '../../../domain/transfers/imports/import.ts';
import {
  importMembers,
  missingMembers,
  takesSeveral,
} from '../../../domain/transfers/imports/members.ts';
import {
  encodingOf,
  MOST_COLUMNS,
  MOST_RECORD_BYTES,
  startOf,
} from '../../../domain/transfers/imports/table-format.ts';
import { readTable } from './read-table.ts';

/** Enough to see how a table is written. */
const PROBE_BYTES = 64 * 1024;

export type JudgedTable = Omit<ImportTable, 'fileId' | 'archiveId'>;

interface Asked {
  kind: TransferKind;
  /** Columns and members as the caller gave them. */
  mapping: Readonly<Record<string, string | null>>;
}

/**
 * Finds out how a table is written, and what its columns stand for.
 * @throws AppError `invalid_request` for what is no table, an unknown column or member, or a member that is missing.
 */
export async function judgeTable(bytes: Buffer, { kind, mapping }: Asked): Promise<JudgedTable> {
  const { form, header } = await readHeader(bytes);
  const guessed = guessColumns(kind, header);
  const chosen = chosenColumns(kind, { header, guessed: guessed.mapping, mapping });
  const missing = missingMembers(kind, new Set(Object.values(chosen)));
  if (missing !== null) {
    throw invalidRequest('mapping', `no column is read as ${missing.join(' or ')}`);
  }
  return {
    ...form,
    header,
    lines: linesOf(bytes),
    vendor: guessed.vendor,
    isOwn: isOwnTable(kind, header),
    mapping: chosen,
  };
}

/** How a table is written, and the names of its columns. @throws AppError for what is no table. */
export async function readHeader(bytes: Buffer) {
  if (bytes.length > MOST_TABLE_BYTES) throw new AppError('payload_too_large');
  const encoding = encodingOf(bytes, isUtf8);
  const start = iconv.decode(bytes.subarray(0, PROBE_BYTES), encoding).replace(/^\uFEFF/, '');
  const form = { encoding, ...startOf(start) };
  return { form, header: await headerOf(bytes, form) };
}

async function headerOf(bytes: Buffer, form: Parameters<typeof readTable>[1]): Promise<string[]> {
  const beginning = [bytes.subarray(0, 2 * MOST_RECORD_BYTES)];
  for await (const row of readTable(chunksOf(beginning), form)) {
    if ('broken' in row) throw invalidRequest('file', `line ${row.line} ${row.broken}`);
    if (row.cells.length > MOST_COLUMNS) {
      throw invalidRequest('file', `must have at most ${MOST_COLUMNS} columns`);
    }
    if (row.cells.some((cell) => cell.includes('\0')))
      throw invalidRequest('file', 'is not a table');
    return namedColumns(row.cells);
  }
  throw invalidRequest('file', 'is empty');
}

async function* chunksOf(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

/** Each column has a name of its own. */
function namedColumns(cells: readonly string[]): string[] {
  const names: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, 200) || `Column ${index + 1}`;
    let own = name;
    for (let count = 2; names.includes(own); count += 1) own = `${name} (${count})`;
    names.push(own);
  }
  return names;
}

interface Choice {
  header: readonly string[];
  guessed: Readonly<Record<string, string>>;
  mapping: Readonly<Record<string, string | null>>;
}

/** The caller's columns, and the guessed ones that do not contradict them. */
function chosenColumns(
  kind: TransferKind,
  { header, guessed, mapping }: Choice,
): Record<string, string> {
  const chosen: Record<string, string> = {};
  const taken = new Set<string>();
  for (const [column, member] of Object.entries(mapping)) {
    requireColumn(kind, header, [column, member]);
    if (member === null || member === '') continue;
    if (taken.has(member) && !takesSeveral(kind, member)) {
      throw invalidRequest(`mapping.${column}`, `another column is ${member} already`);
    }
    taken.add(member);
    chosen[column] = member;
  }
  for (const [column, member] of Object.entries(guessed)) {
    if (Object.hasOwn(mapping, column)) continue;
    if (!taken.has(member) || takesSeveral(kind, member)) chosen[column] = member;
  }
  return chosen;
}

/** @throws AppError for a column that the file has not, and a member that the kind has not. */
function requireColumn(
  kind: TransferKind,
  header: readonly string[],
  [column, member]: [string, string | null],
): void {
  if (!header.includes(column)) {
    throw invalidRequest(`mapping.${column}`, 'is not a column of the file');
  }
  if (member === null || member === '' || importMembers(kind).has(member)) return;
  const members = [...importMembers(kind).keys()].join(', ');
  throw invalidRequest(`mapping.${column}`, `must be one of ${members}`);
}

/** Columns that the list of bad rows puts before those of the table. */
const FAULT_COLUMNS = ['line', 'column', 'reason'];

/** Whether a table was exported here: all its columns are ours. */
function isOwnTable(kind: TransferKind, header: readonly string[]): boolean {
  const own = new Set([...transferColumns[kind].map(({ name }) => name), ...FAULT_COLUMNS]);
  return header.includes('id') && header.every((column) => own.has(column));
}

function linesOf(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}
