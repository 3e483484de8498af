import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { AppError } from '../domain/common/errors.ts';
import type { ApiContext } from './context.ts';
import { letSend } from './cross-origin.ts';
import { offerPages } from './hiring/offers/page/offer-pages.ts';
import { docsRouter } from './docs/docs-router.ts';
import { expressMessages } from './express-messages.ts';
import type { Application } from './listen.ts';
import { mcpRouter } from './mcp/mcp-router.ts';
import { answerError } from './middleware/answer-error.ts';
import { exchangeOf, openExchange } from './middleware/exchange.ts';
import { healthRouter } from './operations/health.ts';
import { comparePaths, expressPath, firstSegment, pathsOf } from './paths.ts';
import { judgeHeaders } from './input/request-headers.ts';
import { holdUndecodablePath } from './input/undecodable-path.ts';
import { answerOtherMethod } from './other-method.ts';
import type { Route } from './route.ts';
import { serveRoute } from './request-pipeline.ts';

const MAX_URL_CHARACTERS = 8 * 1024;
const SENT_BY_BROWSERS = 'content-type, idempotency-key, if-none-match, x-request-id';

/** The HTTP application that serves a list of declared routes. */
export function createApp(ctx: ApiContext, routes: readonly Route[]): Application {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', ctx.config.api.trustProxy);
  app.use(openExchange(ctx), judgeHeaders, refuseLongUrl);
  app.use(safeHeaders(), holdUndecodablePath);
  app.use(offerPages(ctx), declaredRoutes(ctx, routes));
  app.use(healthRouter(ctx), docsRouter(routes), mcpRouter(ctx));
  return {
    messages: expressMessages(app),
    answer: (req, res) => {
      const response = res as Response;
      app(req as Request, response, (error: unknown) => {
        answerError(ctx, error ?? new AppError('not_found'), response);
      });
    },
  };
}

/**
 * Fixed paths come before those with parameters, so that `/jobs/map` is not taken for a job. A request is matched
 * only against paths with the same first segment.
 */
function declaredRoutes(ctx: ApiContext, routes: readonly Route[]): RequestHandler {
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
    for (const route of here) place[route.declaration.method](serveRoute(ctx, route));
    place.all(otherMethods(path, here));
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

const refuseLongUrl: RequestHandler = (req, _res, next) => {
  if (req.url.length > MAX_URL_CHARACTERS) throw new AppError('uri_too_long');
  next();
};

/** Responses are data: browsers must not run, frame or sniff them. */
function safeHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
}
