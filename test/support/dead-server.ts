import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port of this machine where nobody listens. */
export async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A server that accepts and never says a word, like one that hangs. */
export async function silentServer(): Promise<{ port: number; close(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    closing.push(() => socket.destroy());
  });
  const closing: (() => void)[] = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const end of closing) end();
      server.close();
    },
  };
}
