import type { Caller } from './caller.ts';
import type { ApiContext } from './context.ts';
import type { Deadline } from './deadline.ts';
import type { RouteCall } from './route.ts';

/** Where a call comes from: an HTTP request, or a tool inside the process. */
export interface CallOrigin {
  ctx: ApiContext;
  caller: Caller;
  requestId: string;
  headers?: RouteCall['headers'];
  isHead?: boolean;
  disconnected?: RouteCall['disconnected'];
  deadline?: Deadline;
  /** The idempotent run that the call is part of; see `answerOnce`. */
  run?: string | null;
}

/** Query and body before validation. */
export interface RawInput {
  query?: unknown;
  body?: unknown;
}
