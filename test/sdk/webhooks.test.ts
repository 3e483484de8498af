import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { signatureHeaders } from '../../domain/webhooks/webhook-signature.ts';
import {
  signWebhook,
  unwrapWebhook,
  verifyWebhook,
  WebhookVerificationError,
} from '../../sdk/webhooks/index.ts';
import { hmac } from '../../services/webhooks/hmac.ts';

type Received = Record<'signature' | 'timestamp' | 'body' | 'secret', string>;

const secret = `whsec_${Buffer.from('k'.repeat(32)).toString('base64')}`;
const other = `whsec_${Buffer.from('o'.repeat(32)).toString('base64')}`;
const shortest = `whsec_${Buffer.from('s'.repeat(24)).toString('base64')}`;
const NOW = 1_795_000_000;
const message = { id: 'evt_1', timestamp: NOW, body: '{"id":"evt_1","name":"Zoë 🎈"}' };

function received(over: Partial<Received> = {}, secrets = [secret]): Received {
  const headers = signatureHeaders(message, secrets, hmac);
  return {
    signature: headers['Service-Webhook-Signature'] ?? '',
    timestamp: headers['Service-Webhook-Timestamp'] ?? '',
    body: message.body,
    secret,
    ...over,
  };
}

/** Why a message is refused; null when it is accepted. */
function problemOf(given: Received, nowSeconds = NOW): string | null {
  jest.spyOn(Date, 'now').mockReturnValue(nowSeconds * 1_000);
  try {
    expect(verifyWebhook(given)).toEqual(JSON.parse(given.body));
    return null;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.problem;
    throw error;
  }
}

/** The same for a request, which `unwrapWebhook` verifies. */
async function problemOfRequest(given: Received): Promise<string | null> {
  jest.spyOn(Date, 'now').mockReturnValue(NOW * 1_000);
  const headers = new Headers();
  for (const name of ['signature', 'timestamp'] as const) {
    if (typeof given[name] === 'string') headers.set(`service-webhook-${name}`, given[name]);
  }
  const { body } = given;
  const request = new Request('http://127.0.0.1/', { method: 'POST', headers, body });
  try {
    expect(await unwrapWebhook(request, given.secret)).toEqual(JSON.parse(body));
    return null;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.problem;
    throw error;
  }
}

afterEach(() => {
  jest.restoreAllMocks();
});

/** Promise: only messages that are signed with the endpoint's secret and not too old are accepted. */
describe('a delivery', () => {
  const cases: [what: string, given: Partial<Received>, problem: string | null][] = [
    ['a message as it was sent', {}, null],
    ['another secret', { secret: other }, 'signature_mismatch'],
    ['a body with one more space', { body: `${message.body} ` }, 'signature_mismatch'],
    ['another timestamp', { timestamp: String(NOW + 1) }, 'signature_mismatch'],
    ['an empty secret, though signed with it', received({ secret: '' }, ['']), 'secret_missing'],
    ['a secret that is its prefix alone', { secret: 'whsec_' }, 'secret_missing'],
    ...['whsec_…', 'whsec_***', 'whsec_=', ' ', 'whsec_secret', `whsec_${'A'.repeat(31)}=`].map(
      (placeholder): [string, Partial<Received>, string] => [
        `the placeholder "${placeholder}", though signed with it`,
        received({ secret: placeholder }, [placeholder]),
        'secret_invalid',
      ],
    ),
    ['a secret of 24 bytes', received({ secret: shortest }, [shortest]), null],
    ['a secret with a line end', { secret: `${secret}\n` }, null],
    ['no signature', { signature: '' }, 'signature_mismatch'],
    ['a signature without its version', { signature: 'abc' }, 'signature_mismatch'],
    ['no timestamp', { timestamp: '' }, 'timestamp_invalid'],
    ['a timestamp that is no number', { timestamp: '12e3' }, 'timestamp_invalid'],
    ['a negative timestamp', { timestamp: '-1' }, 'timestamp_invalid'],
  ];

  it.each(cases)('%s', async (_what, given, problem) => {
    expect(problemOf(received(given))).toBe(problem);
    expect(await problemOfRequest(received(given))).toBe(problem);
  });

  const absent: [what: string, members: (keyof Received)[], problem: string][] = [
    ['signature', ['signature'], 'signature_mismatch'],
    ['timestamp', ['timestamp'], 'timestamp_invalid'],
    ['secret', ['secret'], 'secret_missing'],
    ['header at all', ['signature', 'timestamp'], 'timestamp_invalid'],
  ];

  it.each(absent)('of a request without a %s', async (_what, members, problem) => {
    const none = Object.fromEntries(members.map((member) => [member, undefined]));
    const given = { ...received(), ...none };
    expect(problemOf(given)).toBe(problem);
    expect(await problemOfRequest(given)).toBe(problem);
  });

  it('does not accept a list of headers for one', () => {
    const { signature, timestamp } = received();
    const twice = { ...received(), signature: [signature, signature] as unknown as string };
    expect(problemOf(twice)).toBe('signature_mismatch');
    const times = { ...received(), timestamp: [timestamp] as unknown as string };
    expect(problemOf(times)).toBe('timestamp_invalid');
  });

  it('allows 300 s in both directions and not one more', () => {
    expect(problemOf(received(), NOW + 300)).toBeNull();
    expect(problemOf(received(), NOW - 300)).toBeNull();
    expect(problemOf(received(), NOW + 301)).toBe('timestamp_too_far');
    expect(problemOf(received(), NOW - 301)).toBe('timestamp_too_far');
  });

  it('accepts both secrets during a rotation, at any place of the signature list', () => {
    const rotated = received({}, [other, secret]);
    expect(problemOf(rotated)).toBeNull();
    expect(problemOf({ ...rotated, secret: other })).toBeNull();
    const future = { ...rotated, signature: `v2=ffff, ${rotated.signature}` };
    expect(problemOf(future)).toBeNull();
  });

  it('refuses every message with one character of the body changed', () => {
    fc.assert(
      fc.property(fc.nat(message.body.length - 1), fc.string({ minLength: 1 }), (at, text) => {
        const body = message.body.slice(0, at) + text + message.body.slice(at + 1);
        fc.pre(body !== message.body);
        expect(problemOf(received({ body }))).toBe('signature_mismatch');
      }),
    );
  });

  it('is signed by signWebhook as the service signs it', async () => {
    expect(await signWebhook({ ...message, secret })).toEqual(
      signatureHeaders(message, [secret], hmac),
    );
  });
});
