import type { Request } from 'express';
import { createFairQueue } from '../../services/threads/fair-queue.ts';
import { disconnectedSignal } from '../disconnected-signal.ts';
import { clientAddress } from '../middleware/identify.ts';
import { createMemoryShare } from './memory-share.ts';

/** A body of more bytes is large. */
export const LARGE_BYTES = 256 * 1024;

const MAX_BYTES_IN_MEMORY = 128 * 1024 * 1024;

const places = createFairQueue({
  slots: Infinity,
  slotsPerCaller: 2,
  maxWaitingPerCaller: 100,
  maxWaiting: 1_000,
});
const memory = createMemoryShare(MAX_BYTES_IN_MEMORY);

/** The place of a large body that is being received and parsed. */
export interface LargeBodyPlace {
  /** Counts arrived bytes, and waits while the large bodies of all addresses fill the memory for them. */
  add(bytes: number): Promise<void>;
  /** Idempotent. It happens by itself when the response is sent or the connection closes. */
  leave(): void;
}

/**
 * Waits for the place of a large body: each address has two at a time (decision 0026). Until then nothing of the body is
 * read, and its sender is held back by TCP.
 * @throws AppError 429 when the address has a hundred bodies waiting, 503 when a thousand wait in all, and 400 when the
 * client disconnects first.
 */
export function takePlace(req: Request): Promise<LargeBodyPlace> {
  const signal = req.res === undefined ? undefined : disconnectedSignal(req.res);
  return new Promise((resolve, reject) => {
    const stay = () =>
      new Promise<void>((leaveQueue) => {
        const body = {};
        const leave = () => {
          memory.end(body);
          leaveQueue();
        };
        signal?.addEventListener('abort', leave, { once: true });
        resolve({ add: (bytes) => memory.add(body, bytes), leave });
      });
    places.run({ caller: clientAddress(req), signal }, stay).catch(reject);
  });
}
