import { createSafeFetch, resolveBySystem } from '../safe-fetch/index.ts';

/** Maximum size of a response. A valid one has a few thousand tokens. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Connections per process. Responses take seconds, and a worker runs a hundred turns at once. */
const MAX_CONNECTIONS = 200;

export interface BoundedFetch {
  fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * `fetch` for the provider's client, bounded in time and size. The address is set by the operator, so any address is
 * allowed, including loopback. Redirects are not followed.
 */
export function createBoundedFetch(timeoutMs: number): BoundedFetch {
  const safeFetch = createSafeFetch({
    allowLoopback: true,
    allowedCidrs: ['0.0.0.0/0', '::/0'],
    allowedPorts: 'any',
    resolve: resolveBySystem,
    maxPerOrigin: MAX_CONNECTIONS,
    maxBytes: MAX_BYTES,
    idleTimeoutMs: timeoutMs,
    totalTimeoutMs: timeoutMs,
  });
  return {
    async fetch(url, init) {
      const answer = await safeFetch.request(addressOf(url), {
        method: 'POST',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === 'string' ? init.body : '',
        redirects: 'refuse',
      });
      const { status, headers } = answer;
      return new Response(await answer.bytes(), { status, headers });
    },
    close: () => safeFetch.close(),
  };
}

function addressOf(url: string | URL | Request): string {
  return url instanceof Request ? url.url : url.toString();
}
