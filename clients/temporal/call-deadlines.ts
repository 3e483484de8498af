import { InterceptingCall, type Interceptor } from '@grpc/grpc-js';

/** Timeout of a call that the server answers at once. */
const ANSWER_MS = 5_000;
const PING_MS = 2_000;
/** Timeout of an update, which a worker answers. */
const COMMAND_MS = 10_000;
/** Timeout of one long poll for a workflow's result. The server holds each poll for about 20 s. */
const RESULT_MS = 70_000;

/** Timeouts by name of the method, for calls that do not return at once. */
const TIMEOUT_MS = new Map([
  ['GetSystemInfo', PING_MS],
  ['UpdateWorkflowExecution', COMMAND_MS],
  ['PollWorkflowExecutionUpdate', COMMAND_MS],
  ['GetWorkflowExecutionHistory', RESULT_MS],
]);

/**
 * Sets a deadline on every call, after which it fails with DEADLINE_EXCEEDED. Without one a call to a hanging
 * Temporal never ends. The client's `withDeadline` is not used: its `AsyncLocalStorage` slows down every promise of
 * the process, which took an eighth of the api's throughput.
 */
export const callDeadlines: Interceptor = (options, nextCall) => {
  const method = options.method_definition.path.split('/').at(-1) ?? '';
  const timeout = TIMEOUT_MS.get(method) ?? ANSWER_MS;
  return new InterceptingCall(nextCall({ ...options, deadline: Date.now() + timeout }));
};
