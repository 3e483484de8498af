import type { Config } from '../../config/config.ts';
import type { Payments } from './payments.ts';
import { createSandboxPayments } from './sandbox.ts';

export type { Payments } from './payments.ts';

interface PaymentSettings {
  provider: Config['payments']['provider'];
  stripe: Pick<Config['payments']['stripe'], 'secretKey' | 'apiUrl'>;
}

/** The payment processor of the settings. */
export function createPayments({
  provider,
  stripe: { secretKey, apiUrl },
}: PaymentSettings): Payments {
  if (provider === 'sandbox' || secretKey === null) return createSandboxPayments();
  return stripeWhenAsked({ secretKey, apiUrl });
}

/** The library is loaded with the first call, because few processes charge or enter cards. */
function stripeWhenAsked(settings: { secretKey: string; apiUrl: string }): Payments {
  let loaded: Promise<Payments> | undefined;
  const load = () =>
    (loaded ??= import('./stripe.ts').then(({ createStripePayments }) =>
      createStripePayments(settings),
    ));
  return {
    charge: async (charge) => (await load()).charge(charge),
    findPayment: async (idempotencyKey) => (await load()).findPayment(idempotencyKey),
    beginCard: async (account) => (await load()).beginCard(account),
    findEnteredCard: async (entered) => (await load()).findEnteredCard(entered),
  };
}
