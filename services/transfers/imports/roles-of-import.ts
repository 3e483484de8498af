import type { Stage } from '../../../domain/hiring/pipeline/stages.ts';
import type { PostingStatus } from '../../../domain/hiring/posting-lifecycle.ts';
import type { ImportedApplication } from '../../../domain/transfers/imports/application-of-row.ts';
import { plainName } from '../../../domain/transfers/imports/guess-columns.ts';
import type { RowFault } from '../../../domain/transfers/imports/row.ts';
import { findOrganization } from '../../../storage/hiring/organizations.ts';
import { findPipeline } from '../../../storage/hiring/pipelines.ts';
import { listRoleNames, type NamedRole } from '../../../storage/hiring/role-names.ts';
import { findExternalIds } from '../../../storage/transfers/imports/external-ids.ts';
import type { AppContext } from '../../context.ts';
import type { RunningImport } from './row-work.ts';

export type FoundRole = { role: NamedRole; companyName: string } | { fault: RowFault };

/** The roles and stages of an account, as they are when an import begins. */
export interface AccountRoles {
  stages: readonly Stage[];
  byId: ReadonlyMap<string, NamedRole>;
  byTitle: ReadonlyMap<string, NamedRole[]>;
  companyNames: ReadonlyMap<string, string>;
}

export async function readAccountRoles(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
): Promise<AccountRoles> {
  const [roles, { stages }] = await Promise.all([
    listRoleNames(stores, accountId),
    findPipeline(stores, accountId),
  ]);
  const byTitle = new Map<string, NamedRole[]>();
  for (const role of roles) {
    const title = plainName(role.title);
    byTitle.set(title, [...(byTitle.get(title) ?? []), role]);
  }
  const organizations = [...new Set(roles.map(({ organizationId }) => organizationId))];
  const names = await Promise.all(
    organizations.map(async (id) => {
      const organization = await findOrganization(stores, { accountId, id });
      return [id, organization?.name ?? ''] as const;
    }),
  );
  const byId = new Map(roles.map((role) => [role.id, role]));
  return { stages, byId, byTitle, companyNames: new Map(names) };
}

export function stagesOf({ roles }: Pick<RunningImport, 'roles'>): readonly Stage[] {
  return roles.stages;
}

/** The role of each row, named by id, by the id of another system, or by title. */
export async function findRoles(
  { ctx, one, roles }: RunningImport,
  named: readonly ImportedApplication['roles'][],
): Promise<FoundRole[]> {
  const texts = [...new Set(named.flat().map(({ text }) => text))];
  const { accountId } = one;
  const external = await findExternalIds(ctx.stores, { accountId, kind: 'postings' }, texts);
  return named.map((names) => {
    for (const { column, text } of names) {
      const found = roles.byId.get(external.get(text) ?? text) ?? oneTitled(roles, text);
      if (found === 'several') {
        return { fault: { column, reason: `names several roles, ${text}: give the id of one` } };
      }
      if (found !== null) {
        return { role: found, companyName: roles.companyNames.get(found.organizationId) ?? '' };
      }
    }
    const column = names[0]?.column ?? null;
    return { fault: { column, reason: 'is not the id or title of a role' } };
  });
}

const ORDER: readonly PostingStatus[] = ['open', 'closed', 'draft', 'archived'];

/** The role with a title; of several the open one, else the closed one. */
function oneTitled({ byTitle }: AccountRoles, title: string): NamedRole | 'several' | null {
  const titled = byTitle.get(plainName(title)) ?? [];
  const best = ORDER.map((status) => titled.filter((role) => role.status === status)).find(
    (roles) => roles.length > 0,
  );
  const [only, ...others] = best ?? [];
  if (only === undefined) return null;
  return others.length > 0 ? 'several' : only;
}
