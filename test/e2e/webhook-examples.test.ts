import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventBody } from '../../domain/webhooks/events/event.ts';
import { signatureHeaders } from '../../domain/webhooks/webhook-signature.ts';
import { hmac } from '../../services/webhooks/hmac.ts';
import { exampleEvent } from '../support/webhooks/webhook-bench.ts';

const folder = join(__dirname, '../../examples/webhooks');
const secret = `whsec_${Buffer.from('s'.repeat(32)).toString('base64')}`;

/** A delivery as the worker sends it. */
function delivery(timestamp = Math.floor(Date.now() / 1000)) {
  const event = exampleEvent('candidate.application_submitted', 'acc_1');
  const body = eventBody(event);
  const message = { id: event.id, timestamp, body };
  return { body, headers: signatureHeaders(message, [secret], hmac) };
}

/** Examples of receivers: one without a library, and one with ours. */
describe('examples/webhooks', () => {
  /** Exit code and output of verify.sh. */
  async function verify(
    { body, headers }: ReturnType<typeof delivery>,
    withSecret = secret,
  ): Promise<{ code: number; said: string }> {
    const child = execFile(join(folder, 'verify.sh'), {
      env: {
        ...process.env,
        WEBHOOK_SECRET: withSecret,
        WEBHOOK_SIGNATURE: headers['Service-Webhook-Signature'],
        WEBHOOK_TIMESTAMP: headers['Service-Webhook-Timestamp'],
      },
    });
    let said = '';
    child.stdout?.on('data', (text: string) => (said += text));
    child.stderr?.on('data', (text: string) => (said += text));
    // The script refuses an old message before it reads the body.
    child.stdin?.on('error', () => undefined).end(body);
    const [code] = (await once(child, 'close')) as [number];
    return { code, said: said.trim() };
  }

  it('verify.sh accepts signed messages and refuses forged, changed or old ones', async () => {
    const sent = delivery();
    expect(await verify(sent)).toEqual({ code: 0, said: 'genuine' });
    const changed = { ...sent, body: `${sent.body} ` };
    expect(await verify(changed)).toMatchObject({ code: 1 });
    const forged = `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`;
    expect(await verify(sent, forged)).toMatchObject({ code: 1 });
    const old = delivery(Math.floor(Date.now() / 1000) - 400);
    expect((await verify(old)).said).toMatch(/^refused: signed 40\d s ago$/);
  });

  it('receiver.ts requires a secret', async () => {
    const receiver = join(folder, 'receiver.ts');
    const options = ['--import', 'tsx', '--conditions=source', receiver];
    const child = execFile(process.execPath, options, {
      env: { ...process.env, WEBHOOK_SECRET: '' },
    });
    let said = '';
    child.stderr?.on('data', (text: string) => (said += text));
    expect(await once(child, 'close')).toEqual([2, null]);
    expect(said).toMatch(/^Set WEBHOOK_SECRET: .+\n$/);
  });

  describe('receiver.ts, importing openrole/webhooks', () => {
    let receiver: ChildProcess;
    let lines: AsyncIterator<string>;
    let url: string;

    beforeAll(async () => {
      receiver = spawn(
        process.execPath,
        ['--import', 'tsx', '--conditions=source', join(folder, 'receiver.ts')],
        {
          env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      if (receiver.stdout === null) throw new Error('It has no output.');
      lines = createInterface(receiver.stdout)[Symbol.asyncIterator]();
      const listening = String((await lines.next()).value).replace('listening ', '');
      url = `http://127.0.0.1:${(JSON.parse(listening) as { port: number }).port}/`;
    });
    afterAll(async () => {
      receiver.kill();
      await once(receiver, 'close');
    });

    const post = ({ body, headers }: ReturnType<typeof delivery>) =>
      fetch(url, { method: 'POST', body, headers });

    it('handles a repeated delivery once', async () => {
      const sent = delivery();
      expect((await post(sent)).status).toBe(204);
      expect((await lines.next()).value).toBe('Mara Lindqvist applied as Senior Backend Engineer');
      expect((await post(sent)).status).toBe(204);
      const next = delivery();
      expect((await post(next)).status).toBe(204);
      expect((await lines.next()).value).toBe('Mara Lindqvist applied as Senior Backend Engineer');
    });

    it('returns 400 for a forged one', async () => {
      const sent = delivery();
      const answer = await post({ ...sent, body: sent.body.replace('Mara', 'Maria') });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('signature_mismatch');
    });
  });
});
