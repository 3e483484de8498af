import { monthSpan, usageDay } from '../../../domain/accounts/meters.ts';
import { scopes } from '../../../domain/accounts/scopes.ts';
import { themes } from '../../../domain/accounts/console/people.ts';
import { roles } from '../../../domain/accounts/console/roles.ts';
import { auditPage, type AuditRow } from '../../../pages/console/audit-page.tsx';
import { keysPage, type KeyRow } from '../../../pages/console/keys-page.tsx';
import {
  membersPage,
  type InvitationRow,
  type MemberRow,
} from '../../../pages/console/members-page.tsx';
import { profilePage, type SessionRow } from '../../../pages/console/profile-page.tsx';
import {
  billingPage,
  type BillingRecord,
  type LedgerRow,
  type StatementRow,
} from '../../../pages/console/account/billing-page.tsx';
import {
  usagePage,
  type UsageDay,
  type UsageRecord,
} from '../../../pages/console/account/usage-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getUsage } from '../../billing/get-usage.ts';
import { listLedger } from '../../billing/list-ledger.ts';
import { listAuditLog } from '../../accounts/list-audit-log.ts';
import { signedInOf } from '../../caller.ts';
import { getBilling } from '../billing/get-billing.ts';
import { listStatements } from '../billing/list-statements.ts';
import { listApiKeys } from '../keys/list-api-keys.ts';
import { listInvitations } from '../members/list-invitations.ts';
import { listMembers } from '../members/list-members.ts';
import { getSession } from '../sessions/get-session.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { listUsageDays } from '../usage/list-usage-days.ts';
import { webhookPages } from './developer-pages.ts';
import { read, readList, readRows, type ConsolePage } from './console-page.ts';

const ALL = { query: { limit: '100' } };

export const accountPages: readonly ConsolePage[] = [
  {
    path: '/console/keys',
    name: words.account.apiKeys,
    of: listApiKeys,
    group: 'developers',
    async render(call) {
      const { data: keys, nextCursor } = await readList<KeyRow>(call, listApiKeys, ALL);
      return keysPage({ shell: call.shell, keys, nextCursor, scopes, now: new Date() });
    },
  },
  ...webhookPages,
  {
    path: '/console/usage',
    name: words.billing.usage,
    of: getUsage,
    group: 'account',
    async render(call) {
      const month = call.query.get('month') ?? '';
      const usage = await read<UsageRecord>(call, getUsage, { query: { month } });
      const days = await read<UsageDay[]>(call, listUsageDays, { query: daysOf(usage.month) });
      return usagePage({ shell: call.shell, usage, days });
    },
  },
  {
    path: '/console/billing',
    name: words.billing.billing,
    of: getBilling,
    group: 'account',
    async render(call) {
      const [billing, usage, { data: ledger, nextCursor }, statements] = await Promise.all([
        read<BillingRecord>(call, getBilling),
        read<UsageRecord>(call, getUsage),
        readList<LedgerRow>(call, listLedger),
        read<StatementRow[]>(call, listStatements),
      ]);
      return billingPage({
        shell: call.shell,
        billing,
        spentUsdMicros: usage.spent_usd_micros,
        ledger,
        nextCursor,
        statements,
      });
    },
  },
  {
    path: '/console/members',
    name: words.account.members,
    of: listMembers,
    group: 'account',
    async render(call) {
      const { data: members, nextCursor } = await readList<MemberRow>(call, listMembers, ALL);
      const invited = await readRows<InvitationRow>(call, listInvitations, ALL);
      const { shell, role } = call;
      return membersPage({
        shell,
        members,
        invitations: invited.data,
        nextCursor,
        roles: roles.filter((one) => one !== 'owner' || role === 'owner'),
      });
    },
  },
  {
    path: '/console/audit',
    name: words.account.audit,
    of: listAuditLog,
    group: 'account',
    async render(call) {
      const { data: rows, nextCursor } = await readList<AuditRow>(call, listAuditLog, ALL);
      return auditPage({ shell: call.shell, rows, nextCursor });
    },
  },
  {
    path: '/console/profile',
    name: words.account.profile,
    of: getSession,
    group: 'account',
    async render(call) {
      const { data: sessions } = await readRows<SessionRow>(call, listSessions, ALL);
      const { user: profile } = signedInOf(call.origin.caller);
      return profilePage({ shell: call.shell, profile, themes, sessions });
    },
  },
];

/** The days of a month that have begun. */
function daysOf(month: string): { from: string; to: string } {
  const { from, until } = monthSpan(month);
  const last = new Date(Math.max(from.getTime(), Math.min(until.getTime() - 1, Date.now())));
  return { from: usageDay(from), to: usageDay(last) };
}
