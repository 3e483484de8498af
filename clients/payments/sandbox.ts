import { createHash } from 'node:crypto';
import type { Payments } from './payments.ts';

/** The payment method that is always declined. */
const DECLINED = 'declined';

/** Moves no money. The result depends only on the key, so processes need no shared state. */
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
