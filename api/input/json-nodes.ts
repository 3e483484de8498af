import type { ErrorDetail } from '../../domain/common/errors.ts';

/** Limit of members and elements in a JSON body, unless its route sets its own (decision 0026). */
export const DEFAULT_BODY_NODES = 20_000;

/**
 * Limit of members of one object. An object of many costs several times as much as a list of many. The widest one that
 * a route takes is the answers to a form of 500 questions.
 */
export const MAX_MEMBERS = 1_000;

const TOO_WIDE = `must have at most ${MAX_MEMBERS.toLocaleString('en')} members`;

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * The problem of a JSON text in UTF-8 with more than `most` members and elements, or with an object of more than
 * `MAX_MEMBERS`; null without one. One pass counts every comma and every container that is not empty, and stops at the
 * first excess. The result for invalid JSON is undefined.
 */
export function sizeFault(json: Buffer, most: number): ErrorDetail | null {
  // A node has at most two strings: a text with more is not JSON within the bound, and is not read further.
  const mostStrings = 2 * most + 1;
  const read: Read = { open: [], nodes: 0, strings: 0, stringAt: 0, before: 0 };
  for (let at = 0; at < json.length; at += 1) {
    const code = json[at] ?? 0;
    if (code <= SPACE) continue;
    const wide = countNode(read, code);
    if (wide !== null) return { path: nameIn(json, wide), message: TOO_WIDE };
    if (code === QUOTE) {
      read.strings += 1;
      read.stringAt = at;
      at = endOfString(json, at);
    }
    if (read.nodes > most || read.strings > mostStrings) {
      return { path: 'body', message: tooMany(most) };
    }
    read.before = code;
  }
  return null;
}

/** The state of reading a JSON text. */
interface Read {
  open: Container[];
  nodes: number;
  strings: number;
  /** Where the last string begins. */
  stringAt: number;
  /** The last character that is neither space nor in a string. */
  before: number;
}

/** Counts the node that begins at a character. Returns its object if that then has too many. */
function countNode(read: Read, code: number): Container | null {
  const { open, before, stringAt } = read;
  let wide: Container | null = null;
  if (code === COMMA || (opens(before) && !closes(code))) {
    read.nodes += 1;
    wide = addTo(open.at(-1));
  }
  if (closes(code)) open.pop();
  else if (opens(code)) {
    const nameAt = before === COLON ? stringAt : -1;
    open.push({ isObject: code === OPEN_OBJECT, members: 0, nameAt });
  }
  return wide;
}

/** An object or a list that is not closed yet. */
interface Container {
  isObject: boolean;
  members: number;
  /** Where its own name begins; -1 without one. */
  nameAt: number;
}

/** Counts a member. Returns the object if that is one too many. */
function addTo(container: Container | undefined): Container | null {
  if (container?.isObject !== true) return null;
  container.members += 1;
  return container.members > MAX_MEMBERS ? container : null;
}

function nameIn(json: Buffer, { nameAt }: Container): string {
  return nameAt === -1 ? 'body' : json.toString('utf8', nameAt + 1, endOfString(json, nameAt));
}

function tooMany(most: number): string {
  return `must have at most ${most.toLocaleString('en')} members and elements in total`;
}

function opens(code: number): boolean {
  return code === OPEN_LIST || code === OPEN_OBJECT;
}

function closes(code: number): boolean {
  return code === CLOSE_LIST || code === CLOSE_OBJECT;
}

/** The end of the string that begins at `start`. One without a backslash, such as a file, is skipped at once. */
function endOfString(json: Buffer, start: number): number {
  const end = json.indexOf(QUOTE, start + 1);
  if (end === -1) return json.length;
  if (json[end - 1] !== BACKSLASH) return end;
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json[at] ?? 0;
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return json.length;
}
