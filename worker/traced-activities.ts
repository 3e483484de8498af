import { propagation, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { inSpan } from '../services/tracing/in-span.ts';
import { requestIdOf } from '../services/tracing/trace-in-log.ts';
import { TRACE_HEADER } from '../workflows/common/contract.ts';

/** A span of each attempt of an activity, in the trace of the request that its workflow works for. */
export const tracedActivities: ActivityInterceptorsFactory = ({ info }) => ({
  inbound: {
    execute(input, next) {
      const parent = propagation.extract(ROOT_CONTEXT, carrierOf(input.headers));
      const requestId = requestIdOf(parent);
      const attributes = {
        'openrole.workflow_type': info.workflowType ?? '',
        'openrole.workflow_run_id': info.workflowExecution?.runId ?? '',
        'openrole.attempt': info.attempt,
        ...(requestId !== undefined && { 'openrole.request_id': requestId }),
      };
      const name = `RunActivity:${info.activityType}`;
      return inSpan({ name, kind: SpanKind.SERVER, attributes, parent }, () => next(input));
    },
  },
});

function carrierOf(headers: Headers): object {
  const header = headers[TRACE_HEADER];
  return header === undefined ? {} : defaultPayloadConverter.fromPayload<object>(header);
}
