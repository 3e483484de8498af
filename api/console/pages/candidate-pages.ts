import { candidatePage } from '../../../pages/console/hiring/candidate-page.tsx';
import { candidatesPage } from '../../../pages/console/hiring/candidates-page.tsx';
import { offerPage, offersPage } from '../../../pages/console/hiring/offers-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getCandidate } from '../../hiring/candidates/get-candidate.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { getOffer } from '../../hiring/offers/get-offer.ts';
import { listOffers } from '../../hiring/offers/list-offers.ts';
import { listPipelineStages } from '../../hiring/pipeline/pipeline-stages.ts';
import { read, type ConsolePage } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';

export const candidatePages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/candidates',
    name: words.candidates.candidates,
    of: listCandidates,
    group: 'hiring',
    filters: ['q'],
    show: candidatesPage,
  }),
  pageOfRecord({
    path: '/console/candidates/{id}',
    name: words.common.candidate,
    of: getCandidate,
    async show({ shell, row: candidate }, call) {
      return candidatePage({ shell, candidate, stages: await read(call, listPipelineStages) });
    },
  }),
  pageOfList({
    path: '/console/offers',
    name: words.candidates.offers,
    of: listOffers,
    group: 'hiring',
    filters: ['status'],
    show: offersPage,
  }),
  pageOfRecord({
    path: '/console/offers/{id}',
    name: words.candidates.offer,
    of: getOffer,
    show: offerPage,
  }),
];
