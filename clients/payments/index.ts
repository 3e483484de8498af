import type { Config } from '../../config/config.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox.ts';

export type { Payments } from './payments.ts';

/** The payment processor of the settings. */
export function createPayments({ provider, stripe }: Config['payments']): Payments {
  const { secretKey, apiUrl } = stripe;
  if (provider === 'sandbox' || secretKey === null) return createSandboxPayments();
  return stripeWhenAsked({ secretKey, apiUrl });
}

/** The library is loaded with the first charge, because only workers of the billing queue charge cards. */
function stripeWhenAsked(settings: { secretKey: string; apiUrl: string }): Payments {
  let loaded: Promise<Payments> | undefined;
  const load = () =>
    (loaded ??= import('./stripe.ts').then(({ createStripePayments }) =>
      createStripePayments(settings),
    ));
  return {
    charge: async (charge) => (await load()).charge(charge),
    findPayment: async (idempotencyKey) => (await load()).findPayment(idempotencyKey),
  };
}
