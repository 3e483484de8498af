import type { RequestHandler, Router } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import { exchangeOf } from '../middleware/exchange.ts';

const ALLOWED = 'GET, HEAD, OPTIONS';

/** Serves a path of the house's own, which can only be read; like a declared one it answers 405 to other methods. */
export function serveRead(router: Router, path: string, answer: RequestHandler): void {
  const named: RequestHandler = (_req, res, next) => {
    exchangeOf(res).route = path;
    next();
  };
  router.route(path).all(named).get(answer).all(refuseOthers);
}

const refuseOthers: RequestHandler = (req, res) => {
  res.setHeader('Allow', ALLOWED);
  if (req.method !== 'OPTIONS') throw new AppError('method_not_allowed');
  res.statusCode = 204;
  res.end();
};
