import { z } from 'zod';
import { AppError, invalidRequest } from '../domain/common/errors.ts';
import { chargeOnce } from '../services/billing/charge-once.ts';
import type { Answer } from './answer.ts';
import { accountOf, type Caller } from './caller.ts';
import type { ApiContext } from './context.ts';
import type { Deadline } from './deadline.ts';
import { validate } from './input/validate.ts';
import { unavailable } from './middleware/outage.ts';
import type { Route, RouteCall } from './route.ts';

/** Input as it came, before any schema has seen it. */
export interface RouteInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** A call whose record is found and whose query and body are read. */
export interface PreparedCall {
  call: RouteCall;
  /** All that the caller sent beside the target. */
  input: Pick<RouteInput, 'query' | 'body'>;
}

export interface CallOrigin {
  ctx: ApiContext;
  caller: Caller;
  requestId: string;
  headers?: RouteCall['headers'];
  isHead?: boolean;
  disconnected?: RouteCall['disconnected'];
  deadline?: Deadline;
  /** The run of which the call is a part, as `answerOnce` names it. */
  run?: string | null;
}

/** Checks the path parameters and finds the record they name. @throws 404. */
export async function locate(
  { declaration }: Route,
  rawParams: unknown,
  origin: CallOrigin,
): Promise<RouteCall> {
  const { ctx, caller, requestId, headers = {}, isHead = false } = origin;
  const { disconnected = neverAborted } = origin;
  const params =
    declaration.params === undefined ? {} : validate(declaration.params, rawParams, 'path');
  const found = await declaration.find?.({ ctx, caller, params });
  if (found === null) throw new AppError('not_found');
  const asked = { ctx, caller, requestId, headers, isHead, disconnected, params, found };
  return { ...asked, query: {}, body: undefined, run: null };
}

function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

type ChargedInput = RouteInput & Pick<RouteCall, 'run'> & { origin: CallOrigin };

/**
 * Runs the handler and charges for its answer where the route has a price: after the work, so that what fails
 * costs nothing, and before anybody sees it. An answer that comes when 503 has been told costs nothing either.
 * @throws 402.
 */
export async function answerCharged(
  route: Route,
  call: RouteCall,
  { run, origin, ...input }: ChargedInput,
): Promise<Answer> {
  const answer = await answerCall(route, { ...call, run }, input);
  const { charge: kind } = route.declaration;
  if (kind === undefined || statusOf(route, answer) >= 300) return answer;
  if (origin.deadline?.isPast === true) throw unavailable();
  if (origin.deadline !== undefined) origin.deadline.isCharging = true;
  await chargeOnce(call.ctx, {
    accountId: accountOf(call.caller),
    key: run === null ? null : `${kind}:${run}`,
    kind,
    reference: call.requestId,
    amountUsdMicros: call.ctx.config.prices[kind],
  });
  return answer;
}

/** Some clients send an empty object where there is nothing to say. */
const noBody = z.strictObject({}).nullish();

/** Checks query and body and runs the handler. */
async function answerCall(
  { declaration, handle }: Route,
  call: RouteCall,
  input: RouteInput,
): Promise<Answer> {
  const query = validateQuery(declaration.query, input.query);
  const body = validate(declaration.body ?? noBody, input.body, 'body');
  return handle({ ...call, query, body });
}

export function statusOf(route: Route, answer: Answer): number {
  return answer.status ?? route.declaration.status ?? 200;
}

function validateQuery(schema: Route['declaration']['query'], raw: unknown): object {
  if (schema !== undefined) return validate(schema, raw ?? {}, 'query');
  const [unknown] = Object.keys(raw ?? {});
  if (unknown !== undefined) throw invalidRequest(unknown, 'is not known here');
  return {};
}
