import { TemplateError } from './template-error.ts';

/** A field of a text, or a part that is repeated for each entry of a list. */
export type Inline =
  | { kind: 'text'; text: string; bold: boolean }
  | { kind: 'field'; path: string; bold: boolean }
  | { kind: 'section'; path: string; inverted: boolean; parts: Inline[] };

/** A tag between double braces. */
export interface Tag {
  kind: 'field' | 'open' | 'inverted' | 'close';
  path: string;
}

/** Sections within sections. */
export const DEEPEST_SECTION = 3;

const LONGEST_PATH = 100;
/** Longest text between braces. It bounds the search for the closing braces. */
const LONGEST_TAG = 120;
const PATH = /^[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*$/;
const KINDS: Record<string, Tag['kind']> = { '#': 'open', '^': 'inverted', '/': 'close' };
/** A literal `{{` in a template. */
const ESCAPED = '\\{{';
const BOLD = '**';

type Token = { kind: 'text'; text: string } | { kind: 'bold' } | { kind: 'tag'; tag: Tag };

/** The whole text as one tag of a section; null for any other text. */
export function sectionTag(text: string, line: number): Tag | null {
  const trimmed = text.trim();
  const [open, close] = [trimmed.startsWith('{{'), trimmed.indexOf('}}')];
  if (!open || close !== trimmed.length - 2) return null;
  const tag = readTag(trimmed.slice(2, -2), line);
  return tag.kind === 'field' ? null : tag;
}

/** Parses the text of one block: fields, sections and bold. @throws TemplateError. */
export function parseInline(text: string, line: number): Inline[] {
  return new InlineParser(tokensOf(text, line), line).parse();
}

class InlineParser {
  private readonly tokens: readonly Token[];
  private readonly line: number;
  private readonly root: Inline[] = [];
  private readonly open: { path: string; parts: Inline[] }[] = [];
  private bold = false;
  /** Marks that open or close; a last one without a partner is text. */
  private paired: number;

  constructor(tokens: readonly Token[], line: number) {
    this.tokens = tokens;
    this.line = line;
    const marks = tokens.filter(({ kind }) => kind === 'bold').length;
    this.paired = marks - (marks % 2);
  }

  parse(): Inline[] {
    for (const token of this.tokens) {
      if (token.kind === 'tag') this.take(token.tag);
      else if (token.kind === 'text') this.push({ ...token, bold: this.bold });
      else this.turn();
    }
    const left = this.open.at(-1);
    if (left !== undefined) throw unclosed(left.path, this.line);
    return this.root;
  }

  private push(part: Inline): void {
    (this.open.at(-1)?.parts ?? this.root).push(part);
  }

  private turn(): void {
    if (this.paired > 0) this.bold = !this.bold;
    else this.push({ kind: 'text', text: BOLD, bold: this.bold });
    this.paired -= 1;
  }

  private take(tag: Tag): void {
    const { kind, path } = tag;
    if (kind === 'field') return this.push({ kind, path, bold: this.bold });
    if (kind === 'close') {
      if (this.open.at(-1)?.path !== path) throw unopened(tag, this.line);
      this.open.pop();
      return;
    }
    if (this.open.length === DEEPEST_SECTION) throw tooDeep(this.line);
    const parts: Inline[] = [];
    this.push({ kind: 'section', path, inverted: kind === 'inverted', parts });
    this.open.push({ path, parts });
  }
}

export function unopened({ path }: Tag, line: number): TemplateError {
  return new TemplateError(`must open the section ${path} before it closes it`, line);
}

export function tooDeep(line: number): TemplateError {
  return new TemplateError(`must not nest sections deeper than ${DEEPEST_SECTION}`, line);
}

export function unclosed(path: string, line: number): TemplateError {
  return new TemplateError(
    `must close the section ${path} in the same block or list of blocks`,
    line,
  );
}

/** The start of a tag, of bold text, or of escaped braces. */
const MARK = /\\\{\{|\*\*|\{\{/g;

function tokensOf(text: string, line: number): Token[] {
  const tokens: Token[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') tokens.push({ kind: 'text', text: plain });
    plain = '';
  };
  let at = 0;
  const mark = new RegExp(MARK);
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    plain += text.slice(at, found.index);
    at = mark.lastIndex;
    if (found[0] === ESCAPED) {
      plain += '{{';
      continue;
    }
    flush();
    if (found[0] === BOLD) {
      tokens.push({ kind: 'bold' });
      continue;
    }
    const end = text.slice(at, at + LONGEST_TAG + 2).indexOf('}}');
    if (end < 0) throw new TemplateError('must close its braces', line);
    tokens.push({ kind: 'tag', tag: readTag(text.slice(at, at + end), line) });
    mark.lastIndex = at += end + 2;
  }
  plain += text.slice(at);
  flush();
  return tokens;
}

function readTag(content: string, line: number): Tag {
  const kind = KINDS[content.trim().charAt(0)];
  const path = (kind === undefined ? content : content.trim().slice(1)).trim();
  if (!PATH.test(path) || path.length > LONGEST_PATH) {
    const shown = content.trim().slice(0, LONGEST_PATH);
    throw new TemplateError(`must hold fields and sections only, not {{${shown}}}`, line);
  }
  if (path.split('.').some((name) => name in {})) {
    throw new TemplateError(`must not name the field ${path}`, line);
  }
  return { kind: kind ?? 'field', path };
}
