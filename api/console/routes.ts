import type { Route } from '../route.ts';
import { beginCard } from './billing/begin-card.ts';
import { createTopUp } from './billing/create-top-up.ts';
import { getBilling } from './billing/get-billing.ts';
import { listStatements } from './billing/list-statements.ts';
import { setConsoleAutoTopUp } from './billing/set-auto-top-up.ts';
import { setConsoleCard } from './billing/set-card.ts';
import { setConsoleMonthlyLimit } from './billing/set-monthly-limit.ts';
import { listCalls } from './calls/list-calls.ts';
import { listFailedCalls } from './calls/list-failed-calls.ts';
import { getEvent } from './events/get-event.ts';
import { changeApiKey } from './keys/change-api-key.ts';
import { createConsoleApiKey } from './keys/create-api-key.ts';
import { listApiKeys } from './keys/list-api-keys.ts';
import { revokeApiKey } from './keys/revoke-api-key.ts';
import { rollApiKey } from './keys/roll-api-key.ts';
import { creditConsoleAccount } from './installation/credit-account.ts';
import { guessImportColumns } from './imports/guess-columns.ts';
import { getHealth } from './installation/get-health.ts';
import { listConsoleAccounts, listProcesses } from './installation/processes.ts';
import {
  createSource,
  deleteSource,
  getSource,
  listSourceRejectedRows,
  listSourceRuns,
  listSources,
  runSource,
  updateSource,
} from './installation/sources.ts';
import { getOutboxMail, listOutboxMails } from './installation/outbox.ts';
import { changeMember } from './members/change-member.ts';
import { createInvitation } from './members/create-invitation.ts';
import { listInvitations } from './members/list-invitations.ts';
import { listMembers } from './members/list-members.ts';
import { removeMember } from './members/remove-member.ts';
import { revokeInvitation } from './members/revoke-invitation.ts';
import { getSignInSettings } from './sign-in-settings/get-sign-in-settings.ts';
import { setSignInSettings } from './sign-in-settings/set-sign-in-settings.ts';
import { changeProfile } from './sessions/change-profile.ts';
import { endOwnSession } from './sessions/end-own-session.ts';
import { endSession } from './sessions/end-session.ts';
import { getSession } from './sessions/get-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { switchAccount } from './sessions/switch-account.ts';
import { makePlainText } from './text/make-plain-text.ts';
import { listUsageDays } from './usage/list-usage-days.ts';
import { getWebhookStats } from './webhooks/get-webhook-stats.ts';

/** Endpoints of the console alone. No key opens them, and `/openapi.json` does not list them. */
export const consoleRoutes: readonly Route[] = [
  getSession,
  changeProfile,
  switchAccount,
  endOwnSession,
  listSessions,
  endSession,
  listApiKeys,
  createConsoleApiKey,
  changeApiKey,
  revokeApiKey,
  rollApiKey,
  listMembers,
  changeMember,
  removeMember,
  listInvitations,
  createInvitation,
  revokeInvitation,
  getSignInSettings,
  setSignInSettings,
  getEvent,
  getWebhookStats,
  listCalls,
  listFailedCalls,
  listUsageDays,
  getBilling,
  listStatements,
  setConsoleMonthlyLimit,
  setConsoleAutoTopUp,
  beginCard,
  setConsoleCard,
  createTopUp,
  makePlainText,
  guessImportColumns,
  listSources,
  createSource,
  getSource,
  updateSource,
  deleteSource,
  runSource,
  listSourceRuns,
  listSourceRejectedRows,
  listProcesses,
  listOutboxMails,
  getOutboxMail,
  listConsoleAccounts,
  creditConsoleAccount,
  getHealth,
];
