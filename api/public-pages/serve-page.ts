import type { Request, RequestHandler, Response } from 'express';
import type { AppError } from '../../domain/common/errors.ts';
import type { CallOrigin, RawInput } from '../call-origin.ts';
import type { ApiContext } from '../context.ts';
import { untilAdmitted } from '../middleware/admission.ts';
import { admit } from '../middleware/admit.ts';
import { beginRefusal, sendText, refusalOf } from '../middleware/answer-error.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { identify } from '../middleware/identify.ts';
import { callRoute } from '../request-pipeline.ts';
import type { Route } from '../route.ts';
import { requireExactLink } from '../secret-link.ts';

/** The input that a page passes to a route. */
interface Given extends RawInput {
  params: object;
  headers?: CallOrigin['headers'];
}

/** A request of a public page. */
interface Visitor {
  req: Request;
  res: Response;
  /** The decoded parts of the path. */
  params: Record<string, string>;
  query: URLSearchParams;
}

export interface PageRequest extends Visitor {
  ctx: ApiContext;
  /** Calls a route as the visitor and returns its body. @throws AppError */
  call: <Body>(route: Route<Body>, given: Given) => Promise<Body>;
}

export interface Page {
  /** The path as the log names it. */
  template: string;
  /** The page has the rate limit of this route. */
  limits: Route;
  headers: Readonly<Record<string, string>>;
  show: (request: PageRequest) => Promise<void>;
  /** The page of an error. */
  refuse: (error: AppError, visitor: Visitor) => string;
}

/** Serves a page to a visitor without a key. It calls routes of the API, within the limits of one of them. */
export function servePage(ctx: ApiContext, page: Page): RequestHandler {
  return async (req, res) => {
    const exchange = exchangeOf(res);
    const { requestId } = exchange;
    exchange.route = page.template;
    setHeaders(res, page.headers);
    const query = new URLSearchParams(req.url.split('?')[1] ?? '');
    const visitor: Visitor = { req, res, params: textParams(req), query };
    try {
      const { access } = page.limits.declaration;
      const caller = await untilAdmitted(ctx, identify(ctx, access, req));
      exchange.caller = caller;
      await untilAdmitted(ctx, admit(ctx, { access, caller, res }));
      const call: PageRequest['call'] = async (route, { params, headers, ...content }) => {
        const origin = { ctx, caller, requestId, ...(headers && { headers }) };
        const input = { params: () => params, content: () => content };
        return (await callRoute(route, input, origin)).body;
      };
      requireExactLink(req, page.template);
      await page.show({ ...visitor, ctx, call });
    } catch (error) {
      const refusal = refusalOf(ctx, error, requestId);
      // The page may have set others before it failed.
      setHeaders(res, page.headers);
      beginRefusal(res, refusal);
      sendText(res, page.refuse(refusal, visitor));
    }
  };
}

function setHeaders(res: Response, headers: Page['headers']): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

function textParams(req: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(req.params).map(([name, value]) => [name, String(value)]),
  );
}
