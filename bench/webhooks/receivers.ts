import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Endpoints on loopback, by path: `/0`, `/1` and so on; those named silent take requests and never answer. */
export interface Receivers {
  url: string;
  silent: Set<string>;
  /** How many requests came for a path. */
  countOf(path: string): number;
  /** When the event of this id first came, by `performance.now()`. */
  arrivalOf(eventId: string): Promise<number>;
  close(): void;
}

export async function startReceivers(): Promise<Receivers> {
  const counts = new Map<string, number>();
  const awaited = new Map<string, (at: number) => void>();
  const silent = new Set<string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    request.resume();
    request.once('end', () => {
      counts.set(path, (counts.get(path) ?? 0) + 1);
      awaited.get(String(request.headers['webhook-id']))?.(performance.now());
      if (!silent.has(path)) response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silent,
    countOf: (path) => counts.get(path) ?? 0,
    arrivalOf: (eventId) => new Promise((resolve) => awaited.set(eventId, resolve)),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
