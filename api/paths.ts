import type { Route } from './route.ts';

/** All paths of a route, aliases included. */
export function pathsOf({ declaration }: Route): string[] {
  return [declaration.path, ...(declaration.aliases ?? [])];
}

/** `/jobs/{id}` as Express writes it. */
export function expressPath(path: string): string {
  return path.replaceAll('{', ':').replaceAll('}', '');
}

/** `/jobs/{id}` with the values of its parameters. */
export function filledPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The first segment of a path in lower case, as Express compares: `jobs` of `/Jobs/map`. */
export function firstSegment(path: string): string {
  const [, first = ''] = path.split('/', 2);
  return first.toLowerCase();
}

/** Sorts a fixed segment before a parameter in the same position. */
export function comparePaths(a: string, b: string): number {
  return sortKey(a) < sortKey(b) ? -1 : 1;
}

function sortKey(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '~' : segment))
    .join('/');
}
