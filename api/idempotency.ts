import { createHash } from 'node:crypto';
import { AppError } from '../domain/common/errors.ts';
import {
  CLAIM_LEASE_MS,
  claimIdempotencyKey,
  completeClaim,
  releaseClaim,
  renewClaim,
} from '../storage/platform/idempotency.ts';
import { bodyText, JsonText, type Answer } from './answer.ts';
import { callerId } from './caller.ts';
import { statusOf, type CallOrigin } from './call-route.ts';
import { idempotencyKey } from './input/idempotency-key.ts';
import type { Route } from './route.ts';

/** The header of an answer that was given before (decisions section 1). */
export const REPLAYED = 'Idempotent-Replayed';

interface IdempotentCall {
  route: Route;
  origin: CallOrigin;
  /** The path with its parameters filled in: another target is another slot. */
  target: string;
  /** All that the caller sent beside the target. */
  input: unknown;
}

/**
 * Runs a handler at most once per caller, route and `Idempotency-Key` within 24 h (decisions section 1): a
 * repetition is given the stored answer, a concurrent one 409, another body 422; refusals are not stored. The
 * handler is told the run's name, which is the same when a crashed or failed run is repeated.
 */
export async function answerOnce(
  call: IdempotentCall,
  run: (name: string | null) => Promise<Answer>,
): Promise<Answer> {
  const key = idempotencyKey(call.origin.headers ?? {});
  if (key === null || call.route.declaration.idempotent !== true) return run(null);
  const { stores } = call.origin.ctx;
  const id = sha256([callerId(call.origin.caller), call.route.declaration.name, call.target, key]);
  const claimed = await claimIdempotencyKey(stores, id, sha256([call.input]));
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
      return runClaimed(call, { id, claim: claimed.claim }, () => run(claimed.run));
  }
}

async function runClaimed(
  { route, origin }: IdempotentCall,
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

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
