import type { Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import iconv from 'iconv-lite';
import type { TableRow } from '../../../domain/transfers/imports/row.ts';
import {
  MOST_RECORD_BYTES,
  type TableEncoding,
} from '../../../domain/transfers/imports/table-format.ts';
import { LineCounter, linesWithin } from './line-counter.ts';

export interface TableForm {
  encoding: TableEncoding;
  separator: string;
  /** Characters before the header. */
  skip: number;
}

/** A record that cannot be read, with which the table ends. */
export interface BrokenRow {
  line: number;
  broken: string;
}

/**
 * The records of a table with their lines, as they are read; the header first. Blank ones are left out. A record that
 * cannot be read is the last one.
 */
export async function* readTable(
  bytes: Readable | AsyncIterable<Buffer>,
  form: TableForm,
): AsyncGenerator<TableRow | BrokenRow> {
  const reader = new RecordReader(form.separator);
  for await (const chunk of decoded(bytes, form)) {
    yield* await reader.write(chunk);
    if (reader.isBroken) return;
  }
  yield* await reader.end();
}

/** The text of a table in UTF-8, without byte order mark and what stands before the header. */
async function* decoded(
  bytes: AsyncIterable<Buffer>,
  { encoding, skip }: TableForm,
): AsyncGenerator<Buffer> {
  const decoder = iconv.getDecoder(encoding);
  let toSkip = skip;
  let isStart = true;
  const cut = (text: string) => {
    let rest = text;
    if (isStart && rest !== '') {
      isStart = false;
      if (rest.startsWith('\uFEFF')) rest = rest.slice(1);
    }
    const skipped = Math.min(toSkip, rest.length);
    toSkip -= skipped;
    return Buffer.from(rest.slice(skipped));
  };
  for await (const chunk of bytes) yield cut(decoder.write(chunk));
  yield cut(decoder.end() ?? '');
}

/** Reads records with a parser that hands them over at once: a stream that fails would drop those before the fault. */
class RecordReader {
  isBroken = false;
  readonly #lines = new LineCounter();
  readonly #parser: Parser;
  #ready: (TableRow | BrokenRow)[] = [];

  constructor(separator: string) {
    this.#parser = parse({
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      ...{ relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
      max_record_size: MOST_RECORD_BYTES,
      on_record: (record: string[], { bytes }) => {
        this.#take(record, bytes);
        return null;
      },
    });
    this.#parser.on('error', () => undefined);
    this.#parser.resume();
  }

  async write(chunk: Buffer): Promise<(TableRow | BrokenRow)[]> {
    if (chunk.length === 0) return [];
    this.#lines.add(chunk);
    const fault = await new Promise<unknown>((resolve) => {
      this.#parser.write(chunk, (error) => resolve(error));
    });
    return this.#drain(fault);
  }

  async end(): Promise<(TableRow | BrokenRow)[]> {
    const fault = await new Promise<unknown>((resolve) => {
      this.#parser.once('error', resolve);
      this.#parser.once('end', () => resolve(null));
      this.#parser.end();
    });
    return this.#drain(fault);
  }

  #take(cells: string[], endsAt: number): void {
    const last = this.#lines.lineAt(endsAt);
    if (cells.every((cell) => cell.trim() === '')) return;
    this.#ready.push({ line: last - linesWithin(cells), cells });
  }

  #drain(fault: unknown): (TableRow | BrokenRow)[] {
    const ready = this.#ready;
    this.#ready = [];
    if (fault === null || fault === undefined) return ready;
    this.isBroken = true;
    return [...ready, { line: this.#lines.next, broken: reasonOf(fault) }];
  }
}

function reasonOf(fault: unknown): string {
  if (fault instanceof CsvError && fault.code === 'CSV_QUOTE_NOT_CLOSED') {
    return 'has a quote that is not closed; nothing after it was read';
  }
  if (fault instanceof CsvError && fault.code === 'CSV_MAX_RECORD_SIZE') {
    return 'is longer than 1 MiB, or has a quote that is not closed; nothing after it was read';
  }
  return 'cannot be read; nothing after it was read';
}
