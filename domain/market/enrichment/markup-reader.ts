import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { PlainTextWriter } from './plain-text-writer.ts';

const words = (list: string): Set<string> => new Set(list.split(' '));
const DROPPED = words(
  'script style head title template iframe noscript object embed svg math textarea select audio video canvas',
);
const VOID_DROPPED = words('embed');
const BOLD = words('b strong h1 h2 h3 h4 h5 h6');
const LISTS = words('ul ol menu dir');
/** Together, the blocks of the HTML standard's section on rendering. */
const PARAGRAPHS = words(
  'p h1 h2 h3 h4 h5 h6 blockquote table pre listing xmp plaintext hr figure article section dl',
);
const LINES = words(
  'br div tr dt dd address header footer main aside nav search form fieldset legend optgroup option figcaption caption thead tbody tfoot hgroup dialog details summary center html body',
);
const CELLS = words('td th');
const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s]/i;
const MAX_LINK_CHARACTERS = 2048;

/**
 * Turns the tokens of an HTML text into calls of a `PlainTextWriter`. It counts open elements instead of keeping
 * a stack of them, so deep or crossed nesting costs nothing.
 */
export class MarkupReader {
  readonly writer = new PlainTextWriter();
  private readonly source: string;
  private tag = '';
  private droppedTag = '';
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
    this.tag = this.source.slice(start, end).toLowerCase();
    this.href = '';
  }

  onattribname(start: number, end: number): void {
    this.readsHref = this.tag === 'a' && this.source.slice(start, end).toLowerCase() === 'href';
    if (this.readsHref) this.href = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.readsHref) this.href += this.source.slice(start, end);
  }

  onattribend(): void {
    this.readsHref = false;
  }

  onopentagend(): void {
    if (DROPPED.has(this.tag)) this.startDropped();
    else if (this.droppedDepth === 0) this.startElement();
  }

  /** HTML has no self-closing elements: `<b/>` opens like `<b>`; only foreign ones (`<svg/>`) end at once. */
  onselfclosingtag(): void {
    if (!DROPPED.has(this.tag)) this.onopentagend();
  }

  onclosetag(start: number, end: number): void {
    const tag = this.source.slice(start, end).trim().toLowerCase();
    if (this.droppedDepth > 0) this.endDropped(tag);
    else if (!DROPPED.has(tag)) this.endElement(tag);
  }

  // Entities are read here: the tokenizer is far faster where it need not look for them.
  ontextentity(): void {}
  onattribentity(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  private startDropped(): void {
    if (VOID_DROPPED.has(this.tag)) return;
    if (this.droppedDepth === 0) this.droppedTag = this.tag;
    if (this.tag === this.droppedTag) this.droppedDepth += 1;
  }

  private endDropped(tag: string): void {
    if (tag === this.droppedTag) this.droppedDepth -= 1;
  }

  private startElement(): void {
    const { tag, writer } = this;
    if (LISTS.has(tag)) writer.startList();
    else if (tag === 'li') writer.startItem();
    else this.startBlock(tag);
    if (BOLD.has(tag)) writer.startBold();
    if (tag === 'a') this.startLink();
  }

  private startBlock(tag: string): void {
    if (PARAGRAPHS.has(tag)) this.writer.lineBreak(2);
    else if (LINES.has(tag)) this.writer.lineBreak(1);
    else if (CELLS.has(tag)) this.writer.text(' ');
  }

  private endElement(tag: string): void {
    const { writer } = this;
    if (BOLD.has(tag)) writer.endBold();
    if (tag === 'a') writer.endLink();
    else if (LISTS.has(tag)) writer.endList();
    else this.startBlock(tag);
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

/** The address a link may carry, or null; what would end the mark early is percent-encoded. */
function safeLink(href: string): string | null {
  // Browsers skip control characters inside a scheme ("java\nscript:"), so they go before it is judged.
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
