import { publicOfferSchema } from '../../../domain/hiring/offers/public-offer.ts';
import { readPublicOffer } from '../../../services/hiring/offers/read-public-offer.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { secretLinkHeaders } from '../../secret-link.ts';
import { offerOfLink, publicOfferParams } from './public-offer-path.ts';

export const getPublicOffer = defineRoute(
  {
    name: 'getPublicOffer',
    method: 'get',
    path: '/public/offers/{token}',
    access: { public: { name: 'offer-reads', perMinute: 60 } },
    readsOnly: true,
    params: publicOfferParams,
    response: recordOf(publicOfferSchema),
    find: offerOfLink,
    errors: ['offer_closed'],
    summary: 'Read an offer as its candidate.',
    description:
      'Reading changes nothing. A withdrawn or expired offer is 410. A client that asks for text/html gets a page with forms to accept and decline.',
  },
  async ({ ctx, found }) => ({
    body: { data: await readPublicOffer(ctx.stores, found, new Date()) },
    headers: secretLinkHeaders,
  }),
);
