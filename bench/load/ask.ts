import type { Dispatcher, Pool } from 'undici';

export interface RawAnswer {
  status: number;
  chunks: Buffer[];
}

/** Asks and reads all of the answer, without making a stream of it: load must cost less than what it measures. */
export function ask(pool: Pool, request: Dispatcher.DispatchOptions): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const answer: RawAnswer = { status: 0, chunks: [] };
    pool.dispatch(request, {
      // Without it, undici takes this for a handler of its older form.
      onRequestStart: () => undefined,
      onResponseStart: (_controller, status) => void (answer.status = status),
      onResponseData: (_controller, chunk) => void answer.chunks.push(chunk),
      onResponseEnd: () => resolve(answer),
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

export function textOf({ chunks }: RawAnswer): string {
  return Buffer.concat(chunks).toString();
}
