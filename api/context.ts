import { createBoardReader, type BoardReader } from '../services/boards/board-reader.ts';
import type { AppContext } from '../services/context.ts';
import { createRestoreWatch, type RestoreWatch } from '../services/installation/restore-watch.ts';
import {
  createAggregatesReader,
  type AggregatesReader,
} from '../services/surveys/aggregates-reader.ts';
import { createKeyCache, type KeyCache } from '../services/accounts/key-cache.ts';
import {
  createSessionCache,
  type SessionCache,
} from '../services/accounts/console/session-cache.ts';
import { createCallLogs, type CallLogs } from '../services/accounts/noted-calls.ts';
import { QuotaHolds } from '../services/accounts/quota-holds.ts';
import { UsageRecorder } from '../services/accounts/usage.ts';
import { createLineLookUp, type LineLookUp } from '../storage/market/search/line-findings.ts';
import { createRateCounter, type RateCounter } from '../storage/accounts/rate-limits.ts';
import { createHttpMetrics, type HttpMetrics } from './operations/metrics.ts';
import { pingsOf } from './operations/pings.ts';
import { createReadinessCheck, type Readiness } from './operations/readiness.ts';

/** The state that the HTTP side keeps per process in addition to the shared context. */
export interface ApiContext extends AppContext, CallLogs {
  keys: KeyCache;
  sessions: SessionCache;
  rates: RateCounter;
  usage: UsageRecorder;
  quotaHolds: QuotaHolds;
  boards: BoardReader;
  /** Answers questions of a typed line about the open jobs. */
  lines: LineLookUp;
  surveyAggregates: AggregatesReader;
  metrics: HttpMetrics;
  /** Knows whether the database is half restored. */
  restores: RestoreWatch;
  /** Which servers can be reached. */
  readiness: () => Promise<Readiness>;
  /** Aborted once the process is about to stop: it still answers, and `/readyz` sends load balancers elsewhere. */
  draining: AbortController;
}

export function createApiContext(context: AppContext): ApiContext {
  const restores = createRestoreWatch(context.stores);
  const usage = new UsageRecorder(context.stores, context.log);
  return {
    ...context,
    keys: createKeyCache(context.stores, context.log),
    sessions: createSessionCache(context.stores, context.log),
    rates: createRateCounter(context.stores),
    usage,
    ...createCallLogs(context.stores, context.log),
    quotaHolds: new QuotaHolds(usage, context.config.quotas),
    boards: createBoardReader(context.stores),
    lines: createLineLookUp(context.stores),
    surveyAggregates: createAggregatesReader(context.stores),
    metrics: createHttpMetrics(),
    restores,
    readiness: createReadinessCheck(pingsOf(context, restores)),
    draining: new AbortController(),
  };
}
