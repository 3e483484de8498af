import { createHash } from 'node:crypto';
import type { Payments } from './payments.ts';

/** The payment method that is always declined. */
const DECLINED = 'declined';

/** Moves no money. Like a processor it answers the same key alike, and needs no memory for that. */
export const sandboxPayments: Payments = {
  charge({ paymentMethod, idempotencyKey }) {
    if (paymentMethod === DECLINED) {
      return Promise.resolve({ status: 'declined', reason: 'card_declined' });
    }
    const hash = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24);
    return Promise.resolve({ status: 'succeeded', paymentId: `sandbox_${hash}` });
  },
};
