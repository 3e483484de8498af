import {
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { Request } from 'express';
import { noteError, startSpan } from '../../services/tracing/in-span.ts';
import { REQUEST_ID } from '../../services/tracing/trace-in-log.ts';

/** The span of a request, and the context that its work runs in. */
export interface RequestSpan {
  span: Span;
  context: Context;
}

/**
 * Opens the span of a request. It continues the trace of a valid `traceparent` header. `tracestate` and `baggage` are
 * not read: their content is foreign and would be exported.
 */
export function openSpan({ method, headers }: Request, requestId: string): RequestSpan {
  const { traceparent } = headers;
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
  const attributes = { 'http.request.method': method, 'openrole.request_id': requestId };
  const span = startSpan({ name: method, kind: SpanKind.SERVER, attributes, parent });
  if (!isSpanContextValid(span.spanContext())) return { span, context: ROOT_CONTEXT };
  const baggage = propagation.createBaggage({ [REQUEST_ID]: { value: requestId } });
  return { span, context: propagation.setBaggage(trace.setSpan(parent, span), baggage) };
}

interface Answered {
  method: string;
  /** Template of the route, never the path. */
  route: string;
  status: number;
  errorCode?: string;
}

/** Ends the span of a request with its answer. */
export function closeSpan(span: Span, { method, route, status, errorCode }: Answered): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) noteError(span, errorCode ?? String(status));
  else if (errorCode !== undefined) span.setAttribute('error.type', errorCode);
  span.end();
}
