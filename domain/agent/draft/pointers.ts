/** A single value inside another, as text, and the JSON Pointer (RFC 6901) to it. */
export interface Pointed {
  path: string;
  text: string;
}

/** Every single value in or below a value that stands at `base`. */
export function pointersTo(value: unknown, base: string): Pointed[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') return [{ path: base, text: value }];
  if (typeof value !== 'object') return [{ path: base, text: JSON.stringify(value) }];
  return Object.entries(value).flatMap(([name, member]) =>
    pointersTo(member, `${base}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
