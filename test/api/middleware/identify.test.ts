import type { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import fc from 'fast-check';
import type { ApiContext } from '../../../api/context.ts';
import { clientAddress, identify } from '../../../api/middleware/identify.ts';

/** Promise: a bearer key is accepted in every spelling of RFC 9110 (decision 0005). */
describe('Authorization', () => {
  const key = { id: 'key_1', accountId: 'acc_1' };
  const find = (text: string) => Promise.resolve(text === 'ork_live_x' ? key : null);
  const ctx = { keys: { find } } as unknown as ApiContext;
  const callerOf = (authorization: string) =>
    identify(ctx, { anyKey: true, role: 'viewer' }, { headers: { authorization } } as Request);

  it.each(['Bearer ork_live_x', 'Bearer  ork_live_x', 'bearer     ork_live_x'])(
    '%j is the key',
    async (header) => {
      expect(await callerOf(header)).toMatchObject({ kind: 'key', accountId: 'acc_1' });
    },
  );

  it.each(['Bearer ork_live_x ork_live_x', 'Bearer', 'ork_live_x', `Bearer${' '.repeat(60_000)}`])(
    '401 for %j',
    async (header) => {
      await expect(callerOf(header)).rejects.toMatchObject({ code: 'invalid_api_key' });
    },
  );
});

const CONNECTION = '192.0.2.1';

/** Promise: each client address has its own limit, in every notation that a trusted proxy uses (decision 0006). */
describe('the address of a caller', () => {
  const addressOf = (ip: string | undefined, remoteAddress: string | undefined = CONNECTION) =>
    clientAddress({ ip, socket: { remoteAddress } as Socket });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    [' 203.0.113.7\t', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:DB8:0:0:1::9', '2001:db8::/64'],
    ['[2001:db8::1]', '2001:db8::/64'],
    ['[2001:db8::1]:4711', '2001:db8::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
  ])('%j counts as %s', (ip, address) => {
    expect(addressOf(ip)).toBe(address);
  });

  it.each([
    'unknown',
    '_hidden',
    '',
    '4711',
    '0x7f.1',
    '203.0.113',
    '203.0.113.7:port',
    '203.0.113.7:1:2',
    '[2001:db8::1',
    '[203.0.113.7]extra',
    '999.0.0.1:80',
    undefined,
  ])('%j is not an address: that of the connection counts', (ip) => {
    expect(addressOf(ip)).toBe(CONNECTION);
  });

  it('no text makes callers of several connections share a limit, or causes an error', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'[]:.0123fF% ') }));
    fc.assert(
      fc.property(text, (ip) => {
        const [one, other] = [addressOf(ip, '192.0.2.1'), addressOf(ip, '192.0.2.2')];
        expect(one === '192.0.2.1' ? other : one).toBe(one === other ? one : '192.0.2.2');
        if (one === other) expect(one).toMatch(/^[\d.]+$|^[\da-f:]+\/64$/);
      }),
    );
  });

  it('a long header takes no longer', () => {
    expect(addressOf(`${'1.'.repeat(30_000)}x`)).toBe(CONNECTION);
    expect(addressOf(`[${':'.repeat(60_000)}`)).toBe(CONNECTION);
  });
});
