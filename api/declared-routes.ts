import { Router, type RequestHandler } from 'express';
import type { ApiContext } from './context.ts';
import { letSend } from './cross-origin.ts';
import { exchangeOf } from './middleware/exchange.ts';
import { answerOtherMethod } from './other-method.ts';
import { comparePaths, expressPath, firstSegment, pathsOf } from './paths.ts';
import { serveRoute, type Door } from './request-pipeline.ts';
import type { Route } from './route.ts';

const SENT_BY_BROWSERS = 'content-type, idempotency-key, if-none-match, x-request-id';

/** A list of routes and the door through which they are called. */
interface Mount {
  ctx: ApiContext;
  routes: readonly Route[];
  door: Door;
}

/**
 * Fixed paths come before those with parameters, so that `/jobs/map` is not taken for a job. A request is matched
 * only against paths with the same first segment.
 */
export function declaredRoutes({ ctx, routes, door }: Mount): RequestHandler {
  const byPath = new Map<string, Route[]>();
  for (const route of routes) {
    for (const path of pathsOf(route)) byPath.set(path, [...(byPath.get(path) ?? []), route]);
  }
  const routers = new Map<string, Router>();
  for (const path of [...byPath.keys()].sort(comparePaths)) {
    const here = byPath.get(path) ?? [];
    const router = routers.get(firstSegment(path)) ?? Router();
    routers.set(firstSegment(path), router);
    const place = router.route(expressPath(path));
    for (const route of here) place[route.declaration.method](serveRoute(ctx, route, door));
    place.all(otherMethods(door.base + path, here));
  }
  return (req, res, next) => {
    const router = routers.get(firstSegment(req.path));
    if (router === undefined) next();
    else router(req, res, next);
  };
}

/** Answers methods that no route of a path takes: OPTIONS, and 405 with the allowed methods. */
function otherMethods(path: string, routes: Route[]): RequestHandler {
  const methods = routes.map(({ declaration }) => declaration.method.toUpperCase());
  const hasHead = routes.some(
    ({ declaration: { method, charge } }) => method === 'get' && charge === undefined,
  );
  const allowed = [...methods, ...(hasHead ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const open = routes.some(({ declaration }) => 'public' in declaration.access);
  return (req, res) => {
    exchangeOf(res).route = path;
    if (open) res.setHeader('Access-Control-Allow-Origin', '*');
    if (open && req.method === 'OPTIONS') {
      letSend(res, { methods: allowed, headers: SENT_BY_BROWSERS });
    }
    answerOtherMethod(req, res, allowed);
  };
}
