import type { OwnedRef } from '../../../domain/common/ids.ts';
import { AppError, invalidRequest } from '../../../domain/common/errors.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { mergeCandidates as merged } from '../../../domain/hiring/pipeline/merge-candidates.ts';
import { findCandidate, saveCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import {
  closeDuplicate,
  emptyDuplicate,
  findMerging,
  reopenDuplicate,
  type MergingCandidate,
} from '../../../storage/hiring/candidates/merging-candidates.ts';
import type { AppContext } from '../../context.ts';
import { announceSoon } from '../../webhooks/announce-soon.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { anonymizeAgain } from './anonymize-candidate.ts';
import { mergedEvent } from './candidate-events.ts';
import { anonymized, mergedAway, requireCandidate } from './require-candidate.ts';
import { requireRoomForBoth } from './require-room.ts';

export interface Merge {
  accountId: string;
  primaryId: string;
  duplicateId: string;
  /** Rejects a version of the primary that the caller does not expect. */
  judge: (primary: Candidate) => void;
}

/**
 * Merges two candidates into one. First the duplicate is closed, which decides the merge. Then the survivor takes its
 * data, with the event. Then the duplicate is emptied. A crash in between leaves a closed duplicate with all its
 * data; the next call or the sweep completes the merge. Idempotent.
 * @throws AppError `not_found`; `conflict` for an anonymised candidate, two hired ones, and two that exceed one document; any
 * error of `judge`.
 */
export async function mergeCandidates(ctx: AppContext, merge: Merge): Promise<Candidate> {
  const { accountId, primaryId, duplicateId } = merge;
  if (primaryId === duplicateId) {
    throw invalidRequest('duplicate_id', 'must be another candidate than primary_id');
  }
  const duplicate = { accountId, id: duplicateId };
  const primary = await requireCandidate(ctx.stores, { accountId, id: primaryId });
  merge.judge(primary);
  if (primary.anonymizedAt !== null) throw anonymized();
  const found = await findCandidate(ctx.stores, duplicate);
  // Once the duplicate is closed, the merge must be completed.
  if (found !== null && 'candidate' in found) requireMergeable(primary, found.candidate);
  await requireClosed(ctx, duplicate, primaryId);
  return (await finishMerge(ctx, duplicate)) ?? mergedBefore(ctx, merge);
}

/** The survivor of a merge that a concurrent call completed. A merge that was undone is started again. */
async function mergedBefore(ctx: AppContext, merge: Merge): Promise<Candidate> {
  const { accountId, primaryId, duplicateId } = merge;
  const found = await findCandidate(ctx.stores, { accountId, id: duplicateId });
  if (found !== null && 'candidate' in found) return mergeCandidates(ctx, merge);
  return requireCandidate(ctx.stores, { accountId, id: primaryId });
}

/** Closes the duplicate for this merge, unless an equal call did. Retries when another merge has reopened it. */
async function requireClosed(
  ctx: Pick<AppContext, 'stores'>,
  duplicate: OwnedRef,
  primaryId: string,
): Promise<void> {
  await retryOnConflict(async () => {
    if (await closeDuplicate(ctx.stores, { ...duplicate, into: primaryId })) return true;
    const found = await findCandidate(ctx.stores, duplicate);
    if (found === null) throw new AppError('not_found');
    if (!('candidate' in found)) {
      if (found.mergedInto !== primaryId) throw mergedAway(found.mergedInto);
      return true;
    }
    if (found.candidate.anonymizedAt !== null) throw anonymized();
    return null;
  });
}

/**
 * Moves everything of a closed duplicate to its survivor and empties the duplicate. Returns the survivor, or null
 * when there was nothing to do. Safe to run concurrently.
 * @throws AppError `conflict` when the two exceed one document.
 */
export async function finishMerge(ctx: AppContext, duplicate: OwnedRef): Promise<Candidate | null> {
  const end = await retryOnConflict(async () => {
    const merging = await findMerging(ctx.stores, duplicate);
    if (merging === null || merging.isDone) return { survivor: null };
    const way = await followMerges(ctx, merging);
    if (way === null) return null;
    const survivor = way.hasArrived
      ? way.survivor
      : await absorbWhereRoom(ctx, way.survivor, merging);
    if (survivor === null) return null;
    await emptyDuplicate(ctx.stores, { ...duplicate, into: survivor.id });
    return { survivor };
  });
  return end.survivor;
}

interface Way {
  survivor: Candidate;
  /** Whether the survivor, or a candidate being merged into it, has everything already. */
  hasArrived: boolean;
}

/** Follows a duplicate to its survivor; null after a circle of merges was reopened. */
async function followMerges(
  ctx: Pick<AppContext, 'stores'>,
  start: MergingCandidate,
): Promise<Way | null> {
  const { accountId, id } = start.candidate;
  const passed: MergingCandidate[] = [];
  let at = start;
  let hasArrived = false;
  while (!passed.some(({ candidate }) => candidate.id === at.candidate.id)) {
    passed.push(at);
    const found = await findCandidate(ctx.stores, { accountId, id: at.mergedInto });
    if (found !== null && 'candidate' in found) {
      const { candidate: survivor } = found;
      return { survivor, hasArrived: hasArrived || survivor.formerIds.includes(id) };
    }
    const next = await findMerging(ctx.stores, { accountId, id: at.mergedInto });
    if (next === null) return null;
    hasArrived ||= next.candidate.formerIds.includes(id);
    at = next;
  }
  const entry = passed.findIndex(({ candidate }) => candidate.id === at.candidate.id);
  await openCircle(ctx, passed.slice(entry));
  return null;
}

/** Of candidates that are being merged into each other, the oldest that is not merged yet survives. */
async function openCircle(
  ctx: Pick<AppContext, 'stores'>,
  circle: readonly MergingCandidate[],
): Promise<void> {
  const arrived = new Set(circle.flatMap(({ candidate }) => candidate.formerIds));
  const whole = circle.filter(({ candidate, isDone }) => !isDone && !arrived.has(candidate.id));
  const [oldest] = whole.sort((a, b) => (a.candidate.id < b.candidate.id ? -1 : 1));
  if (oldest === undefined) throw new Error('Candidates are part of each other.');
  const { candidate, mergedInto } = oldest;
  const { accountId, id } = candidate;
  await reopenDuplicate(ctx.stores, { accountId, id, into: mergedInto });
}

/** @throws AppError `conflict` for two that were both hired, and for two that exceed one document. */
function requireMergeable(primary: Candidate, duplicate: Candidate): void {
  if (primary.hire !== null && duplicate.hire !== null) {
    throw new AppError('conflict', {
      message: 'Both candidates have been hired.',
      details: [{ path: 'employee_id', message: duplicate.hire.employeeId }],
    });
  }
  requireRoomForBoth(primary, duplicate);
}

/**
 * Both may have been hired or have grown since the merge began. If they no longer fit one document, the duplicate is reopened with its
 * data.
 * @throws AppError `conflict` then; null on a version conflict.
 */
async function absorbWhereRoom(
  ctx: AppContext,
  survivor: Candidate,
  merging: MergingCandidate,
): Promise<Candidate | null> {
  const { candidate: duplicate, mergedInto: into } = merging;
  try {
    if (survivor.anonymizedAt === null) requireMergeable(survivor, duplicate);
  } catch (refusal) {
    const { accountId, id } = duplicate;
    await reopenDuplicate(ctx.stores, { accountId, id, into });
    throw refusal;
  }
  return absorb(ctx, survivor, merging);
}

/** Writes the duplicate's data into its survivor; null on a version conflict. */
async function absorb(
  ctx: AppContext,
  survivor: Candidate,
  { candidate: duplicate }: MergingCandidate,
): Promise<Candidate | null> {
  const candidate = merged(survivor, duplicate, new Date());
  // A survivor that was anonymised meanwhile takes no personal data.
  if (survivor.anonymizedAt !== null) return anonymizeAgain(ctx, candidate);
  const events = [mergedEvent(candidate, duplicate.id)];
  // The duplicate's employee may not be stored yet, and the survivor now answers for it.
  const isHire = duplicate.hire !== null;
  const saved = await saveCandidate(ctx.stores, { candidate, events, isHire });
  if (saved === null || saved === 'taken') return null;
  announceSoon(ctx, { collection: 'candidates', documentId: saved.id, events });
  return saved;
}
