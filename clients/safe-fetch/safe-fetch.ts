import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { checkUrl, createAddressCheck, type AddressRules, type UrlRules } from './address-rules.ts';
import { boundedBody, tooLarge } from './bounded-body.ts';
import { createCheckedConnector } from './checked-connector.ts';
import { asFetchError, FetchFailed } from './errors.ts';
import { nextHop, type Hop } from './redirects.ts';
import type { FetchRequest, FetchResponse } from './request.ts';
import { createResolve, type Resolve } from './resolve.ts';

export interface SafeFetchSettings extends AddressRules, UrlRules {
  connectTimeoutMs: number;
  /** Timeout for the headers, and for each chunk of the body. */
  idleTimeoutMs: number;
  /** Timeout of the whole request: waiting for a free connection, redirects and body. */
  totalTimeoutMs: number;
  /** Maximum size of a body, counted after decompression. */
  maxBytes: number;
  maxRedirects: number;
  /** Connections per origin; further requests wait. Null where the caller limits its requests. */
  maxPerOrigin: number | null;
  userAgent: string;
}

export type SafeFetchOptions = Partial<SafeFetchSettings> & { resolve?: Resolve };

/** Fetches URLs given by callers and feeds, with limits on size, time and address (decision 0026). */
export interface SafeFetch {
  /** Any status is a response. Throws `FetchRefused` or `FetchFailed`. */
  request(url: string, request?: FetchRequest): Promise<FetchResponse>;
  close(): Promise<void>;
}

const DEFAULTS: SafeFetchSettings = {
  allowLoopback: false,
  allowedCidrs: [],
  allowedPorts: [80, 443],
  connectTimeoutMs: 10_000,
  idleTimeoutMs: 30_000,
  totalTimeoutMs: 120_000,
  maxBytes: 64 * 1024 * 1024,
  maxRedirects: 5,
  maxPerOrigin: 4,
  userAgent: 'Openrole/1.0',
};

/** One agent with its own connections. Create one per purpose and close it at the end. */
export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { resolve = createResolve(), ...given } = options;
  const settings = { ...DEFAULTS, ...given };
  const agent = new Agent({
    connect: createCheckedConnector({
      isAllowed: createAddressCheck(settings),
      connectTimeoutMs: settings.connectTimeoutMs,
      resolve,
    }),
    connections: settings.maxPerOrigin,
    pipelining: 1,
    headersTimeout: settings.idleTimeoutMs,
    bodyTimeout: settings.idleTimeoutMs,
  });
  return {
    request: (url, request = {}) => run({ agent, settings }, url, request),
    close: () => agent.destroy(),
  };
}

interface Client {
  agent: Agent;
  settings: SafeFetchSettings;
}

async function run(client: Client, url: string, request: FetchRequest): Promise<FetchResponse> {
  const deadline = startDeadline(
    request.totalTimeoutMs ?? client.settings.totalTimeoutMs,
    request.signal,
  );
  try {
    return await follow(client, { url, request, deadline });
  } catch (error) {
    deadline.stop();
    throw asFetchError(error, 'unreachable');
  }
}

interface Deadline {
  signal: AbortSignal;
  stop: () => void;
}

/** Aborts the request at its timeout or when the caller cancels. */
function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const cancel = () => {
    controller.abort(caller?.reason);
  };
  const timer = setTimeout(() => {
    controller.abort(new FetchFailed('timeout', `timeout: no complete answer in ${timeoutMs} ms`));
  }, timeoutMs);
  if (caller?.aborted === true) cancel();
  else caller?.addEventListener('abort', cancel, { once: true });
  const stop = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', cancel);
  };
  return { signal: controller.signal, stop };
}

interface Started {
  url: string;
  request: FetchRequest;
  deadline: Deadline;
}

async function follow({ agent, settings }: Client, started: Started): Promise<FetchResponse> {
  const { request, deadline } = started;
  let hop: Hop = { url: checkUrl(started.url, settings), request, count: 0 };
  for (;;) {
    const answer = await agent.request({
      origin: hop.url.origin,
      path: hop.url.pathname + hop.url.search,
      method: hop.request.method ?? 'GET',
      headers: {
        'user-agent': settings.userAgent,
        'accept-encoding': 'gzip, br',
        ...hop.request.headers,
      },
      body: hop.request.body ?? null,
      signal: deadline.signal,
    });
    const headers = flatten(answer.headers);
    // An abandoned body rejects with an abort that has no listener.
    answer.body.on('error', () => undefined);
    try {
      const next = nextHop(
        hop,
        { status: answer.statusCode, location: headers['location'] },
        settings,
      );
      if (next === null) {
        const maxBytes = request.maxBytes ?? settings.maxBytes;
        return toResponse(answer.body, {
          hop,
          status: answer.statusCode,
          headers,
          maxBytes,
          deadline,
        });
      }
      hop = next;
      answer.body.destroy();
    } catch (error) {
      answer.body.destroy();
      throw error;
    }
  }
}

interface Answered {
  hop: Hop;
  status: number;
  headers: Record<string, string>;
  maxBytes: number;
  deadline: Deadline;
}

function toResponse(raw: Readable, answered: Answered): FetchResponse {
  const { hop, status, headers, maxBytes, deadline } = answered;
  const encoding = headers['content-encoding'] ?? '';
  if (encoding === '' && Number(headers['content-length']) > maxBytes) throw tooLarge(maxBytes);
  const body = boundedBody(raw, { encoding, maxBytes, onEnd: deadline.stop });
  return {
    status,
    headers,
    url: hop.url.href,
    body,
    async bytes() {
      const chunks: Buffer[] = [];
      for await (const chunk of body) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    close() {
      deadline.stop();
      raw.destroy();
    },
  };
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
