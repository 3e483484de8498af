import type { Response } from 'express';

/** How long a client that keeps sending is read. */
const LINGER_MS = 2_000;

/**
 * Responds to a request that is still being sent, and closes its connection soon after. The response is sent whole
 * and at once, and incoming data is discarded: a client that sends into a closed connection may never read its
 * response.
 */
export function endUnread(res: Response, text: string): void {
  const { req } = res;
  res.setHeader('Connection', 'close');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.write(text);
  const end = () => res.end();
  const late = setTimeout(end, LINGER_MS);
  res.once('close', () => clearTimeout(late));
  req.once('end', end);
  req.resume();
}
