import { AppError } from '../../../domain/common/errors.ts';
import type { CandidateRecords } from '../../../pages/console/hiring/activity.tsx';
import type { Asked } from '../../../pages/console/hiring/answer-words.tsx';
import { candidatePage } from '../../../pages/console/hiring/candidate-page.tsx';
import {
  CANDIDATE_FILTERS,
  candidatesPage,
} from '../../../pages/console/hiring/candidates-page.tsx';
import { offerPage, offersPage } from '../../../pages/console/hiring/offers-page.tsx';
import { may } from '../../../pages/console/shell.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getCandidate } from '../../hiring/candidates/get-candidate.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { getOffer } from '../../hiring/offers/get-offer.ts';
import { listOffers } from '../../hiring/offers/list-offers.ts';
import { listPipelineStages } from '../../hiring/pipeline/pipeline-stages.ts';
import { getPosting } from '../../hiring/postings/get-posting.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { listEmailSends } from '../../mail/list-email-sends.ts';
import { listPlatformDocuments } from '../../paperwork/list-platform-documents.ts';
import { read, readRows, type ConsolePage, type PageCall } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';

export const candidatePages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/candidates',
    name: words.candidates.candidates,
    of: listCandidates,
    group: 'hiring',
    filters: [...CANDIDATE_FILTERS],
    async show(list, call) {
      const [{ rows: roles }, stages] = await Promise.all([
        readRows(call, listJobListings, { query: { limit: '100' } }),
        read(call, listPipelineStages),
      ]);
      return candidatesPage({ ...list, roles, stages });
    },
  }),
  pageOfRecord({
    path: '/console/candidates/{id}',
    name: words.common.candidate,
    of: getCandidate,
    async show({ shell, row: candidate }, call) {
      const ids = candidate.applications.map(({ job_id: id }) => id);
      const [stages, forms, records] = await Promise.all([
        read(call, listPipelineStages),
        formsOf(call, ids),
        recordsOf(call, candidate.id),
      ]);
      return candidatePage({ shell, candidate, stages, forms, records });
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

/** The questions of roles, by the role's id. */
async function formsOf(call: PageCall, ids: readonly string[]): Promise<Map<string, Asked[]>> {
  const forms = await Promise.all(
    ids.map(async (id) => [id, await formOf(call, id)] as [string, Asked[]]),
  );
  return new Map(forms);
}

/** The questions of a role; none for a role that is gone. */
async function formOf(call: PageCall, id: string): Promise<Asked[]> {
  try {
    return (await read(call, getPosting, { params: { id } })).application_fields;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/** The latest offers, mails and documents of a candidate, for members who may read them. */
async function recordsOf(call: PageCall, id: string): Promise<CandidateRecords> {
  if (!may(call.shell, 'recruiter')) return { offers: [], sends: [], documents: [] };
  const query = { candidate_id: id, limit: '100' };
  const [offers, sends, documents] = await Promise.all([
    readRows(call, listOffers, { query }),
    readRows(call, listEmailSends, { query }),
    readRows(call, listPlatformDocuments, { query }),
  ]);
  return { offers: offers.rows, sends: sends.rows, documents: documents.rows };
}
