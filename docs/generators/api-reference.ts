import type { Route } from '../../api/route.ts';
import { routesByArea } from '../../api/routes.ts';
import { markdownTable, page } from './markdown.ts';

/** docs/api.md, from the declared routes: one line per endpoint, by area. `/docs` has the rest. */
export function apiReference(): string {
  const areas = Object.entries(routesByArea).map(
    ([area, routes]) =>
      `## ${area}\n\n${markdownTable(['Method', 'Path', 'Summary'], routes.map(row))}`,
  );
  return page(
    'API',
    'A running service documents parameters, responses, limits, prices and errors at `/docs`, from the OpenAPI 3.1 document at `/openapi.json`.',
    ...areas,
    `## Outside the OpenAPI document\n\n${markdownTable(['Method', 'Path', 'Summary'], undocumented)}`,
  );
}

const undocumented = [
  ['POST', '`/mcp`', 'The Model Context Protocol; see [agents](agents.md).'],
  ['GET', '`/healthz`', 'Whether the process runs.'],
  ['GET', '`/readyz`', 'Whether its servers respond, by name.'],
  ['GET', '`/openapi.json`, `/docs`', 'The OpenAPI document, and a page that shows it.'],
];

function row({ declaration: { method, path, summary } }: Route): string[] {
  return [method.toUpperCase(), `\`${path}\``, summary];
}
