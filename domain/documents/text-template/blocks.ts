import {
  DEEPEST_SECTION,
  parseInline,
  sectionTag,
  unclosed,
  tooDeep,
  unopened,
  type Inline,
  type Tag,
} from './inline.ts';

export const blockStyles = ['title', 'heading', 'text', 'bullet', 'numbered'] as const;
export type BlockStyle = (typeof blockStyles)[number];

/** A block of a template, or blocks that are repeated for each entry of a list. */
export type TemplateNode =
  | { kind: 'block'; style: BlockStyle; parts: Inline[] }
  | { kind: 'page_break' }
  | { kind: 'section'; path: string; inverted: boolean; nodes: TemplateNode[] };

/**
 * Parses a template body into blocks (decision 0033): `#` and `##` headings, `-` and `1.` lists, `---` page breaks,
 * and paragraphs that an empty line ends. Blocks come first and values are filled in afterwards, so a value never
 * becomes a heading, a list or a field.
 * @throws TemplateError.
 */
export function parseBlocks(body: string): TemplateNode[] {
  const parser = new BlockParser();
  for (const [index, text] of body.split(/\r\n|\r|\n/).entries())
    parser.read(text.trim(), index + 1);
  return parser.end();
}

class BlockParser {
  private readonly root: TemplateNode[] = [];
  private readonly open: { path: string; nodes: TemplateNode[]; line: number }[] = [];
  /** The paragraph that is being read, and the line it began in. */
  private lines: string[] = [];
  private begun = 0;

  read(text: string, line: number): void {
    const tag = sectionTag(text, line);
    const block = tag === null ? blockOf(text, line) : null;
    if (tag === null && block === null && text !== '') {
      if (this.lines.length === 0) this.begun = line;
      this.lines.push(text);
      return;
    }
    this.flush();
    if (block !== null) this.push(block);
    if (tag?.kind === 'close') this.close(tag, line);
    else if (tag !== null) this.begin(tag, line);
  }

  end(): TemplateNode[] {
    this.flush();
    const left = this.open.at(-1);
    if (left !== undefined) throw unclosed(left.path, left.line);
    if (depthOf(this.root) > DEEPEST_SECTION) throw tooDeep(1);
    return this.root;
  }

  private push(node: TemplateNode): void {
    (this.open.at(-1)?.nodes ?? this.root).push(node);
  }

  private flush(): void {
    if (this.lines.length === 0) return;
    const parts = parseInline(this.lines.join('\n'), this.begun);
    this.push({ kind: 'block', style: 'text', parts });
    this.lines = [];
  }

  private begin({ kind, path }: Tag, line: number): void {
    if (this.open.length === DEEPEST_SECTION) throw tooDeep(line);
    const nodes: TemplateNode[] = [];
    this.push({ kind: 'section', path, inverted: kind === 'inverted', nodes });
    this.open.push({ path, nodes, line });
  }

  private close(tag: Tag, line: number): void {
    if (this.open.at(-1)?.path !== tag.path) throw unopened(tag, line);
    this.open.pop();
  }
}

/** The fields and lists that a template names, each once. */
export function fieldsOf(nodes: readonly (TemplateNode | Inline)[]): string[] {
  return [...new Set(nodes.flatMap(pathsIn))];
}

function pathsIn(node: TemplateNode | Inline): string[] {
  if (node.kind === 'field') return [node.path];
  if (node.kind === 'block') return node.parts.flatMap(pathsIn);
  return node.kind === 'section' ? [node.path, ...childrenOf(node).flatMap(pathsIn)] : [];
}

function childrenOf(
  node: (TemplateNode | Inline) & { kind: 'section' },
): readonly (TemplateNode | Inline)[] {
  return 'nodes' in node ? node.nodes : node.parts;
}

function depthOf(nodes: readonly (TemplateNode | Inline)[]): number {
  const depths = nodes.map((node) => {
    if (node.kind === 'section') return 1 + depthOf(childrenOf(node));
    return node.kind === 'block' ? depthOf(node.parts) : 0;
  });
  return depths.reduce((most, depth) => Math.max(most, depth), 0);
}

/** A block of one line; null for a line of a paragraph. */
function blockOf(text: string, line: number): TemplateNode | null {
  if (text === '---') return { kind: 'page_break' };
  const [start, style] = startOf(text);
  if (style === null) return null;
  return { kind: 'block', style, parts: parseInline(text.slice(start).trim(), line) };
}

function startOf(text: string): [number, BlockStyle | null] {
  if (text.startsWith('# ')) return [2, 'title'];
  if (text.startsWith('## ')) return [3, 'heading'];
  if (text.startsWith('- ')) return [2, 'bullet'];
  const number = /^\d{1,4}\. /.exec(text);
  return number === null ? [0, null] : [number[0].length, 'numbered'];
}
