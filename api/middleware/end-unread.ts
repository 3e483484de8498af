import type { Response } from 'express';
import { takePlace } from '../input/large-body-place.ts';
import { chunksOf } from '../input/decoded.ts';

/** How long a client that keeps sending is read. */
const LINGER_MS = 2_000;

/**
 * Responds to a request that is still being sent, and closes its connection soon after. The response is sent whole
 * and at once, and incoming data is discarded: a client that sends into a closed connection may never read its
 * response. Data to discard waits for the place of a large body, too.
 */
export function endUnread(res: Response, text: string): void {
  res.setHeader('Connection', 'close');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.write(text);
  const end = () => res.end();
  const late = setTimeout(end, LINGER_MS);
  res.once('close', () => clearTimeout(late));
  discardRest(res).then(end, end);
}

async function discardRest({ req }: Response): Promise<void> {
  const place = await takePlace(req);
  for await (const _chunk of chunksOf(req));
  place.leave();
}
