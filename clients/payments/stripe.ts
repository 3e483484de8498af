import Stripe from 'stripe';
import type { CardCharge, CardOutcome, Payments } from './payments.ts';

const TIMEOUT_MS = 30_000;
const MICROS_PER_CENT = 10_000;
/** Stripe forgets idempotency keys after a day; what a payment says of itself stays. */
const KEY = 'idempotency_key';

/** Stripe, by its payment intents. Temporal retries, so the client does not; the key of a charge is ours. */
export function createStripePayments(settings: { secretKey: string; apiUrl: string }): Payments {
  const { protocol, hostname, port } = new URL(settings.apiUrl);
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
  });
  return {
    async charge(charge) {
      try {
        return await outcomeOf(stripe, await createIntent(stripe, charge));
      } catch (error) {
        return refusalIn(error);
      }
    },
    async findPayment(idempotencyKey) {
      const query = `metadata['${KEY}']:'${escaped(idempotencyKey)}'`;
      const { data } = await stripe.paymentIntents.search({ query });
      const pending = data.find(({ status }) => status === 'processing');
      if (pending !== undefined) throw stillProcessed(pending);
      return data.find(({ status }) => status === 'succeeded')?.id ?? null;
    },
  };
}

function createIntent(stripe: Stripe, charge: CardCharge): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create(
    {
      amount: charge.amountUsdMicros / MICROS_PER_CENT,
      currency: 'usd',
      payment_method: charge.paymentMethod,
      ...(charge.customer !== null && { customer: charge.customer }),
      off_session: true,
      confirm: true,
      metadata: { account_id: charge.accountId, [KEY]: charge.idempotencyKey },
    },
    { idempotencyKey: charge.idempotencyKey },
  );
}

/** A repeated request is answered as the first was: how the payment stands by now must be asked for. */
async function outcomeOf(stripe: Stripe, created: Stripe.PaymentIntent): Promise<CardOutcome> {
  const intent =
    created.status === 'processing' ? await stripe.paymentIntents.retrieve(created.id) : created;
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', paymentId: intent.id };
    case 'processing':
      throw stillProcessed(intent);
    default:
      return { status: 'declined', reason: intent.last_payment_error?.code ?? intent.status };
  }
}

function stillProcessed({ id }: Stripe.PaymentIntent): Error {
  return new Error(`The payment ${id} is still being processed.`);
}

/** A text within quotes of Stripe's search language. */
function escaped(text: string): string {
  return text.replace(/[\\']/g, '\\$&');
}

/** What the card or its holder must change is a refusal; all else may go better next time. @throws that. */
function refusalIn(error: unknown): CardOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    return { status: 'declined', reason: error.decline_code ?? error.code ?? 'card_declined' };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return { status: 'declined', reason: error.code ?? 'invalid_request' };
  }
  throw error;
}
