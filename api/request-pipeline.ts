import { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { AppError, invalidRequest } from '../domain/common/errors.ts';
import { chargeOnce } from '../services/billing/charge-once.ts';
import { requireAccess, requireMonthlyLimit, type Access } from './access.ts';
import { bodyValue, sentBody, TextStream, type Answer } from './answer.ts';
import type { CallOrigin, RawInput } from './call-origin.ts';
import { accountOf, type Caller } from './caller.ts';
import type { ApiContext } from './context.ts';
import { letRead } from './cross-origin.ts';
import { ANSWER_TIMEOUT_MS, withDeadline } from './deadline.ts';
import { disconnectedSignal } from './disconnected-signal.ts';
import { answerOnce } from './idempotency.ts';
import { requireSoundText } from './input/bad-text.ts';
import { parseQuery, queryText } from './input/parse-query.ts';
import { createBodyReader, type BodyReader } from './input/read-body.ts';
import { validate } from './input/validate.ts';
import { untilAdmitted } from './middleware/admission.ts';
import { admit, isAdmissionExpected } from './middleware/admit.ts';
import { exchangeOf } from './middleware/exchange.ts';
import { unavailable } from './middleware/outage.ts';
import { isQuotaOpen, metered } from './middleware/quota.ts';
import { readsBody, statusOf, type Route, type RouteCall } from './route.ts';
import { requireExactLink } from './secret-link.ts';

/*
 * Every request takes the same steps: identify → admit → locate → parse → handle → meter → send.
 * Errors come in that order: key (401), scope (403), limits (429), record (404), input (400); see decision 0002.
 */

/** Response headers that pages of other origins may read. */
const EXPOSED_HEADERS =
  'ETag, Idempotent-Replayed, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';

/** A request on its way through the pipeline. */
interface HttpCall {
  req: Request;
  res: Response;
  origin: CallOrigin;
  readBody: BodyReader;
}

/** How callers are identified: by key, or by the cookie of the console. */
export interface Door {
  /** Path that the routes are mounted at; empty for the API. */
  base: string;
  identify: (ctx: ApiContext, access: Access, req: Request) => Promise<Caller>;
}

/** Serves an endpoint on Express. */
export function serveRoute(ctx: ApiContext, route: Route, door: Door): RequestHandler {
  const { access, charge, path } = route.declaration;
  const readBody = createBodyReader(route.declaration);
  return async (req, res, next) => {
    // HEAD requests are not charged.
    if (req.method === 'HEAD' && charge !== undefined) return next();
    const exchange = exchangeOf(res);
    exchange.route = door.base + path;
    if ('public' in access) letRead(res, '*', EXPOSED_HEADERS);
    exchange.caller = await untilAdmitted(ctx, door.identify(ctx, access, req));
    const origin: CallOrigin = {
      ctx,
      caller: exchange.caller,
      requestId: exchange.requestId,
      headers: req.headers,
      isHead: req.method === 'HEAD',
      disconnected: () => disconnectedSignal(res),
      deadline: { isPast: false },
    };
    const answer = await metered(route, origin, (quota) => {
      const admitted = answerAdmitted(route, { req, res, origin, readBody }, quota);
      return withDeadline(admitted, ANSWER_TIMEOUT_MS, origin.deadline);
    });
    send(route, answer, res);
  };
}

/**
 * Admits the call, then answers it. While a call is counted that this process expects to be admitted, the record
 * and the body are read, and a read-only route is handled. An error of the admission takes precedence.
 */
async function answerAdmitted(
  route: Route,
  http: HttpCall,
  quota: Promise<unknown>,
): Promise<Answer> {
  const { access, readsOnly } = route.declaration;
  const { origin, res } = http;
  const { ctx, caller } = origin;
  const counted = admit(ctx, { access, caller, res }).then(() => quota);
  const admission = untilAdmitted(ctx, counted);
  const isExpected = isAdmissionExpected(ctx, access, caller) && isQuotaOpen(route, origin);
  if (!isExpected) await admission;
  const parsed = awaitedLater(locateAndParse(route, http));
  if (readsOnly !== true) await admission;
  const answer = awaitedLater(parsed.then((call) => handleOnce(route, call, origin)));
  await admission;
  return answer;
}

/** A promise that is awaited after another one: its rejection is not unhandled. */
function awaitedLater<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}

interface ParsedCall {
  call: RouteCall;
  input: RawInput;
}

async function locateAndParse(
  route: Route,
  { req, res, origin, readBody }: HttpCall,
): Promise<ParsedCall> {
  const { declaration } = route;
  if (exchangeOf(res).undecodablePath) {
    throw invalidRequest('path', 'is not valid percent-encoded UTF-8');
  }
  requireSoundText(req.params);
  requireExactLink(req, exchangeOf(res).route);
  const receive = async () =>
    readsBody(declaration) ? await readBody(req) : () => Promise.resolve(undefined);
  const find = () => locate(route, { ...req.params }, origin);
  const located = await find();
  const query = parseQuery(req.url, declaration.repeatable ?? []);
  const parse = await receive();
  const call = declaration.findsAgain === true ? await find() : located;
  return { call, input: { query, body: await parse() } };
}

/** Checks the path parameters and finds the record they name. @throws AppError 404. */
async function locate(
  { declaration }: Route,
  rawParams: unknown,
  origin: CallOrigin,
): Promise<RouteCall> {
  const { ctx, caller, requestId, headers = {}, isHead = false } = origin;
  const { disconnected = () => new AbortController().signal } = origin;
  const params =
    declaration.params === undefined ? {} : validate(declaration.params, rawParams, 'path');
  const found = await declaration.find?.({ ctx, caller, params });
  if (found === null) throw new AppError('not_found');
  const located = { ctx, caller, requestId, headers, isHead, disconnected, params, found };
  return { ...located, query: {}, body: undefined, run: null };
}

/** Handles a call once per `Idempotency-Key`. */
function handleOnce(
  route: Route,
  { call, input }: ParsedCall,
  origin: CallOrigin,
): Promise<Answer> {
  return answerOnce(route, { call, input, origin }, (run) =>
    handle(route, { ...call, run, ...validated(route, input) }, origin),
  );
}

const noQuery = z.strictObject({});
/** Some clients send an empty object instead of no body. */
const noBody = z.strictObject({}).nullish();

/** Validates only when the handler runs: a replayed request may hold a date that has passed since. */
function validated({ declaration }: Route, input: RawInput): Pick<RouteCall, 'query' | 'body'> {
  const query = validate(declaration.query ?? noQuery, input.query ?? {}, 'query');
  return { query, body: validate(declaration.body ?? noBody, input.body, 'body') };
}

/**
 * Runs the handler, then charges for its answer where the route has a price. An error is not charged, and neither
 * is an answer that is ready after the deadline. @throws AppError 402.
 */
async function handle(route: Route, call: RouteCall, { deadline }: CallOrigin): Promise<Answer> {
  const { ctx, caller, run, requestId } = call;
  const answer = await route.handle(call);
  const { charge: kind } = route.declaration;
  if (kind === undefined || statusOf(route, answer) >= 300) return answer;
  if (deadline?.isPast === true) throw unavailable();
  if (deadline !== undefined) deadline.isCharging = true;
  await chargeOnce(ctx, {
    accountId: accountOf(caller),
    key: run === null ? null : `${kind}:${run}`,
    kind,
    reference: requestId,
    amountUsdMicros: ctx.config.prices[kind],
  });
  return answer;
}

function send(route: Route, answer: Answer, res: Response): void {
  res.statusCode = statusOf(route, answer);
  for (const [name, value] of Object.entries(answer.headers ?? {})) res.setHeader(name, value);
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store');
  if (answer.body instanceof TextStream) {
    sendParts(answer.body, res);
    return;
  }
  const body = sentBody(answer);
  if (body !== '' && !res.hasHeader('Content-Type')) {
    const [contentType = 'application/json; charset=utf-8'] = route.declaration.contentTypes ?? [];
    res.setHeader('Content-Type', contentType);
  }
  // The length is stated here: behind the compressing middleware Node no longer sees it.
  if (body !== '') res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}

/** The status and headers go out at once, so that a reader knows that it is connected. */
function sendParts({ parts }: TextStream, res: Response): void {
  res.flushHeaders();
  if (res.req.method === 'HEAD') res.end();
  else
    Readable.from(parts)
      .on('error', () => res.destroy())
      .pipe(res);
}

/** The input of a call inside the process. Each part is read at its step. @throws AppError for invalid input. */
export interface InsideInput {
  params?: () => unknown;
  content?: () => RawInput;
}

/** An endpoint's answer as a value. */
export interface InsideAnswer<Body> extends Required<Pick<Answer, 'status' | 'headers'>> {
  body: Body;
}

/**
 * Calls an endpoint inside the process (agent tools, MCP): the same steps as over HTTP, for a caller that has been
 * identified and counted.
 */
export async function callRoute<Body>(
  route: Route<Body>,
  given: InsideInput,
  origin: CallOrigin,
): Promise<InsideAnswer<Body>> {
  const { access } = route.declaration;
  requireAccess(access, origin.caller);
  await requireMonthlyLimit(origin.ctx, access, origin.caller);
  const answer = await metered(route, origin, async (quota) => {
    await untilAdmitted(origin.ctx, quota);
    return withDeadline(answerInside(route, given, origin), ANSWER_TIMEOUT_MS);
  });
  const { headers = {} } = answer;
  // The handler's type, which the steps between erase.
  const body = bodyValue(answer) as Body;
  return { status: statusOf(route, answer), headers, body };
}

async function answerInside(
  route: Route,
  { params, content }: InsideInput,
  origin: CallOrigin,
): Promise<Answer> {
  const call = await locate(route, requireSoundText(params?.()), origin);
  const { query, body } = content?.() ?? {};
  const { repeatable = [] } = route.declaration;
  const input = {
    query: queryText(requireSoundText(query) ?? {}, repeatable),
    body: requireSoundText(body),
  };
  return handleOnce(route, { call, input }, origin);
}
