import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedUnreadable } from './errors.ts';
import type { Feed } from './feed.ts';
import { receiveDocument } from './receive-document.ts';

export interface RecordedFeedOptions {
  /** Where the payload was once read; relative links are taken from there. */
  url: string;
  /** Largest payload, counted after decompression. */
  maxBytes: number;
}

/** A payload recorded in a file, plain or gzip: the answer to the source's list call. Details were not recorded. */
export function createRecordedFeed(path: string, options: RecordedFeedOptions): Feed {
  let read = false;
  return {
    validators: { etag: null, lastModified: null },
    async read() {
      if (read) return null;
      read = true;
      const body = capped(await openFile(path), options.maxBytes);
      return receiveDocument(body, { url: options.url, charset: null });
    },
  };
}

async function openFile(path: string): Promise<AsyncIterable<Buffer>> {
  const stream = createReadStream(path);
  if (!(await isGzip(path))) return stream;
  // The iteration over the decoder reports an error of either stream.
  return pipeline(stream, createGunzip(), () => undefined);
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

async function* capped(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new FeedUnreadable(`The payload is larger than ${maxBytes} bytes.`);
    yield chunk;
  }
}
