import { createSafeFetch, resolveBySystem } from '../safe-fetch/index.ts';

/** An answer is text of a few thousand tokens; whatever is larger is none. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Answers take seconds, and a worker has a hundred turns at once. */
const MAX_CONNECTIONS = 200;

export interface BoundedFetch {
  fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * `fetch` for the provider's client, bounded in time and size. The address is the operator's own setting, so it may
 * be anywhere, also on this machine; a redirect from there may not.
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
