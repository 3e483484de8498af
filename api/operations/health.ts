import { Router } from 'express';
import { pingElasticsearch } from '../../storage/elasticsearch.ts';
import { pingMongo } from '../../storage/mongo.ts';
import type { ApiContext } from '../context.ts';
import { createReadinessCheck } from './readiness.ts';
import { serveRead } from './serve-read.ts';

/** `/healthz`: the process is up. `/readyz`: which of the required servers can be reached. */
export function healthRouter(ctx: ApiContext): Router {
  const checkReadiness = createReadinessCheck({
    mongodb: () => pingMongo(ctx.stores.mongo),
    elasticsearch: () => pingElasticsearch(ctx.stores.search),
    temporal: () => ctx.temporal.ping(),
    ...(ctx.mail.isSmtp && { smtp: () => ctx.mail.ping() }),
  });
  const router = Router();
  serveRead(router, '/healthz', (_req, res) => void res.json({ status: 'ok' }));
  serveRead(router, '/readyz', async (_req, res) => {
    const readiness = await checkReadiness();
    res.status(readiness.status === 'ok' ? 200 : 503).json(readiness);
  });
  return router;
}
