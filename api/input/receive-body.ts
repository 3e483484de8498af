import type { Request } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import { chunksOf, decoded, decoderOf } from './decoded.ts';
import { LARGE_BYTES, takePlace, type LargeBodyPlace } from './large-body-place.ts';

/** A body that is being received. */
export interface IncomingBody {
  /**
   * The decompressed body, once.
   * @throws AppError 413 beyond the bound, 415 for an unknown encoding, 429 or 503 when too many large bodies wait; any
   * other error is the sender's.
   */
  chunks: AsyncIterable<Buffer>;
  /** Frees the place of a large body, which was parsed or is not needed. Idempotent. */
  end(): void;
}

/** Receives a body of at most `maxBytes` with back-pressure. A large one, announced or not, waits for its place. */
export function receiveBody(req: Request, maxBytes: number): IncomingBody {
  let place: LargeBodyPlace | undefined;
  async function* chunks(): AsyncGenerator<Buffer> {
    const announced = announcedLength(req);
    const decoder = decoderOf(req);
    if (announced > LARGE_BYTES) place = await takePlace(req);
    let received = 0;
    try {
      for await (const chunk of decoded(chunksOf(req), decoder)) {
        received += chunk.length;
        if (received > maxBytes) throw new AppError('payload_too_large');
        if (received > LARGE_BYTES) place ??= await takePlace(req);
        await place?.add(chunk.length);
        yield chunk;
      }
    } finally {
      // The next request follows a short rest. The response ends a connection with a long one (`sendText`).
      if (!hasLargeRest(req)) req.resume();
    }
  }
  return { chunks: chunks(), end: () => place?.leave() };
}

/** The announced length in bytes; 0 without one. */
export function announcedLength({ headers }: Request): number {
  return Number(headers['content-length'] ?? 0);
}

/** Whether a client may still have much of a body to send. */
export function hasLargeRest(req: Request): boolean {
  if (req.complete) return false;
  return req.headers['transfer-encoding'] !== undefined || announcedLength(req) > LARGE_BYTES;
}
