import { parseConfig } from '../../config/config.ts';
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
      ['Method', 'Path', 'Access', 'What it does', 'Metered', 'Costs', 'Its own errors'],
      routes.map(row),
    ),
    'Metered is what counts against a free monthly quota: one that is used up is 429 `quota_exceeded`. Costs is what is ' +
      'charged to the balance, at the default price; AI tokens are priced by the settings. A balance, card or monthly ' +
      'limit that does not cover it is 402 `PAYMENT_REQUIRED`. The tokens of an apply-with-AI session are charged as it ' +
      'goes, and without money it waits at `needs_payment`. A tool costs what its endpoint costs.',
    'Beside these, and outside the OpenAPI document: `/mcp` speaks the Model Context Protocol (see [agents](agents.md)), ' +
      '`GET /healthz` and `GET /readyz` tell of the process and of its servers, and `/docs` and `/openapi.json` show the ' +
      'contract.',
  );
}

const { prices } = parseConfig({});

/** By the call, or by what a model reads and writes for it. */
function costs({ charge, errors = [] }: Route['declaration']): string {
  if (charge !== undefined) return `${prices[charge] / 1_000_000} USD`;
  return errors.includes('PAYMENT_REQUIRED') ? 'AI tokens' : '';
}

function row(route: Route): string[] {
  const { method, access, summary, meter } = route.declaration;
  const { charge, errors = [] } = route.declaration;
  const own = new Set(charge === undefined ? errors : [...errors, 'PAYMENT_REQUIRED']);
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
    costs(route.declaration),
    documentedErrors(route.declaration)
      .filter((code) => own.has(code))
      .map((code) => `\`${code}\``)
      .join(', '),
  ];
}
