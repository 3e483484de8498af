import type { Request, Response, Router } from 'express';
import { themes } from '../../domain/accounts/console/people.ts';
import { cardFieldsPage } from '../../pages/console/account/card-fields-page.tsx';
import type { ApiContext } from '../context.ts';
import { consoleLanguageFor } from '../public-pages/page-language.ts';
import { cardAssets as assets } from './assets.ts';
import { page, sendUnder } from './html.ts';

/** Stripe's library, its frames and its API, beside our own files. Only our own pages frame it. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  "style-src 'self'",
  "connect-src 'self' https://api.stripe.com",
  "img-src 'self' data: https://*.stripe.com",
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The page inside the frame of the billing page. It holds no data of an account, so it needs no session. */
export function serveCardFields(router: Router, ctx: ApiContext): void {
  const { publishableKey } = ctx.config.payments.stripe;
  if (publishableKey === null) return;
  const show = (req: Request, res: Response) => {
    const theme = themes.find((one) => one === req.query['theme']) ?? 'system';
    const shown = { language: consoleLanguageFor(req), assets, theme, publishableKey };
    sendUnder(CONTENT_POLICY, res, cardFieldsPage(shown));
    return Promise.resolve();
  };
  router.get('/card-fields', page(ctx, '/console/card-fields', show));
}
