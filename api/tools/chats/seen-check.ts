import { createHash } from 'node:crypto';
import { AppError } from '../../../domain/common/errors.ts';
import { claimIdempotencyKey, completeClaim } from '../../../storage/accounts/idempotency.ts';
import type { ApiContext } from '../../context.ts';

const SAME = 200;
const OTHER = 412;

/**
 * Whether the record had the shown version when this run began. The first attempt of a key decides it. A retry after a
 * crash finds the record changed by the run itself.
 * @throws AppError that may pass, while another attempt decides.
 */
export async function wasAsSeen(
  { stores }: Pick<ApiContext, 'stores'>,
  key: string,
  isNow: boolean,
): Promise<boolean> {
  const id = createHash('sha256').update(`seen ${key}`).digest('hex');
  const claimed = await claimIdempotencyKey(stores, id, id);
  if (claimed.outcome === 'replay') return claimed.answer.status === SAME;
  if (claimed.outcome !== 'claimed') {
    throw new AppError('idempotency_in_progress', { retryAfterSeconds: 1 });
  }
  const answer = { status: isNow ? SAME : OTHER, body: '' };
  await completeClaim(stores, { id, claim: claimed.claim, answer });
  return isNow;
}
