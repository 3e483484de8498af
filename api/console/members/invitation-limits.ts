import { hash } from 'node:crypto';
import { emailKey } from '../../../domain/common/email.ts';
import type { ApiContext } from '../../context.ts';
import { countFurtherCall } from '../../middleware/admit.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Limits invitations: one a minute per address over all accounts, 50 per account and UTC day. @throws AppError 429. */
export async function limitInvitations(
  ctx: ApiContext,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const whose = hash('sha256', emailKey(email), 'hex');
  await countFurtherCall(ctx, {
    name: 'invitation',
    key: `invitation:${whose}`,
    calls: 1,
  });
  await countFurtherCall(ctx, {
    name: 'invitations',
    key: `invitations:${accountId}`,
    calls: 50,
    windowMs: DAY_MS,
  });
}
