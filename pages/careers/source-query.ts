/** The query that carries `?source=` of a visit into a link; empty without one. */
export function sourceQuery(source: string | null): string {
  return source === null ? '' : `?${new URLSearchParams({ source }).toString()}`;
}
