import { InterceptingCall, type Interceptor } from '@grpc/grpc-js';

/** Temporal answers at once, or is away. */
const ANSWER_MS = 5_000;
const PING_MS = 2_000;
/** A command is answered by the worker that takes it. */
const COMMAND_MS = 10_000;
/** The end of a workflow is waited for by asking again; Temporal keeps each question open for some 20 s. */
const RESULT_MS = 70_000;

/** How long calls may take that are no plain question or order, by the name of the method. */
const PATIENCE_MS = new Map([
  ['GetSystemInfo', PING_MS],
  ['UpdateWorkflowExecution', COMMAND_MS],
  ['PollWorkflowExecutionUpdate', COMMAND_MS],
  ['GetWorkflowExecutionHistory', RESULT_MS],
]);

/**
 * Gives every call a deadline, after which it fails with DEADLINE_EXCEEDED: without one it would wait for ever for a
 * Temporal that hangs. Not by the client's `withDeadline`: its `AsyncLocalStorage` costs every promise of the process
 * something once it has been used, which took an eighth of what the api can answer.
 */
export const withPatience: Interceptor = (options, nextCall) => {
  const method = options.method_definition.path.split('/').at(-1) ?? '';
  const patience = PATIENCE_MS.get(method) ?? ANSWER_MS;
  return new InterceptingCall(nextCall({ ...options, deadline: Date.now() + patience }));
};
