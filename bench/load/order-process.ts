import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../tools/paths.ts';
import { runSource } from '../../tools/start/services.ts';

type Reply<Result> = { result: Result } | { error: string };

/** A process of its own that works off orders, one at a time. */
export interface OrderProcess<Order, Result> {
  send: (order: Order) => Promise<Result>;
  stop: () => void;
}

/** Starts a source file of bench/ that calls `takeOrders`. */
export function startOrderProcess<Order extends object, Result>(
  file: string,
  nodeArguments: readonly string[] = [],
): OrderProcess<Order, Result> {
  const child = fork(join(projectRoot, 'bench', file), {
    execArgv: [...runSource, ...nodeArguments],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const send = (order: Order) =>
    new Promise<Result>((resolve, reject) => {
      const gone = (code: number | null) => reject(new Error(`${file} ended (${code})`));
      child.once('exit', gone);
      child.once('message', (reply: Reply<Result>) => {
        child.off('exit', gone);
        if ('error' in reply) reject(new Error(`${file}: ${reply.error}`));
        else resolve(reply.result);
      });
      child.send(order);
    });
  return { send, stop: () => child.disconnect() };
}

/** Works off the orders of the parent process until it disconnects. */
export function takeOrders<Order, Result>(run: (order: Order) => Promise<Result>): void {
  process.on('message', (order: Order) => {
    run(order).then(
      (result) => process.send?.({ result } satisfies Reply<Result>),
      (error: unknown) => process.send?.({ error: String(error) } satisfies Reply<Result>),
    );
  });
  process.on('disconnect', () => process.exit());
}
