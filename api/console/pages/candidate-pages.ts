import {
  candidatePage,
  type CandidateRecord,
} from '../../../pages/console/hiring/candidate-page.tsx';
import {
  candidatesPage,
  type CandidateRow,
} from '../../../pages/console/hiring/candidates-page.tsx';
import {
  offerPage,
  offersPage,
  type OfferRecord,
  type OfferRow,
} from '../../../pages/console/hiring/offers-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getCandidate } from '../../hiring/candidates/get-candidate.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { getOffer } from '../../hiring/offers/get-offer.ts';
import { listOffers } from '../../hiring/offers/list-offers.ts';
import { listPipelineStages } from '../../hiring/pipeline/pipeline-stages.ts';
import { read, readList, type ConsolePage } from './console-page.ts';

export const candidatePages: readonly ConsolePage[] = [
  {
    path: '/console/candidates',
    name: words.candidates.candidates,
    of: listCandidates,
    group: 'hiring',
    async render(call) {
      const q = call.query.get('q')?.trim() ?? '';
      const { data: rows, nextCursor } = await readList<CandidateRow>(call, listCandidates, {
        query: { q },
      });
      return candidatesPage({ shell: call.shell, rows, nextCursor, q });
    },
  },
  {
    path: '/console/candidates/{id}',
    name: words.common.candidate,
    of: getCandidate,
    async render(call) {
      const { shell, params } = call;
      const [candidate, stages] = await Promise.all([
        read<CandidateRecord>(call, getCandidate, { params }),
        read<{ key: string; name: string }[]>(call, listPipelineStages),
      ]);
      return candidatePage({ shell, candidate, stages });
    },
  },
  {
    path: '/console/offers',
    name: words.candidates.offers,
    of: listOffers,
    group: 'hiring',
    async render(call) {
      const status = call.query.get('status') ?? '';
      const { data: rows, nextCursor } = await readList<OfferRow>(call, listOffers, {
        query: { status },
      });
      return offersPage({ shell: call.shell, rows, nextCursor, status });
    },
  },
  {
    path: '/console/offers/{id}',
    name: words.candidates.offer,
    of: getOffer,
    async render(call) {
      const { shell, params } = call;
      const offer = await read<OfferRecord>(call, getOffer, { params });
      return offerPage({ shell, offer });
    },
  },
];
