import type { Request, RequestHandler, Response } from 'express';
import { invalidRequest } from '../domain/common/errors.ts';
import { sentBody, type Answer } from './answer.ts';
import { locate, statusOf, type CallOrigin, type PreparedCall } from './route-steps.ts';
import type { ApiContext } from './context.ts';
import { letRead } from './cross-origin.ts';
import { ANSWER_TIMEOUT_MS, withDeadline } from './deadline.ts';
import { disconnectedSignal } from './disconnected-signal.ts';
import { answerOnce } from './idempotency.ts';
import { requireSoundText } from './input/bad-text.ts';
import { parseQuery } from './input/parse-query.ts';
import { createBodyReader, type BodyReader } from './input/read-body.ts';
import { admit, ADMISSION_TIMEOUT_MS, limitOf, missingScopes } from './middleware/admit.ts';
import { exchangeOf } from './middleware/exchange.ts';
import { identify } from './middleware/identify.ts';
import { isQuotaOpen, onQuota } from './middleware/quota.ts';
import { readsBody, type Route } from './route.ts';

/**
 * Serves one endpoint on Express. Refusals come in the order of decision 0002: key (401), scope (403), limits (429),
 * record (404), input.
 */
export function serveRoute(ctx: ApiContext, route: Route): RequestHandler {
  const { access, charge, path } = route.declaration;
  const readBody = createBodyReader(route.declaration);
  return async (req, res, next) => {
    const isHead = req.method === 'HEAD';
    // Nobody pays for an answer without what it says.
    if (isHead && charge !== undefined) return next();
    const exchange = exchangeOf(res);
    exchange.route = path;
    if ('public' in access) letRead(res, '*', READ_BY_BROWSERS);
    const caller = await withDeadline(identify(ctx, access, req), ADMISSION_TIMEOUT_MS);
    exchange.caller = caller;
    const origin: CallOrigin = {
      ctx,
      caller,
      requestId: exchange.requestId,
      headers: req.headers,
      isHead,
      disconnected: () => disconnectedSignal(res),
      deadline: { isPast: false },
    };
    const steps: Steps = {
      prepare: () => prepareCall({ route, origin, readBody }, req, res),
      answer: (prepared) => answerOnce(route, { ...prepared, origin }),
    };
    const answer = await onQuota(route, origin, (quota) => {
      const admitted = afterAdmission(route, { origin, res, quota }, steps);
      return withDeadline(admitted, ANSWER_TIMEOUT_MS, origin.deadline);
    });
    send(route, answer, res);
  };
}

/** What is done with a call: everything before `answer` only reads. */
interface Steps {
  prepare: () => Promise<PreparedCall>;
  answer: (prepared: PreparedCall) => Promise<Answer>;
}

/**
 * Counts the call, then answers it. As far as this process knows the caller to be within its limit, whatever only
 * reads is done meanwhile; a refusal of the count still comes before anything that is found out.
 */
async function afterAdmission(
  route: Route,
  { origin, res, quota }: { origin: CallOrigin; res: Response; quota: Promise<unknown> },
  steps: Steps,
): Promise<Answer> {
  const { access, readsOnly } = route.declaration;
  const { ctx, caller } = origin;
  const admission = withDeadline(countAndAdmit(), ADMISSION_TIMEOUT_MS);
  if (!isAdmittedAsKnown()) await admission;
  const prepared = handledLater(steps.prepare());
  if (readsOnly !== true) await admission;
  const answer = handledLater(prepared.then(steps.answer));
  await admission;
  return answer;

  async function countAndAdmit(): Promise<void> {
    await admit(ctx, { access, caller, res });
    await quota;
  }

  function isAdmittedAsKnown(): boolean {
    return (
      !ctx.rates.isSpent(limitOf(access, caller)) &&
      isQuotaOpen(route, origin) &&
      missingScopes(access, caller).length === 0
    );
  }
}

/** Work whose failure waits until somebody asks for it. */
function handledLater<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}

/** What a page on another site may read of an answer, beside its body. */
const READ_BY_BROWSERS =
  'ETag, Idempotent-Replayed, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';

interface Serving {
  route: Route;
  origin: CallOrigin;
  readBody: BodyReader;
}

async function prepareCall(
  { route, origin, readBody }: Serving,
  req: Request,
  res: Response,
): Promise<PreparedCall> {
  const { declaration } = route;
  if (exchangeOf(res).undecodablePath) {
    throw invalidRequest('path', 'is not valid percent-encoded UTF-8');
  }
  requireSoundText(req.params);
  const receive = async () => (readsBody(declaration) ? await readBody(req, res) : () => undefined);
  const received = declaration.findsAfterBody === true ? await settled(receive()) : receive;
  const call = await locate(route, { ...req.params }, origin);
  const query = parseQuery(req.url, declaration.repeatable ?? []);
  const parse = await received();
  const body = parse();
  return { call, input: { query, body } };
}

/** Waits for an outcome without looking at it: a failure waits for its turn too. */
async function settled<Value>(outcome: Promise<Value>): Promise<() => Promise<Value>> {
  await Promise.allSettled([outcome]);
  return () => outcome;
}

function send(route: Route, answer: Answer, res: Response): void {
  res.statusCode = statusOf(route, answer);
  for (const [name, value] of Object.entries(answer.headers ?? {})) res.setHeader(name, value);
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store');
  const body = sentBody(answer);
  if (body !== '' && !res.hasHeader('Content-Type')) {
    const [contentType = 'application/json; charset=utf-8'] = route.declaration.contentTypes ?? [];
    res.setHeader('Content-Type', contentType);
  }
  res.end(body);
}
