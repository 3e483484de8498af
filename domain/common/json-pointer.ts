/** The JSON Pointer (RFC 6901) of a member or item of the value at `pointer`. */
export function pointerWithin(pointer: string, step: string): string {
  return `${pointer}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The value at a JSON Pointer (RFC 6901); null when there is none. */
export function valueAt(source: unknown, pointer: string): { value: unknown } | null {
  if (pointer !== '' && !pointer.startsWith('/')) return null;
  let value = source;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = (value as Record<string, unknown>)[name];
  }
  return { value };
}
