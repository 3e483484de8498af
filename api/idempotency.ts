import { createHash } from 'node:crypto';
import { AppError } from '../domain/common/errors.ts';
import {
  CLAIM_LEASE_MS,
  claimIdempotencyKey,
  completeClaim,
  releaseClaim,
  renewClaim,
} from '../storage/accounts/idempotency.ts';
import { bodyText, JsonText, type Answer } from './answer.ts';
import type { CallOrigin, RawInput } from './call-origin.ts';
import { callerId } from './caller.ts';
import { idempotencyKey } from './input/idempotency-key.ts';
import { statusOf, type Route, type RouteCall } from './route.ts';

/** Marks a response that is replayed under an idempotency key (decision 0004). */
export const REPLAYED = 'Idempotent-Replayed';

/**
 * Runs a route at most once per caller, target and `Idempotency-Key` within 24 h (decision 0004). A retry gets the
 * stored response, a concurrent call 409, a different request 422. Errors are not stored. The handler gets the run's
 * id, which a retry after a crash or failure shares.
 */
export async function answerOnce(
  route: Route,
  { call, input, origin }: { call: RouteCall; input: RawInput; origin: CallOrigin },
  run: (id: string | null) => Promise<Answer>,
): Promise<Answer> {
  const { idempotent, name } = route.declaration;
  if (typeof origin.run === 'string') return run(origin.run);
  const key = idempotencyKey(origin.headers ?? {});
  if (key === null || idempotent !== true) return run(null);
  const { stores } = origin.ctx;
  const id = sha256([callerId(origin.caller), name, JSON.stringify(call.params), key]);
  const claimed = await claimIdempotencyKey(stores, id, fingerprint(input));
  switch (claimed.outcome) {
    case 'running':
      throw new AppError('idempotency_in_progress', { retryAfterSeconds: 1 });
    case 'reused':
      throw new AppError('idempotency_key_reused');
    case 'replay':
      return {
        status: claimed.answer.status,
        body: new JsonText(stores.secrets.open(claimed.answer.body, id)),
        headers: { [REPLAYED]: 'true' },
        units: 0,
      };
    case 'claimed':
      return runClaimed({ route, origin }, { id, claim: claimed.claim }, () => run(claimed.run));
  }
}

async function runClaimed(
  { route, origin }: { route: Route; origin: CallOrigin },
  held: { id: string; claim: string },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { stores } = origin.ctx;
  const renewal = setInterval(() => {
    renewClaim(stores, held.id, held.claim).catch((error: unknown) => {
      origin.ctx.log.warn({ err: error }, 'an idempotency claim could not be renewed');
    });
  }, CLAIM_LEASE_MS / 3);
  try {
    const answer = await run();
    const status = statusOf(route, answer);
    const text = bodyText(answer);
    const body = route.declaration.holdsSecret ? stores.secrets.seal(text, held.id) : text;
    await completeClaim(stores, { ...held, answer: { status, body } });
    return answer;
  } catch (error) {
    await releaseClaim(stores, held.id, held.claim);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** The request's parameters and body, independent of the order of its parameters. */
function fingerprint({ query, body }: RawInput): string {
  const parameters = Object.entries(query ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256([parameters, body]);
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
