/** Limit of members and elements in a JSON body, unless its route sets its own (decision 0026). */
export const DEFAULT_BODY_NODES = 20_000;

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Whether a JSON text has more than `most` members and elements. One pass counts every comma and every container that
 * is not empty, and stops at the first excess. The result for invalid JSON is undefined.
 */
export function hasMoreNodes(json: string, most: number): boolean {
  // A node has at most two strings: a text with more is not JSON within the bound, and is not read further.
  const mostStrings = 2 * most + 1;
  let nodes = 0;
  let strings = 0;
  let isJustOpened = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code <= SPACE) continue;
    if (code === COMMA || (isJustOpened && !closes(code))) nodes += 1;
    isJustOpened = code === OPEN_LIST || code === OPEN_OBJECT;
    if (code === QUOTE) {
      strings += 1;
      at = endOfString(json, at);
    }
    if (nodes > most || strings > mostStrings) return true;
  }
  return false;
}

function closes(code: number): boolean {
  return code === CLOSE_LIST || code === CLOSE_OBJECT;
}

/** The end of the string that begins at `start`. One without a backslash, such as a file, is skipped at once. */
function endOfString(json: string, start: number): number {
  const end = json.indexOf('"', start + 1);
  if (end === -1) return json.length;
  if (json.charCodeAt(end - 1) !== BACKSLASH) return end;
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return json.length;
}
