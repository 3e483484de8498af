import Stripe from 'stripe';
import type { CardCharge, CardOutcome, Payments } from './payments.ts';

const TIMEOUT_MS = 30_000;
const MICROS_PER_CENT = 10_000;
/** Stripe's idempotency keys expire after a day. The metadata of a payment does not. */
const KEY = 'idempotency_key';

/** Stripe's payment intents. The client does not retry, because Temporal does. Charges have our idempotency keys. */
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

/** Stripe repeats the first response for a repeated request, so the current status must be read separately. */
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

/** Quotes a text for Stripe's search language. */
function escaped(text: string): string {
  return text.replace(/[\\']/g, '\\$&');
}

/** Errors that the card or its holder must resolve are declines. All others may be retried. @throws those. */
function refusalIn(error: unknown): CardOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    return { status: 'declined', reason: error.decline_code ?? error.code ?? 'card_declined' };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return { status: 'declined', reason: error.code ?? 'invalid_request' };
  }
  throw error;
}
