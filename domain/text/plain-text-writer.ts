const MAX_LIST_DEPTH = 10;
/** Characters that turn a preceding `<` into a tag. */
const TAG_BEGINS = /^[a-z!/?]/i;
const UNEVEN_SPACE = /[^\S ]| {2}/;

/** Text that contains `](` must not become a link with an unchecked address. */
export function withoutPosedLinks(text: string): string {
  return text.includes('](') ? text.replaceAll('](', '] (') : text;
}

/**
 * Writes running text with the marks of a description: bold, list lines, links. Marks are written when text follows,
 * so that empty elements leave no trace and neighbouring bold runs join. One writer per text.
 */
export class PlainTextWriter {
  private out = '';
  /** The last character written. Reading it from the growing text would flatten the string at every call. */
  private last = '';
  private pendingNewlines = 0;
  private pendingForced = false;
  private pendingSpace = false;
  private pendingBullet = false;
  private boldDepth = 0;
  private boldOpen = false;
  private boldOpenedInLink = false;
  private listDepth = 0;
  private linkUrl: string | null = null;
  private linkOpen = false;

  /** Adds a run of text with collapsed white space. */
  text(chunk: string): void {
    const words = UNEVEN_SPACE.test(chunk) ? chunk.replace(/\s+/g, ' ') : chunk;
    const trimmed = words.trim();
    if (trimmed === '') {
      this.pendingSpace ||= words !== '';
      return;
    }
    if (words.startsWith(' ')) this.pendingSpace = true;
    this.openMarks();
    this.write(trimmed);
    this.pendingSpace = words.endsWith(' ');
  }

  /** Requests at least this many line breaks before the next text. Lists and links have no blank lines. */
  lineBreak(count: 1 | 2): void {
    if (this.linkUrl !== null) {
      this.pendingSpace = true;
      return;
    }
    this.pendingNewlines = Math.max(this.pendingNewlines, this.listDepth > 0 ? 1 : count);
  }

  /** A line break that the author wrote: one on a line without text is an empty line, which begins a paragraph. */
  forcedBreak(): void {
    const isSecond = this.pendingForced || this.pendingNewlines > 0;
    this.lineBreak(isSecond ? 2 : 1);
    this.pendingForced = true;
  }

  startBold(): void {
    this.boldDepth += 1;
  }

  endBold(): void {
    this.boldDepth = Math.max(0, this.boldDepth - 1);
  }

  startList(): void {
    this.endLink();
    this.lineBreak(this.listDepth === 0 ? 2 : 1);
    this.listDepth += 1;
  }

  endList(): void {
    this.endLink();
    this.pendingBullet = false;
    this.listDepth = Math.max(0, this.listDepth - 1);
    this.lineBreak(this.listDepth === 0 ? 2 : 1);
  }

  startItem(): void {
    this.endLink();
    this.lineBreak(1);
    this.pendingBullet = true;
  }

  /** Starts a link; `url` must already be safe. */
  startLink(url: string): void {
    this.endLink();
    this.linkUrl = url;
  }

  endLink(): void {
    if (this.linkOpen && this.linkUrl !== null) {
      if (this.boldOpen && this.boldOpenedInLink) this.closeBold();
      this.append(`](${this.linkUrl})`);
    }
    this.linkUrl = null;
    this.linkOpen = false;
    this.boldOpenedInLink = false;
  }

  /** The whole text so far, trimmed. */
  toString(): string {
    this.endLink();
    this.closeBold();
    return this.out;
  }

  private openMarks(): void {
    if (this.boldDepth === 0) this.closeBold();
    this.flushLine();
    this.flushSpace();
    const opensLink = this.linkUrl !== null && !this.linkOpen;
    if (opensLink && this.boldOpen) this.openLink();
    if (this.boldDepth > 0 && !this.boldOpen) this.openBold();
    if (opensLink && !this.linkOpen) this.openLink();
  }

  private flushSpace(): void {
    if (this.pendingSpace && this.last !== '' && this.last !== '\n') this.append(' ');
    this.pendingSpace = false;
  }

  private flushLine(): void {
    if (this.pendingNewlines === 0 && !this.pendingBullet) return;
    this.closeBold();
    if (this.last !== '') this.append('\n'.repeat(Math.max(1, this.pendingNewlines)));
    this.append(this.indent());
    this.pendingNewlines = 0;
    this.pendingForced = false;
    this.pendingSpace = false;
    this.pendingBullet = false;
  }

  private indent(): string {
    if (this.listDepth === 0 && !this.pendingBullet) return '';
    const depth = Math.min(this.listDepth, MAX_LIST_DEPTH);
    const levels = this.pendingBullet ? Math.max(0, depth - 1) : depth;
    return '  '.repeat(levels) + (this.pendingBullet ? '- ' : '');
  }

  private openBold(): void {
    this.append('**');
    this.boldOpen = true;
    this.boldOpenedInLink = this.linkOpen;
  }

  private closeBold(): void {
    if (this.boldOpen) this.append('**');
    this.boldOpen = false;
  }

  private openLink(): void {
    this.append('[');
    this.linkOpen = true;
  }

  private write(words: string): void {
    this.append(withoutPosedLinks(this.wouldPose(words) ? ` ${words}` : words));
  }

  /** Whether the text would form a link or a tag with the text before it, once the tag between them is removed. */
  private wouldPose(words: string): boolean {
    if (this.last === ']') return words.startsWith('(');
    return this.last === '<' && TAG_BEGINS.test(words);
  }

  private append(text: string): void {
    if (text === '') return;
    this.out += text;
    this.last = text.charAt(text.length - 1);
  }
}
