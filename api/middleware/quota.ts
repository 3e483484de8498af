import { quotaExceeded } from '../../domain/accounts/quota-exceeded.ts';
import type { QuotaClaim, QuotaHold } from '../../services/accounts/quota-holds.ts';
import type { Answer } from '../answer.ts';
import type { CallOrigin } from '../call-origin.ts';
import { statusOf, type Route } from '../route.ts';

/**
 * Runs a call that holds its part of the account's free quota until it is answered (decision 0006), and counts
 * the units of the answer. `admitted` rejects with 429 and Retry-After to the reset when the quota is used up. A call
 * that wants more than is left is served in full.
 */
export async function metered(
  route: Route,
  origin: CallOrigin,
  run: (admitted: Promise<unknown>) => Promise<Answer>,
): Promise<Answer> {
  const hold = takeHold(route, origin);
  hold.catch(() => undefined);
  let units = 0;
  try {
    const answer = await run(hold);
    units = unitsOf(route, answer, origin);
    return answer;
  } finally {
    // The call may have timed out while it waited for its hold: a late hold is settled too.
    hold.then(
      (held) => held?.settle(units),
      () => undefined,
    );
  }
}

/** Whether this process expects to admit the call at once. If not, no work may start before `admitted` resolves. */
export function isQuotaOpen(route: Route, origin: CallOrigin): boolean {
  const claim = claimOf(route, origin);
  return claim === undefined || origin.ctx.quotaHolds.isOpen(claim);
}

async function takeHold(route: Route, origin: CallOrigin): Promise<QuotaHold | undefined> {
  const claim = claimOf(route, origin);
  if (claim === undefined) return undefined;
  const hold = await origin.ctx.quotaHolds.take(claim);
  if (hold === null) throw quotaExceeded(claim.meter, new Date());
  return hold;
}

function claimOf(route: Route, { caller, isHead }: CallOrigin): QuotaClaim | undefined {
  const { meter, maxUnits = 1 } = route.declaration;
  if (meter === undefined || caller.kind === 'address') return undefined;
  // Pages of the console call the platform by themselves, as an open board does.
  if (caller.kind === 'member' && meter === 'platform_calls') return undefined;
  return { accountId: caller.accountId, meter, most: isHead === true ? 0 : maxUnits };
}

/** Only 2xx answers count, and none to HEAD (decision 0006). */
function unitsOf(route: Route, answer: Answer, { isHead }: CallOrigin): number {
  return isHead === true || statusOf(route, answer) >= 300 ? 0 : (answer.units ?? 1);
}
