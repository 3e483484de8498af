import Stripe from 'stripe';
import type { EnteredCard } from '../../domain/billing/account-money.ts';
import type { CardCharge, CardOutcome, CardSetup, Payments } from './payments.ts';

const TIMEOUT_MS = 30_000;
const MICROS_PER_CENT = 10_000;
/** Stripe's idempotency keys expire after a day. The metadata of a payment does not. */
const KEY = 'idempotency_key';

/**
 * Stripe's payment and setup intents. The client does not retry, because Temporal does. Charges have our idempotency
 * keys.
 */
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
    beginCard: (account) => createSetup(stripe, account),
    findEnteredCard: (entered) => findCard(stripe, entered),
  };
}

/** A card can be charged off-session only as one of a customer's. */
async function createSetup(
  stripe: Stripe,
  { accountId, customer }: Parameters<Payments['beginCard']>[0],
): Promise<CardSetup> {
  const metadata = { account_id: accountId };
  const holder = customer ?? (await stripe.customers.create({ metadata })).id;
  const { id, client_secret: clientSecret } = await stripe.setupIntents.create({
    ...{ customer: holder, metadata },
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
  });
  if (clientSecret === null) throw new Error(`The setup ${id} has no secret.`);
  return { id, clientSecret };
}

async function findCard(
  stripe: Stripe,
  { accountId, setupId }: Parameters<Payments['findEnteredCard']>[0],
): Promise<EnteredCard | null> {
  const setup = await setupNamed(stripe, setupId);
  if (setup?.status !== 'succeeded') return null;
  if (setup.metadata?.['account_id'] !== accountId) return null;
  const { customer, payment_method: method } = setup;
  if (method === null || typeof method === 'string' || method.card === undefined) return null;
  return {
    customer: idOf(customer),
    paymentMethod: method.id,
    face: faceOf(method.card),
  };
}

function idOf(record: string | { id: string } | null): string | null {
  return typeof record === 'string' ? record : (record?.id ?? null);
}

function faceOf({ brand, last4, exp_year: year, exp_month: month }: Stripe.PaymentMethod.Card) {
  return { brand, lastFour: last4, expires: `${year}-${String(month).padStart(2, '0')}` };
}

/** Null for an unknown id. */
async function setupNamed(stripe: Stripe, id: string): Promise<Stripe.SetupIntent | null> {
  try {
    return await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
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
