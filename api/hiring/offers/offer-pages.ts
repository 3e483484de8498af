import type { RequestHandler } from 'express';
import { offerPage, refusalPage } from '../../../pages/offer/offer-page.tsx';
import type { ApiContext } from '../../context.ts';
import { backToPage, readFilledIn } from '../../public-pages/link-form.ts';
import { linkPages } from '../../public-pages/link-pages.ts';
import { languageOf } from '../../public-pages/page-language.ts';
import type { PageRequest } from '../../public-pages/serve-page.ts';
import { decideOffer } from './decide-offer.ts';
import { getPublicOffer } from './get-public-offer.ts';

/**
 * The public offer as a page, for clients that prefer HTML. It calls the same routes as JSON clients, within the same
 * limits. A form is answered with 303 to the page.
 */
export function offerPages(ctx: ApiContext): RequestHandler {
  return linkPages(ctx, {
    path: '/:token',
    headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    get: { limits: getPublicOffer, show: showOffer },
    post: { limits: decideOffer, show: receiveDecision },
    refuse: (error, { req }) => refusalPage(error, languageOf(req)),
  });
}

async function showOffer({ req, res, params, call }: PageRequest): Promise<void> {
  const { data } = await call(getPublicOffer, { params, headers: req.headers });
  res.send(offerPage(data, languageOf(req)));
}

async function receiveDecision({ req, res, params, call }: PageRequest): Promise<void> {
  await call(getPublicOffer, { params });
  const body = await readFilledIn(req);
  await call(decideOffer, { params, body, headers: req.headers });
  backToPage(res, params['token']);
}
