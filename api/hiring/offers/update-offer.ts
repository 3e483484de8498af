import { offerChanges } from '../../../domain/hiring/offers/offer-input.ts';
import { offerSchema } from '../../../domain/hiring/offers/offer-row.ts';
import { changeOffer } from '../../../services/hiring/offers/change-offer.ts';
import { actorOf } from '../../caller.ts';
import { versionJudge } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { offerAnswer, offerParams, ownedOffer } from './owned-offer.ts';

export const updateOffer = defineRoute(
  {
    name: 'updateOffer',
    method: 'patch',
    path: '/offers/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: offerParams,
    body: offerChanges,
    response: recordOf(offerSchema),
    find: ownedOffer,
    errors: ['conflict'],
    summary: 'Change a draft.',
    description:
      'Absent is unchanged, null cleared. versions keeps what stood before. A sent offer is 409: withdraw it and make another.',
  },
  async ({ ctx, caller, body, found, headers }) => {
    const offer = await changeOffer(ctx, found, {
      changes: body,
      actor: actorOf(caller),
      judge: versionJudge(headers),
    });
    return { body: offerAnswer(offer) };
  },
);
