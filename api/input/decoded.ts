import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';
import { AppError } from '../../domain/common/errors.ts';

/** Content codings of a body (RFC 9110, section 8.4). */
const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Makes the decoder of a body; null for one that is not compressed. @throws AppError 415. */
export function decoderOf({ headers }: Pick<Request, 'headers'>): Transform | null {
  const encoding = (headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return null;
  const create = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  if (create === undefined) throw new AppError('unsupported_media_type');
  return create();
}

/** The bytes of a request as they arrive. The stream stays open, since the response is still to be sent on it. */
export function chunksOf(req: Request): AsyncIterable<Buffer> {
  return req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

/** Decompresses a body as it is read. An error of the body or of its coding ends the result. */
export function decoded(
  chunks: AsyncIterable<Buffer>,
  decoder: Transform | null,
): AsyncIterable<Buffer> {
  if (decoder === null) return chunks;
  return pipeline(Readable.from(chunks), decoder, () => undefined) as AsyncIterable<Buffer>;
}
