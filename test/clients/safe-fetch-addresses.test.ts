import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkUrl, createAddressCheck } from '../../clients/safe-fetch/address-rules.ts';
import { createSafeFetch } from '../../clients/safe-fetch/index.ts';

const strict = createAddressCheck({ allowLoopback: false, allowedCidrs: [] });

/** The reason of the refusal, or another outcome. */
async function reasonOf(url: string, options = {}): Promise<string> {
  const fetch = createSafeFetch({ allowedPorts: 'any', totalTimeoutMs: 2_000, ...options });
  try {
    await fetch.request(url);
    return 'answered';
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  } finally {
    await fetch.close();
  }
}

describe('forbidden addresses', () => {
  test.each([
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['0.0.0.0', 'unspecified'],
    ['10.1.2.3', 'private'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['169.254.169.254', 'cloud metadata'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['100.100.100.200', 'cloud metadata in carrier-grade NAT'],
    ['192.0.0.192', 'cloud metadata in a reserved range'],
    ['198.18.0.1', 'benchmarking'],
    ['203.0.113.9', 'documentation'],
    ['224.0.0.1', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['240.0.0.1', 'reserved'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'IPv4-mapped'],
    ['::ffff:a9fe:a9fe', 'IPv4-mapped metadata'],
    ['::127.0.0.1', 'IPv4-compatible'],
    ['64:ff9b::7f00:1', 'NAT64'],
    ['64:ff9b:1::a00:1', 'local NAT64'],
    ['2002:7f00:1::', '6to4'],
    ['2001:0:4136:e378:8000:63bf:3fff:fdd2', 'Teredo'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['fc00::1', 'unique local'],
    ['fd00:ec2::254', 'cloud metadata'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['2001:db8::1', 'documentation'],
    ['4000::1', 'not handed out'],
    ['localhost', 'no address'],
    ['', 'nothing'],
  ])('%s (%s)', (address) => {
    expect(strict(address)).toBe(false);
  });

  test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
    'a public one passes: %s',
    (address) => {
      expect(strict(address)).toBe(true);
    },
  );

  test('no private address passes in any notation', () => {
    const byte = fc.nat(255);
    const inPrivate = fc.oneof(
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    );
    const spellings = ([a, b, c, d]: number[]) => {
      const number = (((a ?? 0) * 256 + (b ?? 0)) * 256 + (c ?? 0)) * 256 + (d ?? 0);
      return [
        `${a}.${b}.${c}.${d}`,
        String(number),
        `0x${number.toString(16)}`,
        `0${number.toString(8)}`,
        `0x${a?.toString(16)}.0${b?.toString(8)}.${(c ?? 0) * 256 + (d ?? 0)}`,
        `[::ffff:${a}.${b}.${c}.${d}]`,
      ];
    };
    fc.assert(
      fc.property(inPrivate, (bytes) => {
        for (const spelling of spellings(bytes)) {
          const host = new URL(`http://${spelling}/`).hostname.replace(/^\[|\]$/g, '');
          expect(strict(host)).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('loopback and further ranges are allowed only explicitly', () => {
    const open = createAddressCheck({ allowLoopback: true, allowedCidrs: ['10.1.0.0/16'] });
    expect(open('127.0.0.1')).toBe(true);
    expect(open('::1')).toBe(true);
    expect(open('::ffff:127.0.0.1')).toBe(true);
    expect(open('10.1.200.3')).toBe(true);
    expect(open('10.2.0.1')).toBe(false);
    expect(open('169.254.169.254')).toBe(false);
    expect(() => createAddressCheck({ allowLoopback: false, allowedCidrs: ['10/8?'] })).toThrow();
  });
});

describe('requests to them are refused before anything is sent', () => {
  test.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'https://10.0.0.1/',
    'http://①②⑦.0.0.1/',
  ])('%s', async (url) => {
    expect(await reasonOf(url)).toBe('address_not_allowed');
  });

  test.each([
    ['file:///etc/passwd', 'url_not_allowed'],
    ['ftp://example.test/', 'url_not_allowed'],
    ['javascript:alert(1)', 'url_not_allowed'],
    ['no url', 'url_not_allowed'],
    ['http://user:secret@example.test/', 'url_not_allowed'],
  ])('%s', async (url, reason) => {
    expect(await reasonOf(url)).toBe(reason);
  });

  test('other ports than those of the web must be allowed', () => {
    const rules = { allowedPorts: [80, 443] };
    expect(() => checkUrl('http://example.test:22/', rules)).toThrow('Port 22');
    expect(checkUrl('https://example.test/', rules).hostname).toBe('example.test');
    expect(checkUrl('http://example.test:22/', { allowedPorts: 'any' }).port).toBe('22');
  });
});

describe('names', () => {
  const answers = (...addresses: string[]) => ({
    resolve: () =>
      Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });

  test('one private address among public ones refuses the name', async () => {
    const mixed = answers('93.184.216.34', '10.0.0.1');
    expect(await reasonOf('http://mixed.test/', mixed)).toBe('address_not_allowed');
  });

  test('an IPv4 address hidden in IPv6 refuses the name', async () => {
    const mapped = answers('::ffff:169.254.169.254');
    expect(await reasonOf('http://mapped.test/', mapped)).toBe('address_not_allowed');
  });

  test('a name without an address cannot be reached', async () => {
    expect(await reasonOf('http://nowhere.test/', answers())).toBe('unreachable');
  });
});
