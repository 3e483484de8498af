import type { Response } from 'express';

/** So long a caller is listened to who goes on sending. */
const LINGER_MS = 2_000;

/**
 * Answers a request that is still being sent, and ends its connection with it or soon after. The answer goes out whole
 * and at once; what comes meanwhile is thrown away: who sends into a closed connection may never read its answer.
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
