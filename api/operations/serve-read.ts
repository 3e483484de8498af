import type { RequestHandler, Router } from 'express';
import { exchangeOf } from '../middleware/exchange.ts';
import { answerOtherMethod } from '../other-method.ts';

const ALLOWED = 'GET, HEAD, OPTIONS';

/** Serves a read-only path that is not a declared route; other methods get 405. */
export function serveRead(router: Router, path: string, answer: RequestHandler): void {
  const named: RequestHandler = (_req, res, next) => {
    exchangeOf(res).route = path;
    next();
  };
  const others: RequestHandler = (req, res) => {
    answerOtherMethod(req, res, ALLOWED);
  };
  router.route(path).all(named).get(answer).all(others);
}
