import { LRUCache } from 'lru-cache';
import { EndpointLine, type Pass } from './endpoint-line.ts';

const REMEMBERED_ENDPOINTS = 10_000;

/**
 * Limits the requests in flight to each endpoint, so that a slow endpoint does not delay the others (decision 0016).
 */
export interface EndpointGate {
  /** Null when the endpoint has no room for a second. */
  enter(webhookId: string): Promise<Pass | null>;
}

/** One gate per process: with more processes an endpoint may get that many times more requests. */
export function createEndpointGate(): EndpointGate {
  const lines = new Map<string, EndpointLine>();
  /** The duration of the last request to each endpoint that answered it. */
  const answeredInMs = new LRUCache<string, number>({ max: REMEMBERED_ENDPOINTS });

  function lineOf(webhookId: string): EndpointLine {
    const known = lines.get(webhookId);
    if (known !== undefined) return known;
    const line = new EndpointLine(
      {
        onLeft(answered, tookMs) {
          if (answered) answeredInMs.set(webhookId, tookMs);
          else answeredInMs.delete(webhookId);
        },
        onIdle: () => lines.delete(webhookId),
      },
      answeredInMs.get(webhookId),
    );
    lines.set(webhookId, line);
    return line;
  }

  return { enter: (webhookId) => lineOf(webhookId).enter() };
}
