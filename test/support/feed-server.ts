import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  /** Path without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export type FeedHandler = (request: SeenRequest, response: ServerResponse) => void;

export interface FeedServer {
  /** `http://127.0.0.1:port`, without a trailing slash. */
  url: string;
  /** Every request so far, oldest first. */
  requests: SeenRequest[];
  /**
   * Sets the response to a path, or with a trailing `*` to every path with that prefix; the last registration wins.
   */
  on(path: string, handler: FeedHandler): void;
  /** Clears handlers and requests. */
  reset(): void;
  close(): Promise<void>;
}

/** A real HTTP server on loopback that plays the sites of sources. Unknown paths are 404. */
export async function startFeedServer(): Promise<FeedServer> {
  const handlers = new Map<string, FeedHandler>();
  const requests: SeenRequest[] = [];
  const server = createServer((message, response) => {
    void readRequest(message).then((request) => {
      requests.push(request);
      const handler = findHandler(handlers, request.path);
      if (handler) handler(request, response);
      else answer('nothing here', { status: 404 })(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    on: (path, handler) => handlers.set(path, handler),
    reset() {
      handlers.clear();
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A handler with a constant response. */
export function answer(
  body: string | Buffer,
  options: { status?: number; headers?: Record<string, string> } = {},
): FeedHandler {
  return (_request, response) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    response.writeHead(options.status ?? 200, { ...length, ...options.headers });
    response.end(body);
  };
}

export function redirect(location: string, status = 302): FeedHandler {
  return answer('', { status, headers: { location } });
}

/** Announces the whole body, sends half of it and closes. */
export function cutOff(body: string): FeedHandler {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': String(Buffer.byteLength(body)) });
    response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy());
  };
}

/** Accepts the request and never responds. */
export const silence: FeedHandler = () => undefined;

async function readRequest(message: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const url = new URL(message.url ?? '/', 'http://feed.test');
  return {
    method: message.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: message.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function findHandler(handlers: Map<string, FeedHandler>, path: string): FeedHandler | undefined {
  const exact = handlers.get(path);
  if (exact) return exact;
  const prefixes = [...handlers.keys()].filter(
    (known) => known.endsWith('*') && path.startsWith(known.slice(0, -1)),
  );
  return handlers.get(prefixes.sort((a, b) => b.length - a.length)[0] ?? '');
}
