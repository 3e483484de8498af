import { monthSpan, usageDay } from '../../../domain/accounts/meters.ts';
import { scopes } from '../../../domain/accounts/scopes.ts';
import { themes } from '../../../domain/accounts/console/people.ts';
import { roles } from '../../../domain/accounts/console/roles.ts';
import { auditPage } from '../../../pages/console/audit-page.tsx';
import { keysPage } from '../../../pages/console/keys-page.tsx';
import { membersPage } from '../../../pages/console/members-page.tsx';
import { profilePage } from '../../../pages/console/profile-page.tsx';
import type { CardFields } from '../../../pages/console/account/card-entry.tsx';
import { billingPage } from '../../../pages/console/account/billing-page.tsx';
import { signInSettingsPage } from '../../../pages/console/account/sign-in-page.tsx';
import { usagePage } from '../../../pages/console/account/usage-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { publicUrl } from '../../../services/public-url.ts';
import { getUsage } from '../../billing/get-usage.ts';
import { listLedger } from '../../billing/list-ledger.ts';
import { getAccount } from '../../accounts/get-account.ts';
import { listAuditLog } from '../../accounts/list-audit-log.ts';
import { signedInOf } from '../../caller.ts';
import { getBilling } from '../billing/get-billing.ts';
import { listStatements } from '../billing/list-statements.ts';
import { listApiKeys } from '../keys/list-api-keys.ts';
import { listInvitations } from '../members/list-invitations.ts';
import { listMembers } from '../members/list-members.ts';
import { getSignInSettings } from '../sign-in-settings/get-sign-in-settings.ts';
import { getSession } from '../sessions/get-session.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { listUsageDays } from '../usage/list-usage-days.ts';
import { webhookPages } from './developer-pages.ts';
import type { ApiContext } from '../../context.ts';
import { auditNames } from './audit-names.ts';
import { read, readList, readRows, type ConsolePage } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';

const MOST = { limit: '100' };

export const accountPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/keys',
    name: words.account.apiKeys,
    of: listApiKeys,
    group: 'developers',
    query: MOST,
    show: (list, { origin }) =>
      keysPage({ ...list, scopes, now: new Date(), apiUrl: publicUrl(origin.ctx.config) }),
  }),
  ...webhookPages,
  {
    path: '/console/usage',
    name: words.billing.usage,
    of: getUsage,
    group: 'account',
    async render(call) {
      const month = call.query.get('month') ?? '';
      const usage = await read(call, getUsage, { query: { month } });
      const days = await read(call, listUsageDays, { query: daysOf(usage.month) });
      return usagePage({ shell: call.shell, usage, days });
    },
  },
  {
    path: '/console/billing',
    name: words.billing.billing,
    of: getBilling,
    group: 'account',
    async render(call) {
      const [account, billing, usage, ledger, statements] = await Promise.all([
        read(call, getAccount),
        read(call, getBilling),
        read(call, getUsage),
        readList(call, listLedger),
        read(call, listStatements),
      ]);
      const { resume_reading: resumeReading, closes_at: closesAt } = account;
      const cardFields = cardFieldsOf(call.origin.ctx.config);
      const shown = { billing, cardFields, usage, ...ledger, statements, resumeReading, closesAt };
      return billingPage({ shell: call.shell, ...shown });
    },
  },
  pageOfList({
    path: '/console/members',
    name: words.account.members,
    of: listMembers,
    group: 'account',
    query: MOST,
    async show(list, call) {
      const { rows: invitations } = await readRows(call, listInvitations, { query: MOST });
      const given = roles.filter((one) => one !== 'owner' || call.role === 'owner');
      return membersPage({ ...list, invitations, roles: given });
    },
  }),
  pageOfRecord({
    path: '/console/sign-in-settings',
    name: words.account.signIn.title,
    of: getSignInSettings,
    group: 'account',
    show: signInSettingsPage,
  }),
  pageOfList({
    path: '/console/audit',
    name: words.account.audit,
    of: listAuditLog,
    group: 'account',
    query: MOST,
    show: async (list, call) => auditPage({ ...list, names: await auditNames(call, list.rows) }),
  }),
  {
    path: '/console/profile',
    name: words.account.profile,
    of: getSession,
    group: 'account',
    async render(call) {
      const { rows: sessions } = await readRows(call, listSessions, { query: MOST });
      const { user: profile } = signedInOf(call.origin.caller);
      return profilePage({ shell: call.shell, profile, themes, sessions });
    },
  },
];

/** Stripe's fields need its key for browsers. */
function cardFieldsOf({ payments }: ApiContext['config']): CardFields | null {
  if (payments.provider === 'sandbox') return 'sandbox';
  return payments.stripe.publishableKey === null ? null : 'stripe';
}

/** The days of a month that have begun. */
function daysOf(month: string): { from: string; to: string } {
  const { from, until } = monthSpan(month);
  const last = new Date(Math.max(from.getTime(), Math.min(until.getTime() - 1, Date.now())));
  return { from: usageDay(from), to: usageDay(last) };
}
