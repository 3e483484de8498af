import { memberOf } from '../reading/json-rows.ts';

/** Maximum nesting. No honest page exceeds it. */
const MAX_DEPTH = 12;

/** Every node of a type in a page's linked data: at the root, in a list, in `@graph` or inside another node. */
export function nodesOfType(data: unknown, type: string, depth = 0): unknown[] {
  if (depth > MAX_DEPTH || typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((item) => nodesOfType(item, type, depth + 1));
  const types = memberOf(data, '@type');
  const isWanted = Array.isArray(types) ? types.includes(type) : types === type;
  if (isWanted) return [data];
  return Object.values(data).flatMap((value) => nodesOfType(value, type, depth + 1));
}
