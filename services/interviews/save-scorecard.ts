import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { AppError } from '../../domain/common/errors.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { Interview, Interviewer } from '../../domain/interviews/interview.ts';
import type { Attribute } from '../../domain/interviews/scorecard-attribute.ts';
import { judgedAnswers, type ScorecardInput } from '../../domain/interviews/scorecard-input.ts';
import { defaultAttributes } from '../../domain/interviews/scorecard-template.ts';
import { hasMovedOn, placeOfCandidate, type Scorecard } from '../../domain/interviews/scorecard.ts';
import { newId } from '../../storage/new-id.ts';
import { findAnyScorecardTemplate } from '../../storage/interviews/scorecard-templates.ts';
import { findScorecard, writeScorecard } from '../../storage/interviews/scorecards.ts';
import type { AppContext } from '../context.ts';
import { findSurvivor } from '../hiring/pipeline/find-survivor.ts';
import { anonymized } from '../hiring/pipeline/require-candidate.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { announceSoon } from '../webhooks/announce-soon.ts';
import { scorecardNews } from './scorecard-news.ts';

interface Saving {
  interview: Interview;
  interviewer: Interviewer;
  input: ScorecardInput;
  cause: Cause;
  /** Checks the version of the card that the caller saw. */
  judge: (card: Pick<Scorecard, 'version'>) => void;
}

/**
 * Saves the card of an interviewer, and announces its first submission with the same write.
 * @throws AppError `invalid_request` naming an attribute; `conflict` for a cancelled interview, an anonymised candidate
 * and a submitted card that would become a draft; `stage_conflict` once the application left the stage of the card.
 */
export async function saveScorecard(ctx: AppContext, saving: Saving): Promise<Scorecard> {
  const { interview, interviewer, input, cause, judge } = saving;
  if (interview.status === 'cancelled') {
    throw new AppError('conflict', { message: 'This interview was cancelled.' });
  }
  const attributes = await attributesOfInterview(ctx, interview);
  const answers = judgedAnswers(attributes, input);
  return retryOnConflict(async () => {
    const candidate = await livingCandidate(ctx, interview);
    const ref = { accountId: interview.accountId, interviewId: interview.id };
    const read = await findScorecard(ctx.stores, { ...ref, key: interviewer.key });
    if (read !== null) {
      judge(read);
      requireChangeable(read, { candidate, input });
    }
    const base = read ?? newCard(saving, candidate);
    const now = new Date();
    const submittedAt = base.submittedAt ?? (input.submitted ? now : null);
    const { recommendation } = input;
    const card: Scorecard = {
      ...{ ...base, attributes: [...attributes], answers, recommendation },
      ...{ submittedAt, updatedAt: now },
    };
    const news = scorecardNews(card, { read, cause, interview });
    const saved = await writeScorecard(ctx.stores, { card, ...news });
    if (saved === null) return null;
    const { events } = news;
    announceSoon(ctx, { collection: 'scorecards', documentId: saved.id, events });
    return saved;
  });
}

/** The attributes that the card of an interview has. */
export async function attributesOfInterview(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId, scorecardTemplateId: id }: Pick<Interview, 'accountId' | 'scorecardTemplateId'>,
): Promise<readonly Attribute[]> {
  const template = id === null ? null : await findAnyScorecardTemplate(stores, { accountId, id });
  return template?.attributes ?? defaultAttributes;
}

async function livingCandidate(ctx: AppContext, interview: Interview): Promise<Candidate> {
  const { accountId, candidateId: id } = interview;
  const candidate = await findSurvivor(ctx.stores, { accountId, id });
  if (candidate === null || candidate.anonymizedAt !== null) throw anonymized();
  return candidate;
}

function newCard({ interview, interviewer }: Saving, candidate: Candidate): Scorecard {
  const now = new Date();
  return {
    id: newId('scorecard'),
    accountId: interview.accountId,
    interviewId: interview.id,
    candidateId: candidate.id,
    interviewer,
    attributes: [],
    answers: {},
    recommendation: null,
    place: placeOfCandidate(candidate, interview.jobId),
    submittedAt: null,
    ...{ createdAt: now, updatedAt: now, version: 0 },
  };
}

function requireChangeable(
  card: Scorecard,
  { candidate, input }: { candidate: Candidate; input: ScorecardInput },
): void {
  if (hasMovedOn(card, candidate)) {
    throw new AppError('stage_conflict', {
      message: 'The candidate has moved on to another stage, so this scorecard no longer changes.',
    });
  }
  if (card.submittedAt !== null && !input.submitted) {
    throw new AppError('conflict', {
      message:
        'This scorecard was submitted. It changes with submitted: true, and is no draft again.',
    });
  }
}
