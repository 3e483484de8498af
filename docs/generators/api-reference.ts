import { documentedErrors } from '../../api/openapi/openapi.ts';
import { pathsOf } from '../../api/paths.ts';
import type { Route } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import { markdownTable, page } from './markdown.ts';

/** docs/api.md, from the declared routes. The whole contract is the OpenAPI document at /openapi.json. */
export function apiReference(): string {
  return page(
    'API',
    'One line per endpoint, from the declarations in `api/`. Parameters, answers and examples are in the OpenAPI 3.1 ' +
      'document a running service publishes at `/openapi.json` and shows at `/docs`.',
    markdownTable(
      ['Method', 'Path', 'Access', 'What it does', 'Metered', 'Its own errors'],
      routes.map(row),
    ),
  );
}

function row(route: Route): string[] {
  const { method, access, summary, meter } = route.declaration;
  const own = new Set(route.declaration.errors ?? []);
  return [
    method.toUpperCase(),
    pathsOf(route)
      .map((path) => `\`${path}\``)
      .join(', '),
    'scopes' in access
      ? access.scopes.join(' and ')
      : 'anyKey' in access
        ? 'any key'
        : `public, ${access.public.perMinute}/min per address`,
    summary,
    meter ?? '',
    documentedErrors(route.declaration)
      .filter((code) => own.has(code))
      .map((code) => `\`${code}\``)
      .join(', '),
  ];
}
