import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError, invalidRequest } from '../domain/common/errors.ts';
import type { HttpMessages } from './express-messages.ts';
import { errorBody } from './middleware/answer-error.ts';
import type { HttpMetrics } from './operations/metrics.ts';

/**
 * Size of the request line and all headers. It leaves room for the longest URL that the application rejects itself.
 */
const MAX_HEADER_BYTES = 64 * 1024;
/** A request with its body must arrive within this time, which is checked every few seconds. */
const REQUEST_TIMEOUT_MS = 60_000;
const CHECK_EVERY_MS = 5_000;
/** How long a client whose request is not read may take to read why. */
const LINGER_MS = 2_000;
/** Longer than a load balancer keeps a connection open, so that it never sends into a closing one. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

export interface Address {
  host: string;
  port: number;
}

/** The request listener, with its classes of requests and responses. */
export interface Application {
  answer: RequestListener;
  messages?: HttpMessages;
}

/** Serves the application; port 0 takes a free one. */
export async function listen({ answer, messages }: Application, address: Address): Promise<Server> {
  const server = createServer(
    {
      ...messages,
      maxHeaderSize: MAX_HEADER_BYTES,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      // The application answers what Node would reject by itself without a body or request id.
      requireHostHeader: false,
    },
    answer,
  );
  server.on('checkExpectation', (req, res) => server.emit('request', req, res));
  server.on('clientError', refuseUnreadable);
  return opened(server, address);
}

/** Serves the metrics on a separate port that is not public. */
export async function listenForMetrics(metrics: HttpMetrics, address: Address): Promise<Server> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    void metrics.render().then((text) => {
      res.setHeader('Content-Type', metrics.contentType);
      res.end(text);
    });
  });
  return opened(server, address);
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/**
 * Stops accepting connections, lets running requests finish, and cuts off those that outlive the grace time. From now
 * on every response closes its connection; on a kept one, requests would continue until one is cut off.
 */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  for (const answer of latestAnswers.get(server)?.values() ?? []) endWith(answer);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}

/**
 * The latest response of each connection of a server. With one entry per response, a set that changes thousands of
 * times a second would leave dead tables behind, which keep the requests in them alive until a full collection.
 */
const latestAnswers = new WeakMap<Server, Map<Socket, ServerResponse>>();

function noteAnswers(server: Server): void {
  const latest = new Map<Socket, ServerResponse>();
  latestAnswers.set(server, latest);
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => latest.delete(socket));
  });
  server.prependListener('request', ({ socket }, answer: ServerResponse) => {
    latest.set(socket, answer);
    if (!server.listening) endWith(answer);
  });
}

function endWith(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('Connection', 'close');
}

async function opened(server: Server, { host, port }: Address): Promise<Server> {
  noteAnswers(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

/**
 * Bytes that are not HTTP never reach the application; they get an error response of the same form, and so does a
 * request that does not arrive in time. Its connection is closed, so that a body that was waited for is given up.
 */
function refuseUnreadable(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.end();
    return;
  }
  const refusal = refusalOf(error.code);
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(refusal, requestId));
  socket.end(
    `HTTP/1.1 ${refusal.status} Refused\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  const late = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(late));
}

function refusalOf(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('request_timeout');
  return invalidRequest('request', 'is not valid HTTP');
}
