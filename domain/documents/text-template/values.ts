import { z } from 'zod';
import { DEEPEST_SECTION } from './inline.ts';

export type Value = string | number | boolean | null | ValueRecord | ValueRecord[];
export interface ValueRecord {
  [name: string]: Value;
}
/** The values that fill a template. */
export type TemplateValues = ValueRecord;

/** The document, and the entries of sections within sections. */
const DEEPEST = 1 + DEEPEST_SECTION;
const MOST_KEYS = 500;
const MOST_CHARACTERS = 200_000;
/** XML allows none of these. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;
export const NOT_XML_MESSAGE = 'must not hold control characters';

export function isRecord(value: unknown): value is ValueRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether every file format can hold a text. */
export function isXmlText(text: string): boolean {
  return !NOT_XML.test(text);
}

/** `values` of a document: texts, numbers, booleans, records, and lists of records for sections. */
export const valuesInput = z
  .record(z.string(), z.unknown())
  .check(({ value, issues }) => {
    const fault = new Judge().faultOf(value, { depth: 0, path: [] });
    if (fault !== null) issues.push({ code: 'custom', input: value, ...fault });
  })
  .transform((values) => values as TemplateValues)
  .meta({
    description:
      'Texts, numbers and booleans by field; records for fields with dots; lists of records for sections. At most 500 names, 200,000 characters and 4 levels.',
  });

interface Place {
  depth: number;
  path: (string | number)[];
}
interface Fault {
  message: string;
  path: (string | number)[];
}

class Judge {
  private keys = 0;
  private characters = 0;

  faultOf(value: unknown, place: Place): Fault | null {
    if (Array.isArray(value)) return this.listFault(value, place);
    if (isRecord(value)) return this.recordFault(value, place);
    return this.plainFault(value, place);
  }

  private recordFault(record: ValueRecord, { depth, path }: Place): Fault | null {
    if (depth >= DEEPEST) return { message: `must be at most ${DEEPEST} levels deep`, path };
    for (const [name, value] of Object.entries(record)) {
      this.keys += 1;
      this.characters += name.length;
      const at = [...path, name];
      if (this.keys > MOST_KEYS)
        return { message: `must have at most ${MOST_KEYS} names`, path: [] };
      const fault = this.faultOf(value, { depth: depth + 1, path: at });
      if (fault !== null) return fault;
    }
    return null;
  }

  /** Entries are as deep as their list. */
  private listFault(list: unknown[], { depth, path }: Place): Fault | null {
    for (const [index, entry] of list.entries()) {
      const at = [...path, index];
      if (!isRecord(entry)) return { message: 'must be a record of fields', path: at };
      const fault = this.recordFault(entry, { depth, path: at });
      if (fault !== null) return fault;
    }
    return null;
  }

  private plainFault(value: unknown, { path }: Place): Fault | null {
    if (typeof value !== 'string') return null;
    this.characters += value.length;
    if (this.characters > MOST_CHARACTERS) {
      return { message: 'must be at most 200,000 characters in all', path: [] };
    }
    return isXmlText(value) ? null : { message: NOT_XML_MESSAGE, path };
  }
}
