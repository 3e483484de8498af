import { createHash } from 'node:crypto';

const CHARACTERS = 40;

/** An id that follows from a business key, so that a repeated step names the same record. */
export function idOfKey(prefix: 'act' | 'msg' | 'tcl', key: string): string {
  return `${prefix}_${createHash('sha256').update(key).digest('hex').slice(0, CHARACTERS)}`;
}
