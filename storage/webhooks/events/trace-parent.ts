import { context, propagation, ROOT_CONTEXT, type Context } from '@opentelemetry/api';

/** The place in a trace, as W3C Trace Context writes it: `00-<trace id>-<span id>-01`. */
export interface WithTraceParent {
  traceParent?: string;
}

/** The running span, for a record whose work continues later; empty outside of a trace. */
export function currentTraceParent(): WithTraceParent {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  const { traceparent } = carrier;
  return traceparent === undefined ? {} : { traceParent: traceparent };
}

/** The context of a record's trace; the running one for a record without a trace. */
export function contextOf({ traceParent }: WithTraceParent): Context {
  if (traceParent === undefined) return context.active();
  return propagation.extract(ROOT_CONTEXT, { traceparent: traceParent });
}
