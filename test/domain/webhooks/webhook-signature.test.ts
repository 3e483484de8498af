import { describe, expect, it } from '@jest/globals';
import { signatureHeaders } from '../../../domain/webhooks/webhook-signature.ts';
import { hmac } from '../../../services/webhooks/hmac.ts';

const secret = `whsec_${Buffer.from('k'.repeat(32)).toString('base64')}`;
const other = `whsec_${Buffer.from('o'.repeat(32)).toString('base64')}`;
const NOW = 1_795_000_000;
const message = { id: 'evt_1', timestamp: NOW, body: '{"id":"evt_1","name":"Zoë 🎈"}' };

describe('signatureHeaders', () => {
  it('equal those computed with openssl for the same bytes', () => {
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

  it('hold one signature per secret, newest first', () => {
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
