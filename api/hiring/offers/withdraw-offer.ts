import { offerSchema } from '../../../domain/hiring/offers/offer-row.ts';
import { withdrawOffer as withdraw } from '../../../services/hiring/offers/end-offer.ts';
import { causeOf } from '../../caller.ts';
import { versionJudge } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { offerAnswer, offerParams, ownedOffer } from './owned-offer.ts';

export const withdrawOffer = defineRoute(
  {
    name: 'withdrawOffer',
    method: 'post',
    path: '/offers/{id}/withdraw',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: offerParams,
    response: recordOf(offerSchema),
    find: ownedOffer,
    errors: ['conflict'],
    summary: 'Withdraw a draft or a sent offer.',
    description:
      'A withdrawn offer is returned unchanged; one that was accepted, declined or has expired is 409.',
  },
  async (call) => {
    const { ctx, found, headers } = call;
    const how = { cause: causeOf(call), judge: versionJudge(headers) };
    return { body: offerAnswer(await withdraw(ctx, found, how)) };
  },
);
