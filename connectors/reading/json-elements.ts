import { FeedUnreadable } from '../feed/errors.ts';

/** Maximum size of one element. Without it a hostile element would fill the memory. */
const MAX_ELEMENT_BYTES = 16 * 1024 * 1024;
const MAX_KEY_CHARACTERS = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const ARRAY_START = 0x5b;

/**
 * The elements of one array of a JSON document too large to parse at once: the root array (`key` null) or the member
 * `key` of the root object. It finds the ends of elements and leaves their content to JSON.parse. Throws
 * `FeedUnreadable` when the document is truncated or has no such array.
 */
export async function* jsonElements(
  chunks: AsyncIterable<Buffer>,
  key: string | null,
): AsyncGenerator<unknown> {
  const scanner = new ElementScanner(key);
  for await (const chunk of chunks) yield* scanner.scan(chunk);
  scanner.end();
}

class ElementScanner {
  private readonly key: string | null;
  private readonly arrayDepth: number;
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** The last string and the last key directly in the root object. */
  private text = '';
  private member: string | null = null;
  private state: 'before' | 'inside' | 'after' = 'before';
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private count = 0;

  constructor(key: string | null) {
    this.key = key;
    this.arrayDepth = key === null ? 1 : 2;
  }

  *scan(chunk: Buffer): Generator<unknown> {
    let start = 0;
    for (let i = 0; i < chunk.length; i += 1) {
      const byte = chunk[i] ?? 0;
      if (this.inString) {
        i = this.readString(chunk, i);
        continue;
      }
      const atElement = this.state === 'inside' && this.depth === this.arrayDepth;
      if (atElement && (byte === COMMA || CLOSING.has(byte))) {
        yield* this.element(chunk.subarray(start, i), byte);
        start = i + 1;
      }
      if (this.readStructure(byte)) start = i + 1;
    }
    // A copy, because the chunk's memory is reused.
    if (this.state === 'inside') this.hold(Buffer.from(chunk.subarray(start)));
  }

  /** Throws unless the document is complete. */
  end(): void {
    if (this.state !== 'after' || this.depth !== 0 || this.inString) {
      throw new FeedUnreadable('The response is not a JSON list, or is truncated.');
    }
  }

  /** Continues in a string; returns the index of its last byte in this chunk. */
  private readString(chunk: Buffer, from: number): number {
    const end = this.endOfString(chunk, from);
    this.inString = end === chunk.length;
    const isKey = this.depth === 1 && this.state === 'before';
    if (isKey && this.text.length < MAX_KEY_CHARACTERS) {
      this.text += chunk.toString('latin1', from, Math.min(end, from + MAX_KEY_CHARACTERS));
    }
    return end;
  }

  /** The index of the closing quote, or the length of a chunk without it. */
  private endOfString(chunk: Buffer, from: number): number {
    let start = from;
    for (;;) {
      const quote = chunk.indexOf(QUOTE, start);
      const end = quote === -1 ? chunk.length : quote;
      this.escaped = isEscaped(chunk, { start, end, escaped: this.escaped });
      if (quote === -1 || !this.escaped) return end;
      this.escaped = false;
      start = end + 1;
    }
  }

  /** Returns true when the wanted array starts after this byte. */
  private readStructure(byte: number): boolean {
    if (byte === QUOTE) {
      this.inString = true;
      if (this.depth === 1) this.text = '';
    } else if (byte === COLON) {
      if (this.depth === 1) this.member = this.text;
    } else if (OPENING.has(byte)) {
      this.depth += 1;
      return byte === ARRAY_START && this.startsHere();
    } else if (CLOSING.has(byte)) {
      if (this.state === 'inside' && this.depth === this.arrayDepth) this.state = 'after';
      this.depth -= 1;
    }
    return false;
  }

  private startsHere(): boolean {
    const isWanted =
      this.depth === this.arrayDepth && (this.key === null || this.member === this.key);
    if (!isWanted || this.state !== 'before') return false;
    this.state = 'inside';
    return true;
  }

  private *element(tail: Buffer, terminator: number): Generator<unknown> {
    const isWhole = this.pending.length === 0;
    if (!isWhole) this.hold(tail);
    const text = (isWhole ? tail : Buffer.concat(this.pending)).toString('utf8');
    this.pending = [];
    this.pendingBytes = 0;
    const isEmptyArray = this.count === 0 && terminator !== COMMA && text.trim() === '';
    if (isEmptyArray) return;
    this.count += 1;
    yield parseElement(text);
  }

  private hold(part: Buffer): void {
    this.pendingBytes += part.length;
    if (this.pendingBytes > MAX_ELEMENT_BYTES) {
      throw new FeedUnreadable(`An element is larger than ${MAX_ELEMENT_BYTES} bytes.`);
    }
    if (part.length > 0) this.pending.push(part);
  }
}

interface Stretch {
  start: number;
  end: number;
  /** Whether the byte at `start` is escaped by the bytes before it. */
  escaped: boolean;
}

/** Whether the byte at `end` is escaped: an odd number of backslashes precedes it. */
function isEscaped(chunk: Buffer, { start, end, escaped }: Stretch): boolean {
  let at = end;
  while (at > start && chunk[at - 1] === BACKSLASH) at -= 1;
  const isOdd = (end - at) % 2 === 1;
  return at === start && escaped ? !isOdd : isOdd;
}

function parseElement(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedUnreadable('An element of the list is not JSON.', error);
  }
}
