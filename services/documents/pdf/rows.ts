import {
  isLetterModel,
  type Block,
  type DocumentModel,
  type Entry,
  type Section,
} from '../../../domain/documents/document-model.ts';
import { colors, shownHeading, type TemplateStyle } from '../templates.ts';
import { breakLines, type Measure } from './break-lines.ts';
import type { Weight } from './fonts.ts';
import { printable } from './printable.ts';
import type { Cell, Mark, Row } from './row.ts';
import type { Span } from './shape-text.ts';

export interface Sheet {
  style: TemplateStyle;
  /** Between the margins. */
  width: number;
  measure: Measure;
}

interface Look {
  size: number;
  weight?: Weight;
  color?: string;
}

interface TextOptions {
  spaceBefore?: number;
  indent?: number;
  url?: string | null;
  bullet?: boolean;
  rule?: boolean;
  /** Text at the end of the first line. */
  end?: Span | null;
  bookmark?: string;
  /** Whether its last line stays with the next row. */
  keepsNext?: boolean;
}

const GAP = 14;
const BULLET_INDENT = 12;
/** Entries up to this many lines are not split. */
const WHOLE_ENTRY_ROWS = 9;

/** A document's rows from top to bottom, before they are dealt onto pages. */
export function rowsOf(model: DocumentModel, sheet: Sheet): Row[] {
  const builder = new RowBuilder(sheet, model.language);
  return [...builder.head(model), ...model.sections.flatMap((section) => builder.section(section))];
}

class RowBuilder {
  private readonly sheet: Sheet;
  private readonly language: string;
  private block = 0;

  constructor(sheet: Sheet, language: string) {
    this.sheet = sheet;
    this.language = language;
  }

  head(model: DocumentModel): Row[] {
    const { style } = this.sheet;
    const { name, label, contact } = model;
    const rows = [
      ...this.text('H1', [spanOf(name, { size: style.name, weight: 'semibold' })], {
        bookmark: name,
      }),
      ...this.text('P', [spanOf(label ?? '', { size: style.label, color: colors.quiet })]),
      ...this.contact(contact),
    ];
    const last = rows.at(-1);
    if (last === undefined || !isLetterModel(model)) return rows;
    last.rule = style.rule;
    last.height += style.text * 1.6;
    return rows;
  }

  section({ heading, blocks }: Section): Row[] {
    const { style } = this.sheet;
    const rows = blocks.flatMap((block, index) =>
      this.blockRows(block, { isFirst: index === 0, isLetter: heading === null }),
    );
    if (heading === null) return rows;
    const shown = spanOf(shownHeading(heading, this.language, style), {
      size: style.heading,
      weight: 'semibold',
      color: style.accent,
    });
    const head = this.text('H2', [shown], {
      spaceBefore: style.beforeHeading,
      rule: style.rule,
      bookmark: heading,
      keepsNext: true,
    });
    return [...head, ...rows];
  }

  /** Contact details side by side, as many per line as fit. */
  private contact(contact: DocumentModel['contact']): Row[] {
    const { style, width, measure } = this.sheet;
    const gap = style.contact * 1.5;
    const rows: Row[] = [];
    let cells: Cell[] = [];
    let x = 0;
    for (const { text, url } of contact) {
      const span = spanOf(text, { size: style.contact, color: colors.quiet });
      const lines = breakLines([span], width, measure);
      for (const spans of lines) {
        const needs = spans.reduce((sum, one) => sum + measure(one), 0);
        if (x > 0 && x + needs > width) {
          rows.push(this.row(cells, { tag: 'P', block: this.block }, style.contact));
          [cells, x] = [[], 0];
        }
        cells.push({ spans, x, width: needs, align: 'start', url });
        x += needs + gap;
      }
    }
    this.block += 1;
    return cells.length === 0
      ? rows
      : [...rows, this.row(cells, { tag: 'P', block: this.block - 1 }, style.contact)];
  }

  private blockRows(
    block: Block,
    { isFirst, isLetter }: { isFirst: boolean; isLetter: boolean },
  ): Row[] {
    const { style } = this.sheet;
    if (block.kind === 'entry') return this.entry(block, isFirst ? 3 : style.beforeEntry);
    if (block.kind === 'listing') {
      const label =
        block.label === null
          ? []
          : [spanOf(`${block.label}: `, { size: style.text, weight: 'semibold' })];
      const items = spanOf(block.items.join(', '), { size: style.text });
      return this.text('P', [...label, items], { spaceBefore: isFirst ? 3 : 2 });
    }
    const weight = block.strong === true ? 'semibold' : 'regular';
    const spaceBefore = isLetter ? style.text * 0.85 : 3;
    return this.text('P', [spanOf(block.text, { size: style.text, weight })], { spaceBefore });
  }

  private entry(
    { title, place, dates, url, paragraphs, bullets }: Entry,
    spaceBefore: number,
  ): Row[] {
    const { style } = this.sheet;
    const quiet = { size: style.text, color: colors.quiet };
    const joined = style.oneLine && place !== null;
    const head = [
      spanOf(title, { size: style.text + (style.oneLine ? 0 : 0.5), weight: 'semibold' }),
      ...(joined ? [spanOf(`${title === '' ? '' : ' · '}${place}`, quiet)] : []),
    ];
    const end = dates === null ? null : spanOf(dates, { ...quiet, size: style.text - 0.7 });
    const below = joined ? '' : (place ?? '');
    const rows = [
      ...this.text('H3', head, { spaceBefore, url, end, keepsNext: true }),
      ...this.text('P', [spanOf(below, quiet)], { keepsNext: true }),
      ...paragraphs.flatMap((text) =>
        this.text('P', [spanOf(text, { size: style.text })], {
          spaceBefore: style.beforeBullet,
        }),
      ),
      ...bullets.flatMap((text) =>
        this.text('LI', [spanOf(text, { size: style.text })], {
          spaceBefore: style.beforeBullet,
          indent: BULLET_INDENT,
          bullet: true,
        }),
      ),
    ];
    return keptTogether(rows);
  }

  private text(tag: Mark['tag'], spans: Span[], options: TextOptions = {}): Row[] {
    const { measure, width } = this.sheet;
    const { indent = 0, end = null, url = null } = options;
    const shown = spans.filter((span) => span.text.trim() !== '');
    if (shown.length === 0 && end === null) return [];
    const size = Math.max(...spans.map((span) => span.size));
    const endWidth = end === null ? 0 : measure(end) + GAP;
    const room = width - indent - endWidth;
    const lines = shown.length === 0 ? [[]] : breakLines(shown, room, measure);
    const mark: Mark = { tag, block: this.block };
    this.block += 1;
    const rows = lines.map((line) => {
      const text: Cell = { spans: line, x: indent, width: room, align: 'start', url };
      return this.row([text], mark, size);
    });
    rows[0]?.cells.push(...this.besides(options, endWidth, size));
    return this.finish(rows, options);
  }

  /** Text beside the first line: a list marker before it, dates after it. */
  private besides({ end = null, bullet }: TextOptions, endWidth: number, size: number): Cell[] {
    const at = { width: endWidth, align: 'end' as const, url: null };
    const mark = spanOf('•', { size });
    return [
      ...(end === null ? [] : [{ ...at, spans: [end], x: this.sheet.width - endWidth }]),
      ...(bullet === true
        ? [{ spans: [mark], x: 1, width: BULLET_INDENT, align: 'start' as const, url: null }]
        : []),
    ];
  }

  /**
   * Sets space before the first row, a rule below the last, and keeps single lines of a paragraph off a page of their
   * own.
   */
  private finish(
    rows: Row[],
    { spaceBefore = 0, rule = false, keepsNext = false, bookmark }: TextOptions,
  ): Row[] {
    const [first] = rows;
    const last = rows.at(-1);
    if (first === undefined || last === undefined) return rows;
    first.spaceBefore = spaceBefore;
    first.keepsNext = rows.length > 1;
    const beforeLast = rows.at(-2);
    if (beforeLast !== undefined) beforeLast.keepsNext = true;
    last.keepsNext = keepsNext;
    if (bookmark !== undefined) first.mark = { ...first.mark, bookmark };
    last.rule = rule;
    if (rule) last.height += 4;
    return rows;
  }

  private row(cells: Cell[], mark: Mark, size: number): Row {
    return {
      cells,
      mark,
      rule: false,
      spaceBefore: 0,
      keepsNext: false,
      height: size * this.sheet.style.leading,
    };
  }
}

function spanOf(text: string, { size, weight = 'regular', color = colors.ink }: Look): Span {
  const ends = /\s$/.test(text) ? ' ' : '';
  const begins = /^\s/.test(text) ? ' ' : '';
  return { text: `${begins}${printable(text)}${ends}`, size, weight, color };
}

/** A short entry stays whole; the head of a long one stays with its first lines. */
function keptTogether(rows: Row[]): Row[] {
  const together = rows.length <= WHOLE_ENTRY_ROWS ? rows.length - 1 : 3;
  for (const row of rows.slice(0, together)) row.keepsNext = true;
  const last = rows.at(-1);
  if (last !== undefined) last.keepsNext = false;
  return rows;
}
