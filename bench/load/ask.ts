import type { Dispatcher, Pool } from 'undici';

/**
 * Sends a request and reads the whole response, without a stream, and without decoding it unless the status is
 * unexpected, which throws. Load must cost less than what it measures.
 */
export async function ask(
  pool: Pool,
  request: Dispatcher.DispatchOptions,
  status: number,
): Promise<void> {
  const answer = await answerOf(pool, request);
  if (answer.status === status) return;
  const text = Buffer.concat(answer.chunks).toString().slice(0, 200);
  throw new Error(`${request.path}: ${answer.status} ${text}`);
}

export interface RawAnswer {
  status: number;
  chunks: Buffer[];
}

/** Sends a request and reads the whole response. Every status resolves. */
export function answerOf(pool: Pool, request: Dispatcher.DispatchOptions): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const answer: RawAnswer = { status: 0, chunks: [] };
    pool.dispatch(request, {
      // Without it, undici takes this for a handler of its older interface.
      onRequestStart: () => undefined,
      onResponseStart: (_controller, status) => void (answer.status = status),
      onResponseData: (_controller, chunk) => void answer.chunks.push(chunk),
      onResponseEnd: () => resolve(answer),
      onResponseError: (_controller, error) => reject(error),
    });
  });
}
