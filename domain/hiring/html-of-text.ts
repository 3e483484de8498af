/** Maximum list depth in the text of a description. */
const MAX_DEPTH = 10;
const ITEM = /^( *)- +(\S.*)$/;
/**
 * A link in escaped text. No two adjacent parts of the pattern match the same character, so it does not backtrack.
 */
const LINK = /\[([^[\]\s][^[\]]*)\]\(((?:https?:\/\/|mailto:)[^\s()[\]]+)\)/gi;

/**
 * The HTML of a description's text: blank lines separate paragraphs, lines that begin with `- ` are list items,
 * nested by indent, and `[label](url)` is a link. The inverse of `descriptionText`.
 */
export function htmlOfText(text: string): string {
  const writer = new DescriptionWriter();
  for (const line of text.replaceAll('\t', '  ').split(/\r\n?|\n/)) writer.line(line);
  return writer.end();
}

/** Writes line by line. Either a paragraph or a list is open, or nothing. */
class DescriptionWriter {
  private html = '';
  private inParagraph = false;
  /** Indents of the open lists, outermost first. */
  private readonly lists: number[] = [];

  line(line: string): void {
    const [, indent, item] = ITEM.exec(line) ?? [];
    const words = line.trim();
    if (words === '') this.closeAll();
    else if (indent !== undefined && item !== undefined) this.item(indent.length, item.trim());
    else if (this.lists.length > 0 && line.startsWith(' ')) this.itemLine(line, words);
    else this.paragraphLine(words);
  }

  end(): string {
    this.closeAll();
    return this.html;
  }

  private item(indent: number, words: string): void {
    if (this.inParagraph) this.closeAll();
    this.closeLists((open) => open > indent);
    const innermost = this.lists.at(-1) ?? -1;
    const isDeeper = innermost < indent && this.lists.length < MAX_DEPTH;
    if (isDeeper) this.lists.push(indent);
    this.html += `${isDeeper ? '<ul>' : '</li>'}<li>${inline(words)}`;
  }

  /** A continuation line of the innermost item with a smaller indent. */
  private itemLine(line: string, words: string): void {
    const indent = line.length - line.trimStart().length;
    this.closeLists((open) => open >= indent);
    this.html += `<br />${inline(words)}`;
  }

  private paragraphLine(words: string): void {
    if (!this.inParagraph) this.closeAll();
    this.html += `${this.inParagraph ? '<br />' : '<p>'}${inline(words)}`;
    this.inParagraph = true;
  }

  /** The outermost list stays open: a following line without a blank line is part of it. */
  private closeLists(isOver: (indent: number) => boolean): void {
    while (this.lists.length > 1 && isOver(this.lists.at(-1) ?? 0)) this.closeList();
  }

  private closeList(): void {
    this.lists.pop();
    this.html += '</li></ul>';
  }

  private closeAll(): void {
    while (this.lists.length > 0) this.closeList();
    if (this.inParagraph) this.html += '</p>';
    this.inParagraph = false;
  }
}

function inline(words: string): string {
  return escaped(words).replace(LINK, '<a href="$2">$1</a>');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
