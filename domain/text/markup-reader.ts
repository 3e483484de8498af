import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { elementOf, type Element } from './elements.ts';
import { PlainTextWriter } from './plain-text-writer.ts';

const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s]/i;
const MAX_LINK_CHARACTERS = 2048;

/**
 * Turns the tokens of an HTML text into calls of a `PlainTextWriter`. It counts open elements instead of keeping a
 * stack, so deep or crossed nesting costs nothing.
 */
export class MarkupReader {
  readonly writer = new PlainTextWriter();
  private readonly source: string;
  private element = elementOf('');
  /** The element whose content is skipped, and its nesting depth. */
  private dropped = this.element;
  private droppedDepth = 0;
  private readsHref = false;
  private href = '';

  constructor(source: string) {
    this.source = source;
  }

  ontext(start: number, end: number): void {
    if (this.droppedDepth === 0) this.writer.text(unescaped(this.source.slice(start, end)));
  }

  onopentagname(start: number, end: number): void {
    this.element = elementOf(this.source.slice(start, end));
    this.href = '';
  }

  onattribname(start: number, end: number): void {
    this.readsHref =
      this.element.part === 'link' && this.source.slice(start, end).toLowerCase() === 'href';
    if (this.readsHref) this.href = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.readsHref) this.href += this.source.slice(start, end);
  }

  onattribend(): void {
    this.readsHref = false;
  }

  onopentagend(): void {
    if (this.element.dropped) this.startDropped();
    else if (this.droppedDepth === 0) this.startElement();
  }

  /** HTML has no self-closing elements: `<b/>` opens like `<b>`. Only foreign ones (`<svg/>`) end at once. */
  onselfclosingtag(): void {
    if (!this.element.dropped) this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const element = elementOf(this.source.slice(start, end).trim());
    if (this.droppedDepth > 0) this.endDropped(element);
    else if (!element.dropped) this.endElement(element);
  }

  // Entities are decoded here: the tokenizer is far faster without it.
  ontextentity(): void {}
  onattribentity(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private startDropped(): void {
    if (this.element.empty) return;
    if (this.droppedDepth === 0) this.dropped = this.element;
    if (this.element === this.dropped) this.droppedDepth += 1;
  }

  private endDropped(element: Element): void {
    if (element === this.dropped) this.droppedDepth -= 1;
  }

  private startElement(): void {
    const { element, writer } = this;
    if (element.forced) writer.forcedBreak();
    else this.breakLine(element);
    if (element.part === 'list') writer.startList();
    else if (element.part === 'item') writer.startItem();
    if (element.bold) writer.startBold();
    if (element.part === 'link') this.startLink();
  }

  private endElement(element: Element): void {
    const { writer } = this;
    if (element.bold) writer.endBold();
    if (element.part === 'link') writer.endLink();
    else if (element.part === 'list') writer.endList();
    this.breakLine(element);
  }

  private breakLine({ lineEnds, part }: Element): void {
    if (lineEnds !== 0) this.writer.lineBreak(lineEnds);
    else if (part === 'cell') this.writer.text(' ');
  }

  private startLink(): void {
    const url = safeLink(this.href);
    if (url === null) this.writer.endLink();
    else this.writer.startLink(url);
  }
}

function unescaped(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

/** The safe URL of a link, or null. Characters that would end the mark early are percent-encoded. */
function safeLink(href: string): string | null {
  // Browsers skip control characters inside a scheme ("java
  // script:"), so they are removed before the check.
  const address = href.includes('&') ? decodeHTMLAttribute(href) : href;
  const url = address.replace(/[\p{Cc}\p{Surrogate}]/gu, '').trim();
  if (url.length > MAX_LINK_CHARACTERS || !SAFE_LINK.test(url)) return null;
  return url.replace(/[\s()<>[\]\\]/g, (mark) => PERCENT[mark] ?? '%20');
}

const PERCENT: Record<string, string> = {
  '(': '%28',
  ')': '%29',
  '<': '%3C',
  '>': '%3E',
  '[': '%5B',
  ']': '%5D',
  '\\': '%5C',
};
