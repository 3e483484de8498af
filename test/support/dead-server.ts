import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port where nobody listens: reserved for a service of the 1980s, and never handed out as a free one. */
export const DEAD_PORT = 1;

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

/** A way to a real server that can be frozen: connections stay open and nothing passes any more. */
export async function freezableProxy(target: {
  host: string;
  port: number;
}): Promise<{ port: number; freeze(): void; close(): void }> {
  const sockets: Socket[] = [];
  let frozen = false;
  const server = createServer((socket) => {
    if (frozen) {
      sockets.push(socket);
      return;
    }
    const onward = connect(target);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.push(from);
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
