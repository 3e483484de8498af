import type { Headers, WorkflowInterceptors } from '@temporalio/workflow';
import { TRACE_HEADER } from './contract.ts';

/**
 * Hands the trace of the last message (start, signal or update) on to the activities and workflows that follow it. The
 * header is part of the history, so a replay finds the same. No span is made here: code in the sandbox is replayed.
 */
export const interceptors = (): WorkflowInterceptors => {
  let current: Headers = {};
  const keep = ({ headers }: { headers: Headers }) => {
    const header = headers[TRACE_HEADER];
    if (header !== undefined) current = { [TRACE_HEADER]: header };
  };
  const handedOn = <Input extends { headers: Headers }>(input: Input): Input => ({
    ...input,
    headers: { ...input.headers, ...current },
  });
  return {
    inbound: [
      {
        execute(input, next) {
          keep(input);
          return next(input);
        },
        handleSignal(input, next) {
          keep(input);
          return next(input);
        },
        handleUpdate(input, next) {
          keep(input);
          return next(input);
        },
      },
    ],
    outbound: [
      {
        scheduleActivity: (input, next) => next(handedOn(input)),
        scheduleLocalActivity: (input, next) => next(handedOn(input)),
        startChildWorkflowExecution: (input, next) => next(handedOn(input)),
        signalWorkflow: (input, next) => next(handedOn(input)),
        continueAsNew: (input, next) => next(handedOn(input)),
      },
    ],
  };
};
