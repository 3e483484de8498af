import type { EnteredCard } from './account-money.ts';

/** A card of the sandbox. It moves no money. */
export interface SandboxCard extends Required<EnteredCard> {
  customer: null;
  /** The outcome of every charge. */
  outcome: 'succeeded' | 'declined';
}

const common = { customer: null, face: { brand: 'visa', lastFour: '4242', expires: '2099-12' } };

/** The cards that can be entered without a payment processor. */
export const sandboxCards: readonly SandboxCard[] = [
  { ...common, paymentMethod: 'sandbox_visa', outcome: 'succeeded' },
  {
    ...common,
    paymentMethod: 'declined',
    face: { ...common.face, lastFour: '0002' },
    outcome: 'declined',
  },
];
