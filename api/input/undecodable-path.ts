import type { RequestHandler } from 'express';
import { exchangeOf } from '../middleware/exchange.ts';

/**
 * Passes a path that is not percent-encoded UTF-8 to its route unchanged. Express would reject it before the key is
 * checked; the route rejects it with the rest of the input (decision 0002).
 */
export const holdUndecodablePath: RequestHandler = (req, res, next) => {
  const [path = '', ...query] = req.url.split('?');
  if (!isDecodable(path)) {
    exchangeOf(res).undecodablePath = true;
    req.url = [path.replaceAll('%', '%25'), ...query].join('?');
  }
  next();
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
