import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { AppError } from '../../domain/common/errors.ts';
import { mapConcurrently } from '../../domain/common/map-concurrently.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import { changedCandidate } from '../../domain/hiring/pipeline/candidate-input.ts';
import { moveApplication } from '../../domain/hiring/pipeline/move-application.ts';
import { requireStage, type Stage } from '../../domain/hiring/pipeline/stages.ts';
import type { BulkOutcome, BulkWork } from '../../domain/lists/bulk.ts';
import type { CandidateWrite } from '../../storage/hiring/candidates/candidates.ts';
import { findPipeline } from '../../storage/hiring/pipelines.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { movedEntry } from '../hiring/pipeline/candidate-audit.ts';
import { movedEvents, updatedEvent } from '../hiring/pipeline/candidate-events.ts';
import { changeCandidate } from '../hiring/pipeline/change-candidate.ts';
import { isAnonymized, requireCandidate } from '../hiring/pipeline/require-candidate.ts';
import { withNote } from '../hiring/pipeline/with-note.ts';

/** Candidates that are changed at a time. */
const AT_ONCE = 16;
/** Candidates that are not reached in this time are left. A call has 90 seconds in all. */
const MOST_MS = 60_000;
const MOST_TAGS = 50;

export type ChangingWork = Exclude<BulkWork, { action: 'mail' }>;

export interface ManyChanges {
  accountId: string;
  ids: readonly string[];
  work: ChangingWork;
  cause: Cause;
  dryRun: boolean;
  /** A repetition of this run adds no note twice. */
  run: string | null;
}

type Decide = (candidate: Candidate) => CandidateWrite | null;

/** Changes candidates one by one, each in one write, and returns an outcome for each. A refusal stops no other. */
export async function changeMany(ctx: AppContext, many: ManyChanges): Promise<BulkOutcome[]> {
  const { ids, accountId, work } = many;
  const { stages } = await findPipeline(ctx.stores, accountId);
  if (work.action === 'move') requireStage(stages, work.stage);
  const until = Date.now() + MOST_MS;
  return mapConcurrently(ids, AT_ONCE, async (id) =>
    Date.now() < until
      ? changeOne(ctx, many, { id, decide: decisionOf(many, { id, stages }) })
      : 'left',
  );
}

const DONE = {
  move: 'moved',
  tag: 'tagged',
  untag: 'untagged',
  note: 'noted',
} as const satisfies Record<ChangingWork['action'], BulkOutcome>;

async function changeOne(
  ctx: AppContext,
  { accountId, work, dryRun }: ManyChanges,
  { id, decide }: { id: string; decide: Decide },
): Promise<BulkOutcome> {
  let isChanged = false;
  const noted: Decide = (candidate) => {
    const write = decide(candidate);
    isChanged = write !== null;
    return write;
  };
  try {
    if (dryRun) {
      const candidate = await requireCandidate(ctx.stores, { accountId, id });
      if (candidate.anonymizedAt !== null) return 'anonymized';
      noted(candidate);
    } else await changeCandidate(ctx, { accountId, id }, noted);
    return isChanged ? DONE[work.action] : 'unchanged';
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    return refusalOf(error);
  }
}

function refusalOf(error: AppError): BulkOutcome {
  const { code, details } = error;
  if (code === 'not_found') return 'not_found';
  if (code === 'stage_conflict') return 'stage_conflict';
  if (details?.[0]?.path === 'job_id') return 'no_application';
  return isAnonymized(error) ? 'anonymized' : 'refused';
}

function decisionOf(
  { work, cause, run }: ManyChanges,
  { id, stages }: { id: string; stages: readonly Stage[] },
): Decide {
  const now = new Date();
  if (work.action === 'move') {
    const { stage, from_stage: fromStage, job_id: jobId, reason = null } = work;
    const move = { stage, fromStage, jobId, reason, actor: cause.actor };
    return (candidate) => {
      const moved = moveApplication(candidate, move, { stages, now });
      if (moved === null) return null;
      const trail = [movedEntry(cause, moved)];
      return { candidate: moved.candidate, events: movedEvents(moved), trail };
    };
  }
  if (work.action === 'note') {
    const noteId = idOf('message', run === null ? null : `${run}:${id}`);
    const { body, private: isPrivate } = work;
    const note = { id: noteId, body, author: cause.actor, private: isPrivate, createdAt: now };
    return (candidate) =>
      candidate.notes.some((one) => one.id === noteId) ? null : withNote(candidate, note);
  }
  return (candidate) => withTags(candidate, tagsAfter(candidate, work), now);
}

function tagsAfter(
  { tags }: Candidate,
  work: Extract<ChangingWork, { action: 'tag' | 'untag' }>,
): string[] {
  if (work.action === 'untag') return tags.filter((tag) => !work.tags.includes(tag));
  const all = [...new Set([...tags, ...work.tags])];
  if (all.length > MOST_TAGS && all.length > tags.length) {
    throw new AppError('conflict', { message: `A candidate has at most ${MOST_TAGS} tags.` });
  }
  return all;
}

function withTags(before: Candidate, tags: string[], now: Date): CandidateWrite | null {
  const { candidate, changed } = changedCandidate(before, { tags }, now);
  if (changed.length === 0) return null;
  return { candidate, events: [updatedEvent(candidate, changed)] };
}
