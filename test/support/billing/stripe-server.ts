import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server fails the next requests. */
type Fault = 'lose the answer' | '500' | '429';

export interface StripeServer {
  url: string;
  /** Payments made, by idempotency key. */
  payments: Map<string, { id: string; amount: number; account: string }>;
  requests: URLSearchParams[];
  faults: Fault[];
  /** Applied to every charge until it is null again. */
  standing: { fault: Fault | null };
  /** Enters a card in a setup, as the fields in a browser do. */
  enterCard(setupId: string, lastFour: string): void;
  /** Simulates that a day has passed: idempotency keys expire, payments stay. */
  forgetKeys(): void;
  close(): Promise<void>;
}

const SECRET_KEY = 'sk_test_openrole';
const DECLINES: Record<string, string> = {
  declined: 'insufficient_funds',
  unknown: 'resource_missing',
};

const SETUPS = '/v1/setup_intents';

/** A setup intent with its payment method expanded. */
interface Setup {
  id: string;
  object: 'setup_intent';
  client_secret: string;
  status: 'requires_payment_method' | 'succeeded';
  customer: string | null;
  metadata: { account_id: string | null };
  payment_method: object | null;
}

interface Stored {
  status: number;
  body: object;
}

/** The wire format of Stripe's payment and setup intents, as far as storing and charging a card needs it. */
export async function startStripeServer(): Promise<StripeServer> {
  const payments: StripeServer['payments'] = new Map();
  const answers = new Map<string, Stored>();
  const requests: URLSearchParams[] = [];
  const faults: Fault[] = [];
  const standing: StripeServer['standing'] = { fault: null };

  const byMetadata = new Map<string | null, string>();

  const setups = new Map<string, Setup>();

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname } = new URL(req.url ?? '', 'http://localhost');
    if (req.method === 'GET') return send(res, found(pathname, req.url ?? ''));
    const form = new URLSearchParams(await textOf(req));
    requests.push(form);
    const fault = faults.shift() ?? standing.fault;
    if (fault === '500' || fault === '429') {
      return send(res, { status: Number(fault), body: { error: { type: 'api_error' } } });
    }
    if (req.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return send(res, { status: 401, body: { error: { type: 'invalid_request_error' } } });
    }
    const answer = made(pathname, form, String(req.headers['idempotency-key']));
    if (fault === 'lose the answer') return void req.socket.destroy();
    return send(res, answer);
  }

  function charge(form: URLSearchParams, key: string): Stored {
    const method = form.get('payment_method') ?? '';
    const code = DECLINES[method];
    if (code === 'resource_missing') {
      return { status: 400, body: { error: { type: 'invalid_request_error', code } } };
    }
    if (code !== undefined) {
      const error = { type: 'card_error', code: 'card_declined', decline_code: code };
      return { status: 402, body: { error } };
    }
    const id = `pi_${payments.size + 1}`;
    const account = form.get('metadata[account_id]') ?? '';
    byMetadata.set(form.get('metadata[idempotency_key]'), id);
    payments.set(key, { id, amount: Number(form.get('amount')), account });
    return { status: 200, body: { id, object: 'payment_intent', status: 'succeeded' } };
  }

  function found(path: string, url: string): Stored {
    if (!path.startsWith(SETUPS)) return search(url);
    return setupAnswer(setups.get(path.slice(SETUPS.length + 1)));
  }

  function made(path: string, form: URLSearchParams, key: string): Stored {
    if (path === '/v1/customers') return { status: 200, body: { id: 'cus_new' } };
    if (path === SETUPS) return begin(form);
    const answer = answers.get(key) ?? charge(form, key);
    answers.set(key, answer);
    return answer;
  }

  function begin(form: URLSearchParams): Stored {
    const setup: Setup = {
      id: `seti_${setups.size + 1}`,
      object: 'setup_intent',
      client_secret: `seti_${setups.size + 1}_secret`,
      status: 'requires_payment_method',
      customer: form.get('customer'),
      metadata: { account_id: form.get('metadata[account_id]') },
      payment_method: null,
    };
    setups.set(setup.id, setup);
    return setupAnswer(setup);
  }

  /** The search for one metadata value, the only query that is used. */
  function search(url: string): Stored {
    const query = new URL(url, 'http://localhost').searchParams.get('query') ?? '';
    const wanted = /^metadata\['idempotency_key'\]:'(.*)'$/.exec(query)?.[1];
    const id = byMetadata.get(wanted?.replace(/\\(.)/g, '$1') ?? null);
    const data = id === undefined ? [] : [{ id, object: 'payment_intent', status: 'succeeded' }];
    return { status: 200, body: { object: 'search_result', has_more: false, data } };
  }

  const server = createServer((req, res) => void serve(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    payments,
    requests,
    faults,
    standing,
    enterCard(setupId, last4) {
      const setup = setups.get(setupId);
      if (setup === undefined) throw new Error(`There is no setup ${setupId}.`);
      const card = { brand: 'visa', last4, exp_month: 4, exp_year: 2031 };
      setups.set(setupId, {
        ...setup,
        status: 'succeeded',
        payment_method: { id: `pm_${last4}`, object: 'payment_method', card },
      });
    },
    forgetKeys: () => answers.clear(),
    close: () => stop(server),
  };
}

export { SECRET_KEY as stripeTestKey };

function setupAnswer(setup: Setup | undefined): Stored {
  if (setup !== undefined) return { status: 200, body: setup };
  const error = { type: 'invalid_request_error', code: 'resource_missing' };
  return { status: 404, body: { error } };
}

function send(res: ServerResponse, { status, body }: Stored): void {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(JSON.stringify(body));
}

async function textOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return text;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
