import type { Request, RequestHandler } from 'express';
import { isForm } from '../input/read-form.ts';
import { exchangeOf } from '../middleware/exchange.ts';

/** For a path that is a page and a declared route: requests of API clients go on to the route. */
export const leaveToApi: RequestHandler = (req, res, next) => {
  next(exchangeOf(res).undecodablePath === true || !wantsPage(req) ? 'router' : undefined);
};

/** Browsers name HTML first; API clients name JSON or take anything. */
function wantsPage(req: Request): boolean {
  if (req.accepts(['json', 'html']) !== 'html') return false;
  return req.method !== 'POST' || isForm(req);
}
