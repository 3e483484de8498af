import { Router } from 'express';
import type { ApiContext } from '../context.ts';
import { serveRead } from './serve-read.ts';

/**
 * `/healthz`: the process is up. `/readyz`: which of the required servers can be reached, and 503 while the process
 * drains, before it stops.
 */
export function healthRouter(ctx: ApiContext): Router {
  const router = Router();
  serveRead(router, '/healthz', (_req, res) => void res.json({ status: 'ok' }));
  serveRead(router, '/readyz', async (_req, res) => {
    if (ctx.draining.signal.aborted) return void res.status(503).json({ status: 'stopping' });
    const readiness = await ctx.readiness();
    res.status(readiness.status === 'ok' ? 200 : 503).json(readiness);
  });
  return router;
}
