import type { Config } from '../../config/config.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox.ts';
import { createStripePayments } from './stripe.ts';

export type { Payments } from './payments.ts';

/** The payment processor of the settings. */
export function createPayments({ provider, stripe }: Config['payments']): Payments {
  const { secretKey, apiUrl } = stripe;
  if (provider === 'sandbox' || secretKey === null) return createSandboxPayments();
  return createStripePayments({ secretKey, apiUrl });
}
