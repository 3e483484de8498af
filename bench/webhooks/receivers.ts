import { startOrderProcess } from '../load/order-process.ts';

export type ReceiverOrder =
  | { kind: 'listen' }
  | { kind: 'silence'; path: string }
  | { kind: 'all'; paths: string[]; events: number }
  | { kind: 'one'; eventId: string };

/** Endpoints on loopback by path, in a process of their own. Times are those of `monotonicMs`. */
export interface Receivers {
  url: string;
  /** From now on, this path takes requests and does not respond. */
  silence(path: string): Promise<void>;
  /** When the last of so many events at each path has arrived. */
  allArrived(paths: string[], events: number): Promise<number>;
  /** When the event of this id first arrived. */
  arrivalOf(eventId: string): Promise<number>;
  stop(): void;
}

/** It takes one order at a time: await one before the next. */
export async function startReceivers(): Promise<Receivers> {
  const { send, stop } = startOrderProcess<ReceiverOrder, number>('webhooks/receiver-process.ts');
  const port = await send({ kind: 'listen' });
  return {
    url: `http://127.0.0.1:${port}`,
    async silence(path) {
      await send({ kind: 'silence', path });
    },
    allArrived: (paths, events) => send({ kind: 'all', paths, events }),
    arrivalOf: (eventId) => send({ kind: 'one', eventId }),
    stop,
  };
}
