const LF = 10;
const CR = 13;

/** Counts the lines of a text that arrives in chunks. CRLF, LF and CR end a line. */
export class LineCounter {
  #chunk: Buffer = Buffer.alloc(0);
  #chunkStart = 0;
  #read = 0;
  #ended = 0;
  #afterCr = false;
  #atEnd = false;
  #lastEnd = 0;

  /** Takes the next chunk. The parser may still hold the end of the one before. */
  add(chunk: Buffer): void {
    this.#chunk = Buffer.concat([this.#chunk.subarray(this.#read - this.#chunkStart), chunk]);
    this.#chunkStart = this.#read;
  }

  /** The line of a record that ends at this byte, with or without the end of its line. */
  lineAt(byte: number): number {
    this.#readTo(byte);
    this.#lastEnd = this.#ended;
    return this.#atEnd ? this.#ended : this.#ended + 1;
  }

  /** The line after the last record. */
  get next(): number {
    return this.#lastEnd + 1;
  }

  #readTo(byte: number): void {
    for (; this.#read < byte; this.#read += 1) {
      const code = this.#chunk[this.#read - this.#chunkStart];
      this.#atEnd = code === LF || code === CR;
      if (code === CR || (code === LF && !this.#afterCr)) this.#ended += 1;
      this.#afterCr = code === CR;
    }
  }
}

/** The ends of lines within the cells of a record. */
export function linesWithin(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}
