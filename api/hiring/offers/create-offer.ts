import { newOfferInput } from '../../../domain/hiring/offers/offer-input.ts';
import { offerSchema } from '../../../domain/hiring/offers/offer-row.ts';
import { createOffer as create } from '../../../services/hiring/offers/create-offer.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { offerAnswer } from './owned-offer.ts';

export const createOffer = defineRoute(
  {
    name: 'createOffer',
    method: 'post',
    path: '/offers',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newOfferInput,
    status: 201,
    response: recordOf(offerSchema),
    errors: ['conflict'],
    summary: 'Draft an offer to a candidate.',
    description:
      'job_id names a posting of the account; the candidate needs no application for it. The candidate is not notified before POST …/send.',
  },
  async ({ ctx, caller, body, run }) => {
    const offer = await create(ctx, { accountId: accountOf(caller), run }, body);
    return { body: offerAnswer(offer) };
  },
);
