import { FeedUnreadable } from './errors.ts';
import { NO_VALIDATORS, type Feed } from './feed.ts';
import { receiveDocument } from './receive-document.ts';

export interface RecordedFeedOptions {
  /** URL that the payload was read from. Relative links are resolved against it. */
  url: string;
  /** Maximum size of a payload. */
  maxBytes: number;
  /** Digest of the payload that was read before. */
  knownDigest?: string | null;
}

/** A recorded payload, decompressed, as the response to the source's list request. Details are not recorded. */
export function createRecordedFeed(
  open: () => AsyncIterable<Buffer>,
  options: RecordedFeedOptions,
): Feed {
  let read = false;
  return {
    validators: { ...NO_VALIDATORS, digest: options.knownDigest ?? null },
    read() {
      if (read) return Promise.resolve(null);
      read = true;
      return receiveDocument(capped(open(), options.maxBytes), { url: options.url, charset: null });
    },
  };
}

async function* capped(body: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new FeedUnreadable(`The payload is larger than ${maxBytes} bytes.`);
    yield chunk;
  }
}
