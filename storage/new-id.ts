import { randomBytes } from 'node:crypto';
import { formatId, type IdKind } from '../domain/common/ids.ts';

/** A fresh id of this kind; ids made later sort later. */
export function newId(kind: IdKind): string {
  return formatId(kind, Date.now(), randomBytes(12));
}
