import { TextDecoder } from 'node:util';
import { Parser } from 'htmlparser2';
import { FeedUnreadable } from '../feed/errors.ts';
import type { FeedDocument } from '../feed/feed.ts';

/** An element: its text when it has only text, else its children by name. Repeated names give a list. */
export type XmlValue = string | { [name: string]: XmlValue | XmlValue[] };

export interface XmlShape {
  /** The document's root element. */
  root: string;
  /** The repeated element of one posting. */
  item: string;
}

const MAX_ITEM_CHARACTERS = 16 * 1024 * 1024;
/** Memory cost of an element besides its name and text, in characters. */
const ELEMENT_CHARACTERS = 256;
const MAX_DEPTH = 50;

interface Frame {
  name: string;
  text: string;
  children: Map<string, XmlValue[]>;
}

/**
 * The items of an XML feed, one at a time. Only the five predefined entities and numeric ones are decoded. A
 * document's own and external entities stay text, which prevents entity bombs and file inclusion. Attributes are
 * ignored. Throws `FeedUnreadable` when the document has another root or is truncated.
 */
export async function* xmlItems(document: FeedDocument, shape: XmlShape): AsyncGenerator<XmlValue> {
  const reader = new ItemReader(shape);
  const parser = new Parser(reader, { xmlMode: true, decodeEntities: true });
  let decoder: TextDecoder | null = null;
  for await (const chunk of document.chunks()) {
    decoder ??= decoderFor(chunk, document.charset);
    parser.write(decoder.decode(chunk, { stream: true }));
    yield* reader.items.splice(0);
  }
  reader.isEnding = true;
  parser.end();
  if (!reader.isClosed) throw new FeedUnreadable('The XML is truncated.');
  yield* reader.items.splice(0);
}

class ItemReader {
  readonly items: XmlValue[] = [];
  isClosed = false;
  /** Elements closed from here on are closed only by the end of the input. */
  isEnding = false;
  private readonly shape: XmlShape;
  private readonly frames: Frame[] = [];
  private isStarted = false;
  private depth = 0;
  private characters = 0;

  constructor(shape: XmlShape) {
    this.shape = shape;
  }

  /** Not `onopentag`: with it the parser collects attributes, without a limit. */
  onopentagname(name: string): void {
    if (!this.isStarted && name !== this.shape.root) {
      throw new FeedUnreadable(`The answer is not XML with the root "${this.shape.root}".`);
    }
    this.isStarted = true;
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new FeedUnreadable('The XML is nested too deeply.');
    if (this.frames.length === 0 && name !== this.shape.item) return;
    if (this.frames.length === 0) this.characters = 0;
    this.count(name.length + ELEMENT_CHARACTERS);
    this.frames.push({ name, text: '', children: new Map() });
  }

  ontext(text: string): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    frame.text += text;
    this.count(text.length);
  }

  onclosetag(name: string, isImplied: boolean): void {
    this.depth -= 1;
    const frame = this.frames.at(-1);
    if (frame?.name === name) this.closeFrame(frame, isImplied);
    else if (name === this.shape.root && !this.isEnding) this.isClosed = true;
  }

  private count(characters: number): void {
    this.characters += characters;
    if (this.characters > MAX_ITEM_CHARACTERS) throw new FeedUnreadable('An item is too large.');
  }

  private closeFrame(frame: Frame, isImplied: boolean): void {
    this.frames.pop();
    const value = valueOf(frame);
    const parent = this.frames.at(-1);
    if (!parent) {
      // `<job/>` is self-closing. An element with content has an end tag.
      if (isImplied && value !== '') throw new FeedUnreadable('An item of the XML is not closed.');
      this.items.push(value);
      return;
    }
    const siblings = parent.children.get(frame.name);
    if (siblings) siblings.push(value);
    else parent.children.set(frame.name, [value]);
  }
}

function valueOf({ text, children }: Frame): XmlValue {
  if (children.size === 0) return text.trim();
  const entries = [...children].map(([name, values]) => [name, single(values)] as const);
  return Object.fromEntries(entries);
}

function single(values: XmlValue[]): XmlValue | XmlValue[] {
  const [first, second] = values;
  return first !== undefined && second === undefined ? first : values;
}

/** From the header, else the XML declaration, else UTF-8. */
function decoderFor(start: Buffer, charset: string | null): TextDecoder {
  const declaration = start.subarray(0, 200).toString('latin1');
  const declared = /^[^>]{0,20}<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})["']/i.exec(declaration);
  const label = charset ?? declared?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch (error) {
    throw new FeedUnreadable(`Unknown character set ${label}.`, error);
  }
}
