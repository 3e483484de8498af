import { FIRST_STAGE, type Candidate } from '../../../domain/hiring/candidate.ts';
import type { OfferListRow } from '../../../domain/hiring/offers/offer-row.ts';
import type { StageRow } from '../../../domain/hiring/pipeline/stages.ts';
import type { InterviewRow } from '../../../domain/interviews/interview-row.ts';
import { emailKey } from '../../../domain/common/email.ts';
import { nameOf } from '../../../pages/console/hiring/candidates-page.tsx';
import type { DueToday } from '../../../pages/console/due-today.tsx';
import { may } from '../../../pages/console/shell.tsx';
import type { Text } from '../../../pages/h.ts';
import { findSubmitted } from '../../../storage/interviews/scorecards.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { listOffers } from '../../hiring/offers/list-offers.ts';
import { listInterviews } from '../../interviews/list-interviews.ts';
import { interviewerKeyOf } from '../../interviews/readable-interview.ts';
import { candidatesOf } from './candidate-names.ts';
import { readRows, type PageCall } from './console-page.ts';
import { countMatching } from './matching-candidates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Feedback is asked for until then. */
const FEEDBACK_MS = 14 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;

/** More are on the pages of the lists. */
const SHOWN = 8;
const MOST = '100';

const NEW = { stage: FIRST_STAGE, status: 'active' };

/** Records that wait for somebody today, of those that the member may read. */
export async function dueToday(call: PageCall, stages: readonly StageRow[]): Promise<DueToday> {
  const now = new Date();
  const [arrivals, interviews, ended, offers] = await Promise.all([
    newApplications(call),
    interviewsBetween(call, new Date(now.getTime() - HOUR_MS), new Date(now.getTime() + DAY_MS)),
    interviewsBetween(call, new Date(now.getTime() - FEEDBACK_MS), now),
    readOffers(call),
  ]);
  const feedback = await lateFeedback(call, ended, now);
  const expiring = offers.filter((offer) => isExpiring(offer, now)).slice(0, SHOWN);
  const answered = offers.filter((offer) => isAnswered(offer, now)).slice(0, SHOWN);
  const named = [...interviews, ...feedback, ...expiring, ...answered];
  const candidates = await candidatesOf(
    call,
    named.map((row) => row.candidate_id),
  );
  const who = (row: { candidate_id: string }) => personOf(candidates, row.candidate_id);
  const stageOf = stageNames(stages, candidates);
  return {
    arrivals,
    interviews: interviews.map((row) => ({ ...row, who: who(row), by: interviewersOf(row) })),
    feedback: feedback.map((row) => ({ ...row, who: who(row) })),
    expiring: expiring.map((row) => ({ ...row, who: who(row) })),
    answered: answered.map((row) => ({ ...row, who: who(row), stage: stageOf(row) })),
  };
}

async function newApplications(call: PageCall): Promise<DueToday['arrivals']> {
  const query = { ...NEW, limit: String(SHOWN) };
  const { rows, nextCursor } = await readRows(call, listCandidates, { query });
  return {
    rows: rows.map((row) => ({
      ...{ id: row.id, name: nameOf(row) },
      ...newestOf(row.applications.filter((one) => one.stage === NEW.stage)),
    })),
    count: nextCursor === null ? rows.length : await countMatching(call, NEW),
  };
}

function newestOf(applications: readonly { job_title: string; submitted_at: string }[]) {
  const sent = applications.map((one) => one.submitted_at).toSorted();
  const role = applications.map((one) => one.job_title).join(', ');
  return { role, at: sent.at(-1) ?? null };
}

/** Agreed interviews that start within a span, the first one first. */
async function interviewsBetween(call: PageCall, from: Date, to: Date): Promise<InterviewRow[]> {
  const query = { from: from.toISOString(), to: to.toISOString(), limit: MOST };
  const { rows } = await readRows(call, listInterviews, { query });
  return rows
    .filter(({ status }) => status === 'scheduled' || status === 'done')
    .toSorted((one, other) => (one.starts_at ?? '').localeCompare(other.starts_at ?? ''));
}

const interviewersOf = ({ interviewers }: InterviewRow) =>
  interviewers.map(({ name, email }) => name ?? email).join(', ');

/** Interviews that are over, with interviewers whose card is missing: of all to recruiters, else the member's own. */
async function lateFeedback(call: PageCall, rows: readonly InterviewRow[], now: Date) {
  const { ctx, caller } = call.origin;
  const over = rows.filter(({ ends_at: end }) => end !== null && new Date(end) <= now);
  const submitted = await findSubmitted(
    ctx.stores,
    over.map(({ id }) => id),
  );
  const own = may(call.shell, 'recruiter') ? null : interviewerKeyOf(caller);
  return over
    .map((row) => ({
      ...row,
      isOwn: row.interviewers.some(({ email }) => emailKey(email) === interviewerKeyOf(caller)),
      missing: row.interviewers
        .filter(({ email }) => !submitted.has(`${row.id} ${emailKey(email)}`))
        .filter(({ email }) => own === null || emailKey(email) === own)
        .map(({ name, email }) => name ?? email)
        .join(', '),
    }))
    .filter(({ missing }) => missing !== '')
    .slice(0, SHOWN);
}

async function readOffers(call: PageCall): Promise<OfferListRow[]> {
  if (!may(call.shell, 'recruiter')) return [];
  const statuses = ['sent', 'accepted', 'declined'];
  const lists = await Promise.all(
    statuses.map((status) => readRows(call, listOffers, { query: { status, limit: MOST } })),
  );
  return lists.flatMap(({ rows }) => rows);
}

function isExpiring({ status, expires_at: end }: OfferListRow, now: Date): boolean {
  return status === 'sent' && end !== null && Date.parse(end) - now.getTime() < WEEK_MS;
}

function isAnswered({ decision }: OfferListRow, now: Date): boolean {
  return decision !== null && now.getTime() - Date.parse(decision.at) < WEEK_MS;
}

function personOf(candidates: ReadonlyMap<string, Candidate>, id: string): Text {
  return nameOf(candidates.get(id) ?? { name: null, email: null });
}

/** The stage of the application of an offer now. */
function stageNames(stages: readonly StageRow[], candidates: ReadonlyMap<string, Candidate>) {
  const names = new Map(stages.map(({ key, name }) => [key, name]));
  return ({ candidate_id: id, job_id: jobId }: OfferListRow): string | null => {
    const applications = candidates.get(id)?.applications ?? [];
    const stage = applications.find((one) => one.jobId === jobId)?.stage;
    return stage === undefined ? null : (names.get(stage) ?? stage);
  };
}
