import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSafeFetch, resolveBySystem } from '../../clients/safe-fetch/index.ts';
import { createResolve } from '../../clients/safe-fetch/resolve.ts';
import { answer, startFeedServer, type FeedServer } from '../support/feed-server.ts';
import { startNameServer, type NameServer } from '../support/name-server.ts';

const OPTIONS = { allowLoopback: true, allowedPorts: 'any' } as const;
const DEAD = Array.from({ length: 20 }, (_, index) => `dead${index}.test`);

let names: NameServer;
let site: FeedServer;
let port: string;

beforeAll(async () => {
  [names, site] = await Promise.all([startNameServer(), startFeedServer()]);
  port = new URL(site.url).port;
  site.on('/', answer('here'));
});
afterAll(async () => {
  await Promise.all([names.close(), site.close()]);
});

async function reasonOf(request: Promise<unknown>): Promise<string> {
  const failure: unknown = await request.catch((error: unknown) => error);
  return (failure as { reason?: string }).reason ?? 'answered';
}

test('names that no server answers for do not delay other names', async () => {
  const fetch = createSafeFetch({ ...OPTIONS, resolve: createResolve([names.address]) });
  let deadEnded = 0;
  const dead = DEAD.map(async (name) => {
    const response = await fetch.request(`http://${name}:${port}/`);
    deadEnded += 1;
    return String(await response.bytes());
  });
  const response = await fetch.request(`http://healthy.test:${port}/`);
  expect(String(await response.bytes())).toBe('here');
  expect(deadEnded).toBe(0);
  names.wakeUp();
  expect(await Promise.all(dead)).toEqual(DEAD.map(() => 'here'));
  await fetch.close();
});

describe('the addresses of a name', () => {
  test('come from the DNS server', async () => {
    const resolve = createResolve([names.address]);
    expect(await resolve('healthy.test')).toEqual([{ address: '127.0.0.1', family: 4 }]);
  });

  test('are checked for any resolver', async () => {
    const options = { ...OPTIONS, allowLoopback: false, resolve: createResolve([names.address]) };
    const strict = createSafeFetch(options);
    expect(await reasonOf(strict.request('http://healthy.test/'))).toBe('address_not_allowed');
    expect(await reasonOf(strict.request('http://localhost/'))).toBe('address_not_allowed');
    await strict.close();
  });

  test('are loopback for localhost, without a query', async () => {
    const fetch = createSafeFetch({ ...OPTIONS, resolve: createResolve(['127.0.0.1:1']) });
    const response = await fetch.request(`http://localhost:${port}/`);
    expect(String(await response.bytes())).toBe('here');
    await fetch.close();
  });

  test('come from the system for hosts of the operator', async () => {
    const addresses = await resolveBySystem('localhost');
    expect(addresses.map(({ address }) => address)).toContain('127.0.0.1');
  });

  test('are a timeout, not unreachable, with a silent DNS server', async () => {
    const fetch = createSafeFetch({
      ...OPTIONS,
      resolve: () => Promise.reject(Object.assign(new Error('queryA'), { code: 'ETIMEOUT' })),
    });
    expect(await reasonOf(fetch.request('http://silent.test/'))).toBe('timeout');
    await fetch.close();
  });
});
