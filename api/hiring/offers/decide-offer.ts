import { decisionInput, publicOfferSchema } from '../../../domain/hiring/offers/public-offer.ts';
import { decideOffer as decide } from '../../../services/hiring/offers/decide-offer.ts';
import { callerId } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { secretLinkHeaders } from '../../secret-link.ts';
import { offerOfLink, publicOfferParams } from './public-offer-path.ts';

export const decideOffer = defineRoute(
  {
    name: 'decideOffer',
    method: 'post',
    path: '/public/offers/{token}',
    access: { public: { name: 'offer-decisions', perMinute: 20 } },
    params: publicOfferParams,
    body: decisionInput,
    response: recordOf(publicOfferSchema),
    find: offerOfLink,
    errors: ['conflict', 'offer_closed'],
    summary: 'Accept or decline an offer.',
    description:
      'The first decision counts. A second one is 409, and details has the status under the path status. A withdrawn or expired offer is 410. Accepting moves the application to the stage with takes_accepted_offers, if the account has chosen one (PUT /pipeline-stages). It makes no employee.',
  },
  async ({ ctx, caller, body, found, headers, requestId }) => {
    const data = await decide(ctx, found, {
      input: body,
      at: new Date(),
      address: callerId(caller),
      userAgent: typeof headers['user-agent'] === 'string' ? headers['user-agent'] : null,
      requestId,
    });
    return { body: { data }, headers: secretLinkHeaders };
  },
);
