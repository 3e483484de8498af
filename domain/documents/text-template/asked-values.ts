import type { TemplateNode } from './blocks.ts';
import type { Inline } from './inline.ts';

type Part = TemplateNode | Inline;

/** The values that a template names: in the document, or in each entry of a list. */
export interface AskedValues {
  fields: AskedField[];
  lists: AskedList[];
}

export interface AskedField {
  path: string;
  /** Whether the document or an entry around this one has a value of the same name, which stands for a missing one. */
  isOutsideToo: boolean;
}

export interface AskedList extends AskedField {
  entries: AskedValues;
}

/** The values that parsed blocks name, each once in its place. */
export function askedValues(
  parts: readonly Part[],
  outside: ReadonlySet<string> = new Set(),
): AskedValues {
  const found: Found = { fields: new Set(), lists: new Map() };
  gather(parts, found);
  const around = new Set([...outside, ...found.fields, ...found.lists.keys()]);
  const asked = (path: string) => ({ path, isOutsideToo: outside.has(path) });
  return {
    fields: [...found.fields].filter((path) => !found.lists.has(path)).map(asked),
    lists: [...found.lists].map(([path, inner]) => ({
      ...asked(path),
      entries: askedValues(inner, around),
    })),
  };
}

interface Found {
  fields: Set<string>;
  /** The parts that are repeated for the entries of each list. */
  lists: Map<string, Part[]>;
}

function gather(parts: readonly Part[], found: Found): void {
  for (const part of parts) {
    if (part.kind === 'field') found.fields.add(part.path);
    else if (part.kind === 'block') gather(part.parts, found);
    else if (part.kind === 'section') gatherSection(part, found);
  }
}

/** The part for an empty list has no entry: its values are those around it. */
function gatherSection(section: Part & { kind: 'section' }, found: Found): void {
  const inner: readonly Part[] = 'nodes' in section ? section.nodes : section.parts;
  const repeated = found.lists.get(section.path) ?? [];
  found.lists.set(section.path, section.inverted ? repeated : [...repeated, ...inner]);
  if (section.inverted) gather(inner, found);
}
