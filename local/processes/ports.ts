import { createServer } from 'node:net';
import { say } from '../terminal/say.ts';

/** Ports given out by this process; a server takes its port only a moment later. */
const given = new Set<number>();

const replacements = new Map<number, number>();

/** `wanted` when nobody listens there, else a free one, which is said under `name`. 0 wants any. */
export async function choosePort(wanted: number, name: string): Promise<number> {
  if (wanted === 0) return freePort();
  if (!given.has(wanted) && (await canListen(wanted)) !== undefined) {
    given.add(wanted);
    return wanted;
  }
  const port = await freePort();
  replacements.set(port, wanted);
  say(`${name}: port ${wanted} is busy; using ${port}`);
  return port;
}

/** The busy port that a free one stands in for, or undefined. */
export function replacedPort(port: number): number | undefined {
  return replacements.get(port);
}

async function freePort(): Promise<number> {
  const port = await canListen(0);
  if (port === undefined) throw new Error('This machine has no free port on 127.0.0.1.');
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
}

/** The port that could be listened on, or undefined when it is taken. */
function canListen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
