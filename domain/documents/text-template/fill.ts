import type { ErrorDetail } from '../../common/errors.ts';
import type { BlockStyle, TemplateNode } from './blocks.ts';
import type { Inline } from './inline.ts';
import { isRecord, type TemplateValues, type Value, type ValueRecord } from './values.ts';

/** A run of text in one weight. A line break in it is a line break of its paragraph. */
export interface TextRun {
  text: string;
  bold: boolean;
}

export type FilledBlock =
  | { kind: 'block'; style: BlockStyle; number: number | null; runs: TextRun[] }
  | { kind: 'page_break' };

/** The blocks, or what the values lack. */
export type Filled = { blocks: FilledBlock[] } | { faults: ErrorDetail[] };

/** Templates repeat their sections, so the result is bounded too. */
export const LONGEST_FILLED = 300_000;
const MOST_BLOCKS = 20_000;
/** Of lines and changes of weight or value within blocks: each costs a file as much as a block. */
const MOST_RUNS = 40_000;
const BREAK = /\r\n|\r|\n/g;
const MOST_FAULTS = 100;

/** Fills values into parsed blocks. A value is inserted as text and never parsed. */
export function fillBlocks(nodes: readonly TemplateNode[], values: TemplateValues): Filled {
  const filler = new Filler();
  filler.fillNodes(nodes, [{ record: values, path: 'values' }]);
  // The last part may be what is too much.
  filler.isFull();
  if (filler.faults.size > 0) {
    return { faults: [...filler.faults].map(([path, message]) => ({ path, message })) };
  }
  return { blocks: numbered(filler.blocks) };
}

/** A record that fields are looked up in, and its place for error messages. */
interface Scope {
  record: ValueRecord;
  path: string;
}

class Filler {
  readonly blocks: FilledBlock[] = [];
  readonly faults = new Map<string, string>();
  private length = 0;
  private runs = 0;

  fillNodes(nodes: readonly TemplateNode[], scopes: readonly Scope[]): void {
    for (const node of nodes) {
      if (this.isFull()) return;
      if (node.kind === 'page_break') this.blocks.push(node);
      else if (node.kind === 'block') {
        const runs = this.fillInline(node.parts, scopes);
        this.blocks.push({ kind: 'block', style: node.style, number: null, runs });
      } else {
        for (const inner of this.entriesOf(node, scopes)) this.fillNodes(node.nodes, inner);
      }
    }
  }

  private fillInline(parts: readonly Inline[], scopes: readonly Scope[]): TextRun[] {
    const runs: TextRun[] = [];
    for (const part of parts) {
      if (this.isFull()) return runs;
      if (part.kind === 'section') {
        for (const inner of this.entriesOf(part, scopes)) {
          runs.push(...this.fillInline(part.parts, inner));
        }
        continue;
      }
      const text = part.kind === 'text' ? part.text : this.valueOf(part.path, scopes);
      this.length += text.length;
      if (text === '') continue;
      this.runs += 1 + (text.match(BREAK)?.length ?? 0);
      runs.push({ text, bold: part.bold });
    }
    return runs;
  }

  private valueOf(path: string, scopes: readonly Scope[]): string {
    const { value, place } = look(path, scopes);
    if (value === undefined || value === null) this.fault(place, 'is missing');
    else if (typeof value === 'object') {
      this.fault(place, 'must be a text, a number or a boolean: the template prints it');
    } else return String(value);
    return '';
  }

  /** The scopes of each repetition of a section. */
  private entriesOf(
    { path, inverted }: { path: string; inverted: boolean },
    scopes: readonly Scope[],
  ): (readonly Scope[])[] {
    const { value, place } = look(path, scopes);
    if (value === undefined || value === null) this.fault(place, 'is missing');
    else if (!Array.isArray(value)) {
      this.fault(place, 'must be a list: the template repeats a section for it');
    } else if (inverted) return value.length === 0 ? [scopes] : [];
    else {
      this.length += value.length;
      return value.map((record, index) => [{ record, path: `${place}.${index}` }, ...scopes]);
    }
    return [];
  }

  private fault(place: string, message: string): void {
    if (this.faults.size < MOST_FAULTS) this.faults.set(place, message);
  }

  /** Whether there is too much, which is a fault. */
  isFull(): boolean {
    const isFull =
      this.length > LONGEST_FILLED || this.blocks.length > MOST_BLOCKS || this.runs > MOST_RUNS;
    if (isFull) {
      this.fault(
        'values',
        'must fill a document of at most 300,000 characters, 20,000 blocks and 40,000 lines',
      );
    }
    return isFull;
  }
}

/**
 * The value of a path: in the innermost entry that has its first name, else in the values. A name with dots may also
 * be given as it is written.
 */
function look(path: string, scopes: readonly Scope[]): { value: Value | undefined; place: string } {
  const [first = ''] = path.split('.');
  const scope = scopes.find(
    ({ record }) => Object.hasOwn(record, path) || Object.hasOwn(record, first),
  );
  const { record, path: within } = scope ?? scopes[0] ?? { record: {}, path: 'values' };
  const place = `${within}.${path}`;
  if (Object.hasOwn(record, path)) return { value: record[path], place };
  let value: Value | undefined = record;
  for (const name of path.split('.')) {
    value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return { value, place };
}

/** Consecutive numbered blocks count from 1. */
function numbered(blocks: readonly FilledBlock[]): FilledBlock[] {
  let count = 0;
  return blocks.map((block) => {
    const isNumbered = block.kind === 'block' && block.style === 'numbered';
    count = isNumbered ? count + 1 : 0;
    return isNumbered ? { ...block, number: count } : block;
  });
}
