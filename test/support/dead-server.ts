import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port without a listener. It is reserved and never assigned as a free port. */
export const DEAD_PORT = 1;

/** A server that accepts connections and never responds. */
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

/** A connection to a real server that can be broken, as if the server hung or was stopped. */
export interface BreakableProxy {
  port: number;
  /** Connections stay open and pass no data. */
  freeze(): void;
  /** Connections are closed, and new ones refused. */
  cut(): Promise<void>;
  /** As after a restart of the server: old connections are closed, new ones pass. */
  restore(): Promise<void>;
  close(): void;
}

export async function breakableProxy(target: {
  host: string;
  port: number;
}): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  let frozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    keep(socket);
    if (frozen) return;
    const onward = connect(target);
    keep(onward);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      drop();
      await closed;
    },
    async restore() {
      frozen = false;
      drop();
      if (!server.listening) await listen(port);
    },
    close() {
      drop();
      server.close();
    },
  };
}
