import { offerRow, offerSchema } from '../../../domain/hiring/offers/offer-row.ts';
import { offerUrl } from '../../../services/hiring/offers/offer-url.ts';
import { sendOffer as send } from '../../../services/hiring/offers/send-offer.ts';
import { causeOf, type Caller } from '../../caller.ts';
import { versionJudge } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { offerParams, ownedOffer } from './owned-offer.ts';

export const sendOffer = defineRoute(
  {
    name: 'sendOffer',
    method: 'post',
    path: '/offers/{id}/send',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    holdsSecret: true,
    versioned: true,
    meter: 'platform_calls',
    params: offerParams,
    response: recordOf(offerSchema),
    find: ownedOffer,
    errors: ['conflict'],
    summary: 'Send a draft: its link opens, and the timer of expires_at starts.',
    description:
      'The link goes to the candidate by mail. With the scope offers:write, or for a member, public_url holds it too, in this response alone. A sent offer is returned unchanged. 400 for an expires_at that is not ahead and within a year, and for a candidate without an e-mail address (candidate.email). A candidate has one open offer per job: another one is 409, with its id under offer_id in details.',
  },
  async (call) => {
    const { ctx, caller, found, headers } = call;
    const how = { cause: causeOf(call), judge: versionJudge(headers) };
    const { offer, isNew } = await send(ctx, found, how);
    const publicUrl = isNew && maySeeLink(caller) ? offerUrl(ctx.config, offer) : null;
    return { body: { data: offerRow(offer, publicUrl) } };
  },
);

/** Whoever has the link may accept in the candidate's name (decision 0031). */
function maySeeLink(caller: Caller): boolean {
  return caller.kind !== 'key' || caller.key.scopes.includes('offers:write');
}
