import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { asFetchError, FetchFailed, FetchRefused } from './errors.ts';

const DECODERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export interface BodyOptions {
  /** The Content-Encoding header. A list of several encodings is refused. */
  encoding: string;
  /** Counted after decompression. */
  maxBytes: number;
  /** Called once, when the body has ended, failed or was abandoned. */
  onEnd: () => void;
}

/** The decompressed body in chunks. Throws `FetchRefused` `too_large` at the first byte beyond the cap. */
export async function* boundedBody(raw: Readable, options: BodyOptions): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of decoded(raw, options.encoding) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > options.maxBytes) throw tooLarge(options.maxBytes);
      yield chunk;
    }
  } catch (error) {
    throw asFetchError(error, 'cut_off');
  } finally {
    raw.destroy();
    options.onEnd();
  }
}

export function tooLarge(maxBytes: number): FetchRefused {
  return new FetchRefused('too_large', `The answer is larger than ${maxBytes} bytes.`);
}

function decoded(raw: Readable, encoding: string): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return raw;
  const create = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (create === undefined) {
    throw new FetchFailed('encoding_not_supported', `Content-Encoding ${name} is not supported.`);
  }
  const decoder = create();
  // Iterating over the decoder reports errors of both streams.
  pipeline(raw, decoder, () => undefined);
  return decoder;
}
