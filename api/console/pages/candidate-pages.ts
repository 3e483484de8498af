import { AppError } from '../../../domain/common/errors.ts';
import type { EmployerField } from '../../../domain/hiring/application-form/field.ts';
import type { CandidateRecords } from '../../../pages/console/hiring/activity.tsx';
import { candidatePage } from '../../../pages/console/hiring/candidate-page.tsx';
import {
  CANDIDATE_FILTERS,
  candidateQuery,
} from '../../../pages/console/hiring/candidate-filters.tsx';
import { candidatesPage } from '../../../pages/console/hiring/candidates-page.tsx';
import { interviewPage, interviewsPage } from '../../../pages/console/hiring/interviews-page.tsx';
import { offerPage, offersPage } from '../../../pages/console/hiring/offers-page.tsx';
import { may } from '../../../pages/console/shell.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getCandidate } from '../../hiring/candidates/get-candidate.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { listInterviewQuestions } from '../../hiring/interview-questions/list-interview-questions.ts';
import { getOffer } from '../../hiring/offers/get-offer.ts';
import { listOffers } from '../../hiring/offers/list-offers.ts';
import { listPipelineStages } from '../../hiring/pipeline/pipeline-stages.ts';
import { getPosting } from '../../hiring/postings/get-posting.ts';
import { summarizeCandidateScorecards } from '../../interviews/summarize-candidate-scorecards.ts';
import { getInterview } from '../../interviews/get-interview.ts';
import { listInterviews } from '../../interviews/list-interviews.ts';
import { listEmailMessages } from '../../mail/list-email-messages.ts';
import { listEmailSends } from '../../mail/list-email-sends.ts';
import { listPlatformDocuments } from '../../paperwork/list-platform-documents.ts';
import { listEmployees } from '../../workforce/list-employees.ts';
import { candidatesOf, namesOf, namesOfRows } from './candidate-names.ts';
import { neighboursOf } from './candidate-neighbours.ts';
import { interviewingOf } from './interviewing.ts';
import { countMatching } from './matching-candidates.ts';
import { viewsOf } from './own-views.ts';
import { read, readRows, type ConsolePage, type PageCall } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';
import { rolesOf } from './role-names.ts';

export const candidatePages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/candidates',
    name: words.candidates.candidates,
    of: listCandidates,
    group: 'hiring',
    filters: [...CANDIDATE_FILTERS],
    asks: candidateQuery,
    async show(list, call) {
      const cursor = call.query.get('cursor') ?? undefined;
      const isWhole = list.nextCursor === null && cursor === undefined;
      const { sort: _sort, order: _order, ...filter } = candidateQuery(list);
      const [roles, stages, form, templates, matching, views] = await Promise.all([
        rolesOf(call),
        read(call, listPipelineStages),
        list.job_id === '' ? [] : unlessGone(formOf(call, list.job_id)),
        templatesOf(call),
        isWhole ? null : countMatching(call, filter),
        viewsOf(call),
      ]);
      return candidatesPage({ ...list, roles, stages, form, cursor, templates, matching, views });
    },
  }),
  pageOfRecord({
    path: '/console/candidates/{id}',
    name: words.common.candidate,
    of: getCandidate,
    async show({ shell, row: candidate }, call) {
      const ids = candidate.applications.map(({ job_id: id }) => id);
      const [stages, roles, questions, records, templates, interviewing, neighbours, cards] =
        await Promise.all([
          read(call, listPipelineStages),
          byRole(ids, async (id) => [await read(call, getPosting, { params: { id } })]),
          byRole(ids, (id) => questionsOf(call, id)),
          recordsOf(call, candidate.id),
          templatesOf(call),
          interviewingOf(call),
          neighboursOf(call, candidate.id),
          read(call, summarizeCandidateScorecards, { params: { id: candidate.id } }),
        ]);
      return candidatePage({
        ...{ shell, candidate, stages, questions, records, templates, neighbours, cards },
        roles: new Map([...roles].flatMap(([id, [role]]) => (role ? [[id, role]] : []))),
        interviewing,
      });
    },
  }),
  pageOfList({
    path: '/console/offers',
    name: words.candidates.offers,
    of: listOffers,
    group: 'hiring',
    filters: ['status'],
    show: async (list, call) => offersPage({ ...list, names: await namesOfRows(call, list) }),
  }),
  pageOfRecord({
    path: '/console/offers/{id}',
    name: words.candidates.offer,
    of: getOffer,
    async show(props, call) {
      const { candidate_id: id } = props.row;
      const found = await candidatesOf(call, [id]);
      const names = await namesOf(call, [id]);
      return offerPage({ ...props, names, email: found.get(id)?.email ?? null });
    },
  }),
  pageOfList({
    path: '/console/interviews',
    name: words.interviews.interviews,
    of: listInterviews,
    group: 'hiring',
    filters: ['status'],
    show: async (list, call) => interviewsPage({ ...list, names: await namesOfRows(call, list) }),
  }),
  pageOfRecord({
    path: '/console/interviews/{id}',
    name: words.interviews.interview,
    of: getInterview,
    show: async (props, call) =>
      interviewPage({ ...props, interviewing: await interviewingOf(call) }),
  }),
];

/** Something about each role, by the role's id; nothing for a role that is gone. */
async function byRole<Row>(
  ids: readonly string[],
  of: (id: string) => Promise<Row[]>,
): Promise<Map<string, Row[]>> {
  const found = ids.map(async (id) => [id, await unlessGone(of(id))] as [string, Row[]]);
  return new Map(await Promise.all(found));
}

async function unlessGone<Row>(rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

async function formOf(call: PageCall, id: string): Promise<EmployerField[]> {
  return (await read(call, getPosting, { params: { id } })).application_fields;
}

async function questionsOf(call: PageCall, id: string) {
  if (!may(call.shell, 'viewer')) return [];
  return (await readRows(call, listInterviewQuestions, { query: { job_id: id } })).rows;
}

/** Templates of e-mails, for members who may write. */
async function templatesOf(call: PageCall) {
  if (!may(call.shell, 'recruiter')) return [];
  return (await readRows(call, listEmailMessages, { query: { limit: '100' } })).rows;
}

const NONE: CandidateRecords = {
  ...{ offers: [], interviews: [], sends: [], documents: [], hires: [] },
};

/** The latest offers, mails, documents and hires of a candidate, for members who may read them. */
async function recordsOf(call: PageCall, id: string): Promise<CandidateRecords> {
  if (!may(call.shell, 'recruiter')) return NONE;
  const query = { candidate_id: id, limit: '100' };
  const [offers, interviews, sends, documents, hires] = await Promise.all([
    readRows(call, listOffers, { query }),
    readRows(call, listInterviews, { query }),
    readRows(call, listEmailSends, { query }),
    readRows(call, listPlatformDocuments, { query }),
    readRows(call, listEmployees, { query }),
  ]);
  return {
    ...{ offers: offers.rows, interviews: interviews.rows },
    sends: sends.rows,
    documents: documents.rows,
    hires: hires.rows,
  };
}
