import type { Role } from '../../domain/accounts/console/roles.ts';
import type { Scope } from '../../domain/accounts/scopes.ts';
import type { Route } from '../route.ts';

/** Scopes whose reading needs no more than a viewer. */
const READ_BY_VIEWERS: readonly Scope[] = ['jobs:read', 'jobs:post', 'jobs:applications'];

/** What changes the account for everybody, or cannot be taken back. */
const FOR_ADMINS = new Set([
  'createOrganization',
  'updateOrganization',
  'deleteOrganization',
  'setDefaultOrganization',
  'replacePipelineStages',
  'anonymizeCandidate',
  'mergeCandidates',
  'listAuditLog',
]);

/** The lowest role that may call a route of the API from the console; null for public routes. */
export function neededRole({ declaration }: Route): Role | null {
  const { access, charge, method, name } = declaration;
  if ('role' in access) return access.role;
  if ('public' in access) return null;
  if (FOR_ADMINS.has(name)) return 'admin';
  if ('anyKey' in access) return method === 'get' ? 'viewer' : 'admin';
  if (access.scopes.includes('webhooks:manage')) return 'admin';
  const isRead = method === 'get' && charge === undefined;
  const isForViewers = access.scopes.every((scope) => READ_BY_VIEWERS.includes(scope));
  return isRead && isForViewers ? 'viewer' : 'recruiter';
}

/** The routes of the API as the console's door opens them: by role in place of scopes. */
export function routesByRole(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => {
    const role = neededRole(route);
    if (role === null) return [];
    if ('role' in route.declaration.access) return [route];
    return [{ ...route, declaration: { ...route.declaration, access: { role } } }];
  });
}
