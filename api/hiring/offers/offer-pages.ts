import { hash } from 'node:crypto';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { publicOfferSchema } from '../../../domain/hiring/offers/public-offer.ts';
import { offerPage, refusalPage } from '../../../pages/offer/offer-page.tsx';
import { STYLE } from '../../../pages/public/style.ts';
import type { CallOrigin, RawInput } from '../../call-origin.ts';
import type { ApiContext } from '../../context.ts';
import { isForm, readForm, textsOf, type FormBounds } from '../../input/read-form.ts';
import { recordOf } from '../../list-answer.ts';
import { admit } from '../../middleware/admit.ts';
import { beginRefusal, endRefused, refusalOf } from '../../middleware/answer-error.ts';
import { exchangeOf } from '../../middleware/exchange.ts';
import { identify } from '../../middleware/identify.ts';
import { callRoute } from '../../request-pipeline.ts';
import type { Route } from '../../route.ts';
import { decideOffer } from './decide-offer.ts';
import { getPublicOffer } from './get-public-offer.ts';
import { linkHeaders } from './public-offer-path.ts';

/** No script, no frame, nothing from elsewhere but a logo. */
const CONTENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  'img-src https:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const answerSchema = recordOf(publicOfferSchema);

/**
 * The public offer as a page, for clients that prefer HTML. It calls the same routes as JSON clients, within the same
 * limits. A form is answered with 303 to the page.
 */
export function offerPages(ctx: ApiContext): RequestHandler {
  const router = Router();
  router
    .route('/:token')
    .get(
      servePage(ctx, getPublicOffer, async (call, { res }) => {
        const { body } = await callRoute(getPublicOffer, call, call.origin);
        res.end(offerPage(answerSchema.parse(body).data));
      }),
    )
    .post(
      servePage(ctx, decideOffer, async (call, { req, res }) => {
        const body = filledIn(textsOf(await readForm(req, DECISION)));
        const content = (): RawInput => ({ body });
        await callRoute(decideOffer, { ...call, content }, call.origin);
        // Relative to this address, so that it holds behind any proxy.
        res.status(303).setHeader('Location', encodeURIComponent(call.token)).end();
      }),
    );
  return router;
}

const DECISION: FormBounds = { maxBytes: 64 * 1024, maxFields: 10, maxFiles: 0 };

/** Without empty fields, and with lines that end as in JSON. */
function filledIn(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()] as const)
      .filter(([, value]) => value !== ''),
  );
}

interface PageCall {
  token: string;
  params: () => { token: string };
  origin: CallOrigin;
}

interface Http {
  req: Request;
  res: Response;
}

function servePage(
  ctx: ApiContext,
  { declaration: { access, path } }: Route,
  answer: (call: PageCall, http: Http) => Promise<void>,
): RequestHandler<{ token: string }> {
  return async (req, res, next) => {
    const exchange = exchangeOf(res);
    if (exchange.undecodablePath === true || !wantsPage(req)) return next();
    exchange.route = path;
    setPageHeaders(res);
    const { requestId } = exchange;
    try {
      const caller = await identify(ctx, access, req);
      exchange.caller = caller;
      await admit(ctx, { access, caller, res });
      const { token } = req.params;
      const origin = { ctx, caller, requestId, headers: req.headers };
      await answer({ token, params: () => ({ token }), origin }, { req, res });
    } catch (error) {
      const refusal = refusalOf(ctx, error, requestId);
      beginRefusal(res, refusal);
      endRefused(res, refusalPage(refusal));
    }
  };
}

/** Browsers name HTML first; API clients name JSON or take anything. */
function wantsPage(req: Request): boolean {
  if (req.accepts(['json', 'html']) !== 'html') return false;
  return req.method !== 'POST' || isForm(req);
}

function setPageHeaders(res: Response): void {
  const headers = {
    ...linkHeaders,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': CONTENT_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Cross-Origin-Resource-Policy': 'same-origin',
    Vary: 'Accept',
  };
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}
