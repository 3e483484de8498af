import { pointerWithin } from '../../common/json-pointer.ts';

/** A scalar value inside another, as text, and its JSON Pointer (RFC 6901). */
export interface Pointed {
  path: string;
  text: string;
}

/** Every scalar at or below a value whose pointer is `base`. */
export function pointersTo(value: unknown, base: string): Pointed[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') return [{ path: base, text: value }];
  if (typeof value !== 'object') return [{ path: base, text: JSON.stringify(value) }];
  return Object.entries(value).flatMap(([name, member]) =>
    pointersTo(member, pointerWithin(base, name)),
  );
}
