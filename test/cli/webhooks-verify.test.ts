import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { signatureHeaders } from '../../domain/webhooks/webhook-signature.ts';
import { hmac } from '../../services/webhooks/hmac.ts';

const program = join(__dirname, '../../cli/openrole.mjs');
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = JSON.stringify({ id: 'evt_1', kind: 'webhook.ping', data: {} });
const headers = signatureHeaders(
  { id: 'evt_1', timestamp: Math.floor(Date.now() / 1000), body },
  [secret],
  hmac,
);

/** Promise: a delivery that was signed by the service verifies, and no other. */
describe('openrole webhooks verify', () => {
  const verify = (input: string, ...more: string[]) => {
    const args = [
      ...['webhooks', 'verify', '--secret', secret, '--json'],
      ...['--signature', headers['Service-Webhook-Signature'] ?? ''],
      ...['--timestamp', headers['Service-Webhook-Timestamp'] ?? '', ...more],
    ];
    const { status, stdout } = spawnSync(process.execPath, [program, ...args], { input });
    return { status, answer: JSON.parse(stdout.toString()) as unknown };
  };

  it('takes what was signed', () => {
    const answer = { verified: true, id: 'evt_1', kind: 'webhook.ping' };
    expect(verify(body, '--id', 'evt_1')).toEqual({ status: 0, answer });
  });

  it('refuses a changed body, and an id that is not the one of the body', () => {
    expect(verify(`${body} `)).toEqual({
      status: 1,
      answer: { verified: false, problem: 'signature_mismatch' },
    });
    expect(verify(body, '--id', 'evt_2')).toMatchObject({ status: 1 });
  });
});
