import { createHash } from 'node:crypto';
import { sandboxCards } from '../../domain/billing/sandbox-cards.ts';
import type { Payments } from './payments.ts';

/** Moves no money. The result depends only on the key, so processes need no shared state. */
export function createSandboxPayments(): Payments {
  const paid = new Set<string>();
  return {
    charge({ paymentMethod, idempotencyKey }) {
      if (cardNamed(paymentMethod)?.outcome === 'declined') {
        return Promise.resolve({ status: 'declined', reason: 'card_declined' });
      }
      paid.add(idempotencyKey);
      return Promise.resolve({ status: 'succeeded', paymentId: paymentOf(idempotencyKey) });
    },
    findPayment: (key) => Promise.resolve(paid.has(key) ? paymentOf(key) : null),
    beginCard: () => Promise.resolve({ id: 'sandbox_visa', clientSecret: 'sandbox' }),
    findEnteredCard({ setupId }) {
      const card = cardNamed(setupId);
      if (card === undefined) return Promise.resolve(null);
      const { customer, paymentMethod, face } = card;
      return Promise.resolve({ customer, paymentMethod, face });
    },
  };
}

function cardNamed(name: string) {
  return sandboxCards.find(({ paymentMethod }) => paymentMethod === name);
}

function paymentOf(key: string): string {
  return `sandbox_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}
