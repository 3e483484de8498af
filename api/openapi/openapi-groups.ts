import type { Scope } from '../../domain/accounts/scopes.ts';
import type { Route } from '../route.ts';

type Declaration = Route['declaration'];

export interface Group {
  name: string;
  description: string;
}

/** Groups of the reference page in order, one per scope (decision 0005). */
const groups: Record<Scope | 'anyKey' | 'public', Group> = {
  'jobs:read': { name: 'Job search', description: 'The market index. Scope `jobs:read`.' },
  public: {
    name: 'Without a key',
    description: 'Job boards and other public pages, limited per address.',
  },
  'jobs:apply': { name: 'Applying', description: 'Scope `jobs:apply`.' },
  'jobs:post': { name: 'Posting jobs', description: 'Scope `jobs:post`.' },
  'jobs:applications': { name: 'Applicant tracking', description: 'Scope `jobs:applications`.' },
  'offers:write': { name: 'Offers', description: 'Scope `offers:write`.' },
  'webhooks:manage': { name: 'Webhooks', description: 'Scope `webhooks:manage`.' },
  'agent:tools': { name: 'Agent tools', description: 'Scope `agent:tools`.' },
  'account:manage': {
    name: 'Account profile',
    description: 'The profile and the résumé of the account. Scope `account:manage`.',
  },
  'account:audit': { name: 'Audit', description: 'Audit log and ledger. Scope `account:audit`.' },
  anyKey: { name: 'Account', description: 'Any key.' },
};

/** Last on the page, since each endpoint is listed once above. */
const otherPaths: Group = {
  name: 'Other paths',
  description: 'More paths of the endpoints above, with the same limits and responses.',
};

/** The group of one path of a route, by its scope; aliases have their own. */
export function groupOf({ path, access }: Declaration, shownPath = path): Group {
  if (shownPath !== path) return otherPaths;
  if ('scopes' in access) return groups[access.scopes[0]];
  return 'public' in access ? groups.public : groups.anyKey;
}

/** The groups that have routes, in page order. */
export function groupsOf(routes: readonly Route[]): Group[] {
  const used = new Set(routes.map(({ declaration }) => groupOf(declaration)));
  return [...Object.values(groups).filter((group) => used.has(group)), otherPaths];
}
