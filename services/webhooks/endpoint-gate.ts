import { LRUCache } from 'lru-cache';
import { EndpointLine, type Entered, type LineEvents } from './endpoint-line.ts';

/** A request this short may run within a workflow task, which has ten seconds. */
const QUICK_MS = 1_000;
/** Workflow tasks that may wait for receivers at a time; a worker has 40. */
const MAX_AT_ONCE = 20;
const REMEMBERED_ENDPOINTS = 10_000;

/**
 * Limits the requests under way to each endpoint, so that a slow endpoint does not delay the others (decision 0016).
 */
export interface EndpointGate {
  enter(webhookId: string): Promise<Entered>;
  /** Without queueing, and only to an endpoint whose last request was fast: for use within a workflow task. */
  enterAtOnce(webhookId: string): Promise<Entered>;
}

/** One gate per process: with more workers an endpoint may get that many times more requests. */
export function createEndpointGate(): EndpointGate {
  const lines = new Map<string, EndpointLine>();
  /** The duration of the last request to each fast endpoint. */
  const quick = new LRUCache<string, number>({ max: REMEMBERED_ENDPOINTS });
  let atOnce = 0;

  function lineOf(webhookId: string): EndpointLine {
    const known = lines.get(webhookId);
    if (known !== undefined) return known;
    const events: LineEvents = {
      onLeft(answered, tookMs) {
        if (answered && tookMs <= QUICK_MS) quick.set(webhookId, tookMs);
        else quick.delete(webhookId);
      },
      onIdle: () => lines.delete(webhookId),
    };
    const line = new EndpointLine(events, quick.get(webhookId));
    lines.set(webhookId, line);
    return line;
  }

  return {
    enter: (webhookId) => lineOf(webhookId).enter(),
    enterAtOnce(webhookId) {
      const mayEnter = quick.has(webhookId) && atOnce < MAX_AT_ONCE;
      const pass = mayEnter ? lineOf(webhookId).enterAtOnce(QUICK_MS) : null;
      if (pass === null) return Promise.resolve({ comeBackMs: 0 });
      atOnce += 1;
      const leave = (answered: boolean | null) => {
        atOnce -= 1;
        pass.leave(answered);
      };
      return Promise.resolve({ leave });
    },
  };
}
