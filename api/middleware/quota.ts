import { AppError } from '../../domain/common/errors.ts';
import { resetsAt, type Meter } from '../../domain/platform/meters.ts';
import type { Standing } from '../../services/platform/usage-counters.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import type { Route } from '../route.ts';

/**
 * Refuses a call on a free quota that is used up (decisions section 10). A call that wants more than is left is
 * served in full. @throws 429 with Retry-After to the reset.
 */
export async function requireQuota(ctx: ApiContext, route: Route, caller: Caller): Promise<void> {
  const { meter } = route.declaration;
  if (meter === undefined || caller.kind !== 'key') return;
  if (!isUsedUp(ctx, meter, await ctx.usage.standing(caller.accountId, meter))) return;
  const now = new Date();
  const waitMs = resetsAt(meter, now).getTime() - now.getTime();
  throw new AppError('quota_exceeded', {
    message: `The monthly free quota of ${meter} is used up.`,
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}

/** Whether this process has seen the quota used up: then nothing may be done before it has been asked for. */
export function isQuotaSpent(ctx: ApiContext, route: Route, caller: Caller): boolean {
  const { meter } = route.declaration;
  if (meter === undefined || caller.kind !== 'key') return false;
  return isUsedUp(ctx, meter, ctx.usage.lastKnown(caller.accountId, meter));
}

function isUsedUp({ config }: ApiContext, meter: Meter, { used, ownQuota }: Standing): boolean {
  return used >= (ownQuota ?? config.quotas[meter]);
}
