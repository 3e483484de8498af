import { Router } from 'express';
import { within } from '../../services/within.ts';
import { pingElasticsearch } from '../../storage/elasticsearch.ts';
import { pingMongo } from '../../storage/mongo.ts';
import type { ApiContext } from '../context.ts';
import { serveRead } from './serve-read.ts';

const CHECK_TIMEOUT_MS = 2_500;

type CheckStatus = 'ok' | 'unreachable';

export interface Readiness {
  status: CheckStatus;
  checks: { mongodb: CheckStatus; elasticsearch: CheckStatus; temporal: CheckStatus };
}

/** `/healthz`: the process is up. `/readyz`: what it needs is reachable, each named (decisions section 1). */
export function healthRouter(ctx: ApiContext): Router {
  const router = Router();
  serveRead(router, '/healthz', (_req, res) => void res.json({ status: 'ok' }));
  serveRead(router, '/readyz', async (_req, res) => {
    const readiness = await checkReadiness(ctx);
    res.status(readiness.status === 'ok' ? 200 : 503).json(readiness);
  });
  return router;
}

async function checkReadiness(ctx: ApiContext): Promise<Readiness> {
  const [mongodb, elasticsearch, temporal] = await Promise.all([
    check(pingMongo(ctx.stores.mongo)),
    check(pingElasticsearch(ctx.stores.search)),
    check(ctx.temporal.ping()),
  ]);
  const checks = { mongodb, elasticsearch, temporal };
  const status = Object.values(checks).every((one) => one === 'ok') ? 'ok' : 'unreachable';
  return { status, checks };
}

/** A server that hangs is as unreachable as one that is away. */
function check(ping: Promise<void>): Promise<CheckStatus> {
  const reached = ping.then(
    () => 'ok' as const,
    () => 'unreachable' as const,
  );
  return within(reached, CHECK_TIMEOUT_MS, 'unreachable');
}
