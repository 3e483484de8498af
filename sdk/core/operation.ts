/** An operation as the generated table writes it: `POST /candidates/{id}/notes idempotent`. */
export interface Operation {
  method: string;
  path: string;
  /**
   * `list`: rows with a cursor. `idempotent`: takes an Idempotency-Key. `form`: takes a file as a form. `bare`: has no
   * parameters but those of the path. `whole`: the body is no `{ data }`. `bytes`: the body is a file.
   */
  flags: readonly string[];
}

export function parseOperation(text: string): Operation {
  const [method = '', path = '', ...flags] = text.split(' ');
  return { method, path, flags };
}

/** A value that would make the path another one: the list of a resource, or the resource above. */
const NO_SEGMENT = ['', '.', '..', 'undefined', 'null'];

/**
 * The path with its parameters put in, in their order, and how many there are.
 * @throws TypeError for an id that is missing or empty.
 */
export function fillPath(path: string, values: readonly unknown[]): { path: string; used: number } {
  let used = 0;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[used++]);
    if (NO_SEGMENT.includes(value)) throw new TypeError(`${name} must not be "${value}".`);
    return encodeURIComponent(value);
  });
  return { path: filled, used };
}

/** Query parameters; lists are comma-separated, and what is undefined or null is left out. */
export function queryText(params: Readonly<Record<string, QueryValue>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) query.set(name, textOf(value));
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export type QueryValue =
  string | number | boolean | readonly (string | number)[] | null | undefined;

function textOf(value: NonNullable<QueryValue>): string {
  return typeof value === 'object' ? value.join(',') : String(value);
}
