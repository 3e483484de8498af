import { z } from 'zod';
import { invalidRequest } from '../../../domain/common/errors.ts';
import type { AccountMoney, Card } from '../../../domain/billing/account-money.ts';

const MICROS_PER_CENT = 10_000;
const LEAST_CHARGE = 500_000;
/** A billion dollars. */
const MOST = 1_000_000_000_000_000;

export const amount = z.int().min(0).max(MOST);
/** An amount that a card can be charged. */
export const charged = amount
  .min(LEAST_CHARGE, 'must be at least 0.50 USD')
  .multipleOf(MICROS_PER_CENT, 'must be whole cents');

/** The card of an account. @throws AppError 400 without one. */
export function requireCard({ card }: AccountMoney): Card {
  if (card !== null) return card;
  throw invalidRequest('card', 'is missing: add one on the billing page');
}
