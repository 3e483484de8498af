import { isForOperators, roleOf, type Access } from '../../api/access.ts';
import { consoleRoutes } from '../../api/console/routes.ts';
import type { Route } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import { markdownTable } from './markdown.ts';

/** Who may call what in the console: a row per endpoint, from the declarations. */
export function rightsTable(): string {
  const rows = [...routes, ...consoleRoutes].flatMap(({ declaration }) => rowOf(declaration));
  return markdownTable(['Method', 'Path', 'Lowest role', 'Also'], rows);
}

function rowOf({ method, path, access }: Route['declaration']): string[][] {
  const role = roleOf(access);
  return role === null ? [] : [[method.toUpperCase(), `\`${path}\``, role, conditionsOf(access)]];
}

function conditionsOf(access: Access): string {
  const conditions = [
    'withinLimit' in access && `${access.withinLimit} while the account has a monthly limit`,
    isForOperators(access) && 'operators only',
    'fresh' in access && access.fresh === true && 'signed in within 12 hours',
  ];
  return conditions.filter((one) => one !== false).join('; ');
}
