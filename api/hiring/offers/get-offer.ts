import { offerSchema } from '../../../domain/hiring/offers/offer-row.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { offerAnswer, offerParams, ownedOffer } from './owned-offer.ts';

export const getOffer = defineRoute(
  {
    name: 'getOffer',
    method: 'get',
    path: '/offers/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: offerParams,
    response: recordOf(offerSchema),
    find: ownedOffer,
    summary: 'Read an offer with its versions and the decision.',
  },
  ({ found }) => Promise.resolve({ body: offerAnswer(found) }),
);
