/** Maximum list depth in the text of a description. */
const MAX_DEPTH = 10;
const ITEM = /^( *)- +(\S.*)$/;
/**
 * A link in escaped text. No two adjacent parts of the pattern match the same character, so it does not backtrack.
 */
const LINK = /\[([^[\]\s][^[\]]*)\]\(((?:https?:\/\/|mailto:)[^\s()[\]]+)\)/gi;

/**
 * The HTML of a description's text: blank lines separate paragraphs, lines that begin with `- ` are list items,
 * nested by indent, `[label](url)` is a link and `**words**` are bold. The inverse of `descriptionText`.
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
  const text = escaped(words);
  let html = '';
  let end = 0;
  for (const { 0: link, 1: label = '', 2: url = '', index } of text.matchAll(LINK)) {
    html += `${withBold(text.slice(end, index))}<a href="${url}">${label}</a>`;
    end = index + link.length;
  }
  return html + withBold(text.slice(end));
}

/** Text between two `**` is bold, unless it begins or ends with a space. Labels of links are left as they are. */
function withBold(text: string): string {
  const [first = '', ...parts] = text.split('**');
  let html = first;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const next = parts[at + 1];
    if (next === undefined || part === '' || part.trim() !== part) html += `**${part}`;
    else {
      html += `<strong>${part}</strong>${next}`;
      at += 1;
    }
  }
  return html;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
