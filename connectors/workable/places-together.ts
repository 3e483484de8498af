import { memberOf } from '../reading/json-rows.ts';

/** As many as a posting keeps. */
const MAX_PLACES = 50;

/**
 * A job at several places is several rows with one shortcode: the first, with the places of all. In a feed that is
 * read as a stream they stand one after the other. Rows that list their own places are complete, but are repeated as
 * well.
 */
export async function* placesTogether(
  rows: Iterable<unknown> | AsyncIterable<unknown>,
): AsyncGenerator<unknown> {
  let held: unknown[] = [];
  for await (const row of Array.isArray(rows) ? sideBySide(rows) : rows) {
    const [first] = held;
    if (first !== undefined && codeOf(first) !== codeOf(row)) {
      yield merged(held);
      held = [];
    }
    if (held.length < MAX_PLACES) held.push(row);
    if (codeOf(row) === null) {
      yield row;
      held = [];
    }
  }
  if (held.length > 0) yield merged(held);
}

/** The rows in order of the first of their shortcode. */
function sideBySide(rows: readonly unknown[]): unknown[] {
  const byCode = new Map<unknown, unknown[]>();
  for (const row of rows) {
    const code = codeOf(row) ?? Symbol('none');
    const known = byCode.get(code);
    if (known === undefined) byCode.set(code, [row]);
    else known.push(row);
  }
  return [...byCode.values()].flat();
}

function codeOf(row: unknown): unknown {
  return memberOf(row, 'shortcode') ?? null;
}

function merged(rows: unknown[]): unknown {
  const [first] = rows;
  if (rows.length === 1) return first;
  return { ...(first as object), locations: rows.flatMap(placesOf) };
}

function placesOf(row: unknown): unknown[] {
  const locations = memberOf(row, 'locations');
  if (Array.isArray(locations) && locations.length > 0) return locations as unknown[];
  const [country, city, region] = ['country', 'city', 'state'].map((name) => memberOf(row, name));
  return [{ country, city, region }];
}
