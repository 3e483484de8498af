import { context, propagation, trace, type Context } from '@opentelemetry/api';

/** Name under which the id of a request travels with its trace, as W3C baggage. */
export const REQUEST_ID = 'request.id';

/** Trace and request that a log line belongs to; empty outside of a trace. */
export function traceInLog(): { trace_id?: string; request_id?: string } {
  const active = context.active();
  const span = trace.getSpanContext(active);
  if (span === undefined) return {};
  const requestId = requestIdOf(active);
  return { trace_id: span.traceId, ...(requestId !== undefined && { request_id: requestId }) };
}

/** The id of the request that a context works for. */
export function requestIdOf(traced: Context): string | undefined {
  return propagation.getBaggage(traced)?.getEntry(REQUEST_ID)?.value;
}
