import { offerSchema } from '../../../domain/hiring/offers/offer-row.ts';
import { sendOffer as send } from '../../../services/hiring/offers/send-offer.ts';
import { causeOf } from '../../caller.ts';
import { versionJudge } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { offerAnswer, offerParams, ownedOffer } from './owned-offer.ts';

export const sendOffer = defineRoute(
  {
    name: 'sendOffer',
    method: 'post',
    path: '/offers/{id}/send',
    access: { scopes: ['jobs:applications'] },
    versioned: true,
    meter: 'platform_calls',
    params: offerParams,
    response: recordOf(offerSchema),
    find: ownedOffer,
    errors: ['conflict'],
    summary: 'Send a draft: public_url opens, and the timer of expires_at starts.',
    description:
      'A sent offer is returned unchanged. 400 for an expires_at that is not ahead and within a year, and for a candidate without an e-mail address (candidate.email). A candidate has one open offer per job: another one is 409, with its id under offer_id in details.',
  },
  async (call) => {
    const { ctx, found, headers } = call;
    const how = { cause: causeOf(call), judge: versionJudge(headers) };
    return { body: offerAnswer(ctx, await send(ctx, found, how)) };
  },
);
