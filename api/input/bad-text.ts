import { invalidRequest, type ErrorDetail } from '../../domain/common/errors.ts';

/** Deepest nesting of a JSON body (decision 0026). */
export const MAX_DEPTH = 32;

export const TOO_DEEP = `is nested deeper than ${MAX_DEPTH} levels`;

const POISONED_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** A lone surrogate: it has no UTF-8 form, so neither store could keep it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Finds the first member of a parsed JSON value that must not reach stores or schemas: NUL, a lone surrogate, a name
 * of an object's prototype, or nesting beyond 32 levels.
 */
export function findBadText(value: unknown, path: string, depth = 0): ErrorDetail | undefined {
  if (typeof value === 'string') return badString(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { path, message: TOO_DEEP };
  for (const [name, member] of Object.entries(value)) {
    const found = badName(name, path) ?? findBadText(member, joinPath(path, name), depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the value unchanged.
 * @throws AppError naming the first forbidden text.
 */
export function requireSoundText<Value>(value: Value, path = ''): Value {
  const bad = findBadText(value, path);
  if (bad !== undefined) throw invalidRequest(bad.path || 'body', bad.message);
  return value;
}

/** Whether a parsed JSON value is nested too deeply to be walked recursively. */
export function isTooDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isTooDeep(member, levels - 1));
}

export function badString(text: string, path: string): ErrorDetail | undefined {
  if (text.includes('\0')) return { path, message: 'must not contain NUL' };
  if (LONE_SURROGATE.test(text)) return { path, message: 'is not well-formed Unicode' };
  return undefined;
}

function badName(name: string, path: string): ErrorDetail | undefined {
  const where = joinPath(path, name);
  if (POISONED_NAMES.has(name)) return { path: where, message: 'is not allowed as a name' };
  const bad = badString(name, path);
  return bad && { path, message: `has a member whose name ${bad.message}` };
}

function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
