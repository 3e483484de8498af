import { buildCandidate, buildOffer, buildSentOffer } from '../hiring/offers.ts';
import type { Sample, Samples } from './sample-call.ts';

function draft(rest: { body?: unknown } = {}): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildOffer(api, employer);
    return { params: { id }, ...rest };
  };
}

function sent(rest: { body?: unknown } = {}): Sample {
  return async ({ api, employer }) => {
    const { token } = await buildSentOffer(api, employer);
    return { params: { token }, ...rest };
  };
}

export const offerSamples: Samples = {
  listOffers: () => ({ query: { status: 'draft', limit: '5' } }),
  createOffer: async ({ api, employer }) => ({
    body: { candidate_id: await buildCandidate(api, employer), title: 'Harbour Pilot' },
  }),
  getOffer: draft(),
  updateOffer: draft({ body: { title: 'Senior Harbour Pilot', expires_at: null } }),
  sendOffer: draft(),
  withdrawOffer: draft(),
  getPublicOffer: sent(),
  decideOffer: sent({ body: { decision: 'accept', name: 'Ada Okafor' } }),
};
