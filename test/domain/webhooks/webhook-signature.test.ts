import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  signatureHeaders,
  signatureProblem,
  type ReceivedMessage,
} from '../../../domain/webhooks/webhook-signature.ts';
import { hmac } from '../../../services/hmac.ts';

const secret = `whsec_${Buffer.from('k'.repeat(32)).toString('base64')}`;
const other = `whsec_${Buffer.from('o'.repeat(32)).toString('base64')}`;
const shortest = `whsec_${Buffer.from('s'.repeat(24)).toString('base64')}`;
const NOW = 1_795_000_000;
const message = { id: 'evt_1', timestamp: NOW, body: '{"id":"evt_1","name":"Zoë 🎈"}' };

function received(over: Partial<ReceivedMessage> = {}, secrets = [secret]): ReceivedMessage {
  const headers = signatureHeaders(message, secrets, hmac);
  return {
    signature: headers['Service-Webhook-Signature'] ?? '',
    timestamp: headers['Service-Webhook-Timestamp'] ?? '',
    body: message.body,
    secret,
    ...over,
  };
}

describe('signatureHeaders', () => {
  it('are exactly these, computed once with openssl over the same bytes', () => {
    expect(signatureHeaders(message, [secret], hmac)).toEqual({
      'Service-Webhook-Id': 'evt_1',
      'Service-Webhook-Timestamp': '1795000000',
      'Service-Webhook-Signature':
        'v1=aed1d266a5667254356b7db6fe18bec6131d9c485315bdd84685657ba71542a7',
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1795000000',
      'webhook-signature': 'v1,fS1bSv6t25JCLUL5hXkRbp8N6ALDBR9r+x7jAe71Ndc=',
    });
  });

  it('hold one signature per secret, the newest first', () => {
    const both = signatureHeaders(message, [other, secret], hmac);
    const one = signatureHeaders(message, [other], hmac);
    const two = signatureHeaders(message, [secret], hmac);
    for (const [name, glue] of [
      ['Service-Webhook-Signature', ','],
      ['webhook-signature', ' '],
    ] as const) {
      expect(both[name]).toBe(`${one[name]}${glue}${two[name]}`);
    }
  });
});

describe('signatureProblem', () => {
  const cases: [what: string, given: Partial<ReceivedMessage>, problem: string | null][] = [
    ['a message as it was sent', {}, null],
    ['another secret', { secret: other }, 'signature_mismatch'],
    ['a body with one more space', { body: `${message.body} ` }, 'signature_mismatch'],
    ['another timestamp', { timestamp: String(NOW + 1) }, 'signature_mismatch'],
    ['an empty secret, though signed with it', received({ secret: '' }, ['']), 'secret_missing'],
    ['a secret that is its prefix alone', { secret: 'whsec_' }, 'secret_missing'],
    ...['whsec_…', 'whsec_***', 'whsec_=', ' ', 'whsec_secret', `whsec_${'A'.repeat(31)}=`].map(
      (placeholder): [string, Partial<ReceivedMessage>, string] => [
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

  it.each(cases)('%s', (_what, given, problem) => {
    expect(signatureProblem(received(given), NOW, hmac)).toBe(problem);
  });

  const absent: [what: string, members: (keyof ReceivedMessage)[], problem: string][] = [
    ['signature', ['signature'], 'signature_mismatch'],
    ['timestamp', ['timestamp'], 'timestamp_invalid'],
    ['secret', ['secret'], 'secret_missing'],
    ['header at all', ['signature', 'timestamp'], 'timestamp_invalid'],
  ];

  it.each(absent)('of a request without a %s', (_what, members, problem) => {
    const none = Object.fromEntries(members.map((member) => [member, undefined]));
    const given = { ...received(), ...none };
    expect(signatureProblem(given, NOW, hmac)).toBe(problem);
  });

  it('takes no list of headers for one', () => {
    const { signature, timestamp } = received();
    const twice = { ...received(), signature: [signature, signature] as unknown as string };
    expect(signatureProblem(twice, NOW, hmac)).toBe('signature_mismatch');
    const times = { ...received(), timestamp: [timestamp] as unknown as string };
    expect(signatureProblem(times, NOW, hmac)).toBe('timestamp_invalid');
  });

  it('tolerates 300 s either way and not one more', () => {
    expect(signatureProblem(received(), NOW + 300, hmac)).toBeNull();
    expect(signatureProblem(received(), NOW - 300, hmac)).toBeNull();
    expect(signatureProblem(received(), NOW + 301, hmac)).toBe('timestamp_too_far');
    expect(signatureProblem(received(), NOW - 301, hmac)).toBe('timestamp_too_far');
  });

  it('takes either secret while the old one signs along, in whatever place and version list', () => {
    const rotated = received({}, [other, secret]);
    expect(signatureProblem(rotated, NOW, hmac)).toBeNull();
    expect(signatureProblem({ ...rotated, secret: other }, NOW, hmac)).toBeNull();
    const future = { ...rotated, signature: `v2=ffff, ${rotated.signature}` };
    expect(signatureProblem(future, NOW, hmac)).toBeNull();
  });

  it('refuses every message with one character of the body changed', () => {
    fc.assert(
      fc.property(fc.nat(message.body.length - 1), fc.string({ minLength: 1 }), (at, text) => {
        const body = message.body.slice(0, at) + text + message.body.slice(at + 1);
        fc.pre(body !== message.body);
        expect(signatureProblem(received({ body }), NOW, hmac)).toBe('signature_mismatch');
      }),
    );
  });
});
