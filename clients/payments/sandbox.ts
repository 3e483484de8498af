import { createHash } from 'node:crypto';
import type { Payments } from './payments.ts';

/** The payment method that is always declined. */
const DECLINED = 'declined';

/**
 * Moves no money. It answers the same key alike in every process, so what it forgets with its process it would only
 * say again.
 */
export function createSandboxPayments(): Payments {
  const paid = new Set<string>();
  return {
    charge({ paymentMethod, idempotencyKey }) {
      if (paymentMethod === DECLINED) {
        return Promise.resolve({ status: 'declined', reason: 'card_declined' });
      }
      paid.add(idempotencyKey);
      return Promise.resolve({ status: 'succeeded', paymentId: paymentOf(idempotencyKey) });
    },
    findPayment: (key) => Promise.resolve(paid.has(key) ? paymentOf(key) : null),
  };
}

function paymentOf(key: string): string {
  return `sandbox_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}
