import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP server on loopback that takes every message and drops it. */
export interface Sink {
  url: string;
  received: () => number;
  /** Messages per second from the first to the last. */
  perSecond: () => number;
  close: () => Promise<void>;
}

export async function startSink(): Promise<Sink> {
  let received = 0;
  let firstAt = NaN;
  let lastAt = NaN;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    logger: false,
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        received += 1;
        lastAt = performance.now();
        if (received === 1) firstAt = lastAt;
        done(null, 'taken');
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received,
    perSecond: () => ((received - 1) * 1_000) / (lastAt - firstAt),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
