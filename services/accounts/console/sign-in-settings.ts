import { OpenIdFailed } from '../../../clients/open-id/index.ts';
import type { Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import {
  givenRoles,
  type SignInInput,
  type SignInSettings,
} from '../../../domain/accounts/console/sign-in-settings.ts';
import { invalidRequest } from '../../../domain/common/errors.ts';
import {
  findSignInSettings,
  readClientSecret,
  saveSignInSettings,
} from '../../../storage/accounts/console/sign-in-settings.ts';
import type { AppContext } from '../../context.ts';
import { webhookUrlProblem } from '../../webhooks/webhook-targets.ts';

/**
 * Replaces how the members of an account sign in. The provider's configuration is read first, so that a wrong address
 * is found before it locks anybody out. @throws AppError `invalid_request` for an issuer that cannot be used.
 */
export async function changeSignIn(
  ctx: AppContext,
  accountId: string,
  { input, cause }: { input: SignInInput; cause: Cause },
): Promise<SignInSettings> {
  const before = await findSignInSettings(ctx.stores, accountId);
  const secret = await secretAfter(ctx, before, input);
  const after = settingsOf(accountId, input, secret !== null);
  await requireProvider(ctx, after, secret);
  await saveSignInSettings(ctx.stores, { before, after, secret }, cause);
  return after;
}

/** A secret stays with its registration: another provider or client never receives it. */
async function secretAfter(
  { stores }: AppContext,
  before: SignInSettings,
  { issuer, client_id: clientId, client_secret: given }: SignInInput,
): Promise<string | null> {
  if (issuer === null) return null;
  if (given !== undefined) return given;
  const isSame = issuer === before.issuer && clientId === before.clientId;
  return isSame ? readClientSecret(stores, before.accountId) : null;
}

function settingsOf(accountId: string, input: SignInInput, hasSecret: boolean): SignInSettings {
  return {
    accountId,
    issuer: input.issuer,
    clientId: input.client_id,
    hasSecret,
    domains: [...new Set(input.domains)],
    defaultRole: input.default_role,
    required: input.required,
    groupsClaim: input.groups_claim,
    groupRoles: givenRoles.flatMap((role) =>
      (input.role_groups[role] ?? []).map((group) => ({ group, role })),
    ),
    sessionHours: input.session_hours,
  };
}

async function requireProvider(
  { config, openId }: AppContext,
  { issuer, clientId }: SignInSettings,
  clientSecret: string | null,
): Promise<void> {
  if (issuer === null || clientId === null) return;
  const problem = webhookUrlProblem(issuer, config.webhooks);
  if (problem !== null) throw invalidRequest('issuer', problem);
  try {
    await openId.check({ issuer, clientId, clientSecret });
  } catch (error) {
    if (!(error instanceof OpenIdFailed)) throw error;
    throw invalidRequest('issuer', 'has no OpenID configuration that can be read');
  }
}
