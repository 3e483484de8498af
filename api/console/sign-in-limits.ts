import { hash } from 'node:crypto';
import { AppError } from '../../domain/common/errors.ts';
import { isOverLimit, secondsToReset, type RateLimit } from '../../domain/accounts/rate-limit.ts';
import { emailKey } from '../../domain/common/email.ts';
import type { ApiContext } from '../context.ts';

const QUARTER_HOUR_MS = 15 * 60_000;

async function isOver(ctx: ApiContext, limit: RateLimit): Promise<number | null> {
  const slot = await ctx.rates.hit(limit);
  return isOverLimit(limit, slot) ? secondsToReset(slot) : null;
}

/** Asking for links: 20 per client address and quarter of an hour. @throws AppError 429. */
export async function limitLinkRequests(ctx: ApiContext, address: string): Promise<void> {
  await refuseOver(ctx, {
    name: 'sign-in',
    key: `sign-in:${address}`,
    calls: 20,
    windowMs: QUARTER_HOUR_MS,
  });
}

/** Using links: 20 per client address and minute. @throws AppError 429. */
export async function limitLinkUses(ctx: ApiContext, address: string): Promise<void> {
  await refuseOver(ctx, { name: 'sign-in-use', key: `sign-in-use:${address}`, calls: 20 });
}

/**
 * Leaving for a provider and coming back: 120 per client address and minute, since a company shares an address.
 * @throws AppError 429.
 */
export async function limitProviderUses(ctx: ApiContext, address: string): Promise<void> {
  await refuseOver(ctx, {
    name: 'sign-in-provider',
    key: `sign-in-provider:${address}`,
    calls: 120,
  });
}

async function refuseOver(ctx: ApiContext, limit: RateLimit): Promise<void> {
  const retryAfterSeconds = await isOver(ctx, limit);
  if (retryAfterSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds });
}

/** Mail to one address: one a minute, five in a quarter of an hour. The page does not tell. */
export async function mayMail(ctx: ApiContext, email: string): Promise<boolean> {
  const whose = hash('sha256', emailKey(email), 'hex');
  const limits: RateLimit[] = [
    { name: 'sign-in-mail', key: `sign-in-mail:${whose}`, calls: 1 },
    {
      name: 'sign-in-mails',
      key: `sign-in-mails:${whose}`,
      calls: 5,
      windowMs: QUARTER_HOUR_MS,
    },
  ];
  const over = await Promise.all(limits.map((limit) => isOver(ctx, limit)));
  return over.every((one) => one === null);
}
