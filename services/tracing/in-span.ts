import {
  context,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanKind,
} from '@opentelemetry/api';

/** Ids, names of kinds and counts only: spans leave the installation (decision 0058). */
export interface SpanStart {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
  /** By default the span of the caller. */
  parent?: Context;
}

/** Starts a span. Without tracing it is an empty one. */
export function startSpan({ name, kind, attributes, parent }: SpanStart): Span {
  // Looked up every time: a tracer that is kept outlives the end of tracing.
  return trace.getTracer('openrole').startSpan(name, { kind, attributes }, parent);
}

/** Runs work inside a span, which ends with it. Of an error only its type is kept. */
export async function inSpan<Result>(
  start: SpanStart,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(start);
  try {
    return await context.with(
      trace.setSpan(start.parent ?? context.active(), span),
      work,
      undefined,
      span,
    );
  } catch (error) {
    noteError(span, error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed, without the message of the error. */
export function noteError(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', type);
}
