import express, { type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { AppError } from '../domain/common/errors.ts';
import { publicUrl } from '../services/public-url.ts';
import { crawlersRouter } from './careers/crawlers.ts';
import { careersRouter } from './careers/careers-router.ts';
import { consoleRouter } from './console/console-router.ts';
import type { ApiContext } from './context.ts';
import { declaredRoutes } from './declared-routes.ts';
import { surveyPages } from './surveys/survey-pages.ts';
import { offerPages } from './hiring/offers/offer-pages.ts';
import { interviewPages } from './interviews/interview-pages.ts';
import { identify } from './middleware/identify.ts';
import { docsRouter } from './docs/docs-router.ts';
import { expressMessages } from './express-messages.ts';
import type { Application } from './listen.ts';
import { startRouter } from './start/start-router.ts';
import { mcpRouter } from './mcp/mcp-router.ts';
import { answerError } from './middleware/answer-error.ts';
import { refuseHalfRestored } from './middleware/half-restored.ts';
import { compressAnswers } from './middleware/compress.ts';
import { openExchange } from './middleware/exchange.ts';
import { healthRouter } from './operations/health.ts';
import { judgeHeaders } from './input/request-headers.ts';
import { holdUndecodablePath } from './input/undecodable-path.ts';
import type { Route } from './route.ts';

const MAX_URL_CHARACTERS = 8 * 1024;

/** The HTTP application that serves a list of declared routes. */
export function createApp(ctx: ApiContext, routes: readonly Route[]): Application {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', ctx.config.api.trustProxy);
  app.use(openExchange(ctx), compressAnswers, judgeHeaders, refuseLongUrl);
  app.use(safeHeaders(), holdUndecodablePath, refuseHalfRestored(ctx.restores));
  app.use('/public/offers', offerPages(ctx));
  app.use('/public/interviews', interviewPages(ctx));
  app.use(crawlersRouter(ctx));
  app.use('/platform/surveys', surveyPages(ctx));
  app.use('/careers', careersRouter(ctx));
  app.use(declaredRoutes({ ctx, routes, door: { base: '', identify } }));
  app.use('/console', consoleRouter(ctx, routes));
  app.use(
    startRouter(),
    healthRouter(ctx),
    docsRouter({ routes, base: publicUrl(ctx.config) }),
    mcpRouter(ctx),
  );
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
