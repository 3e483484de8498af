import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import { TRACE_HEADER } from '../../workflows/common/contract.ts';
import { inSpan } from './in-span.ts';

/** Adds a span to each message of a traced request to a workflow, and sends its trace along in a header. */
export const tracedWorkflowCalls: WorkflowClientInterceptor = {
  startWithDetails: (input, next) => traced(`StartWorkflow:${input.workflowType}`, input, next),
  signal: (input, next) => traced(`SignalWorkflow:${input.signalName}`, input, next),
  signalWithStart: (input, next) =>
    traced(`SignalWithStartWorkflow:${input.workflowType}`, input, next),
  startUpdate: (input, next) => traced(`UpdateWorkflow:${input.updateName}`, input, next),
};

/** A call outside of a trace, such as one of a sweep, gets no trace of its own. */
function traced<Input extends { headers: Headers }, Result>(
  name: string,
  input: Input,
  next: (input: Input) => Promise<Result>,
): Promise<Result> {
  if (trace.getActiveSpan() === undefined) return next(input);
  return inSpan({ name, kind: SpanKind.CLIENT, attributes: {} }, () =>
    next({ ...input, headers: { ...input.headers, ...traceHeader() } }),
  );
}

function traceHeader(): Headers {
  const carrier = {};
  propagation.inject(context.active(), carrier);
  return { [TRACE_HEADER]: defaultPayloadConverter.toPayload(carrier) };
}
