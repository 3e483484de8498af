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
import { retryOvertaken } from '../../retry-overtaken.ts';
import { anonymizeAgain } from './anonymize-candidate.ts';
import { mergedEvent } from './candidate-news.ts';
import { anonymized, mergedAway, requireCandidate } from './require-candidate.ts';
import { requireRoomForBoth } from './require-room.ts';

export interface Merge {
  accountId: string;
  primaryId: string;
  duplicateId: string;
  /** Refuses a version of the primary that the caller does not mean. */
  judge: (primary: Candidate) => void;
}

/**
 * Makes one person of two. First the duplicate is closed, which decides the merge; then the survivor takes what it
 * has, with the event; then the duplicate is emptied. A crash between leaves a closed duplicate with all its data,
 * and whoever comes next, the sweep at the latest, goes on from there. A second call changes nothing.
 * @throws AppError `not_found`, `conflict` for an anonymised one and for two that are too much for one, whatever `judge` throws.
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
  // Once the duplicate is closed there is no way back.
  if (found !== null && 'candidate' in found) requireRoomForBoth(primary, found.candidate);
  await requireClosed(ctx, duplicate, primaryId);
  return (await finishMerge(ctx, duplicate)) ?? mergedBefore(ctx, merge);
}

/** The survivor of a merge that somebody else has ended; one that was undone instead is begun anew. */
async function mergedBefore(ctx: AppContext, merge: Merge): Promise<Candidate> {
  const { accountId, primaryId, duplicateId } = merge;
  const found = await findCandidate(ctx.stores, { accountId, id: duplicateId });
  if (found !== null && 'candidate' in found) return mergeCandidates(ctx, merge);
  return requireCandidate(ctx.stores, { accountId, id: primaryId });
}

/** Closes the duplicate for this merge, unless an equal call did; again when another merge has opened it meanwhile. */
async function requireClosed(
  ctx: AppContext,
  duplicate: OwnedRef,
  primaryId: string,
): Promise<void> {
  await retryOvertaken(async () => {
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
 * Brings everything of a closed duplicate to its survivor and empties it; returns the survivor, null when there was
 * nothing to do. Any number of callers may do it at once. @throws AppError `conflict` where one document does not hold both.
 */
export async function finishMerge(ctx: AppContext, duplicate: OwnedRef): Promise<Candidate | null> {
  const end = await retryOvertaken(async () => {
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
  /** Whether the survivor, or one who is becoming part of it, has everything already. */
  hasArrived: boolean;
}

/** Follows a duplicate to the one who survives; null after a circle of merges has been opened. */
async function followMerges(ctx: AppContext, start: MergingCandidate): Promise<Way | null> {
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

/** Of candidates that are being merged into each other the oldest survives that is not in another one yet. */
async function openCircle(ctx: AppContext, circle: readonly MergingCandidate[]): Promise<void> {
  const arrived = new Set(circle.flatMap(({ candidate }) => candidate.formerIds));
  const whole = circle.filter(({ candidate, isDone }) => !isDone && !arrived.has(candidate.id));
  const [oldest] = whole.sort((a, b) => (a.candidate.id < b.candidate.id ? -1 : 1));
  if (oldest === undefined) throw new Error('Candidates are part of each other.');
  const { candidate, mergedInto } = oldest;
  const { accountId, id } = candidate;
  await reopenDuplicate(ctx.stores, { accountId, id, into: mergedInto });
}

/**
 * Both may have grown since the merge was begun: where there is no room for both any more, the duplicate is opened again,
 * with all it has. @throws AppError `conflict` then; null when somebody else was first.
 */
async function absorbWhereRoom(
  ctx: AppContext,
  survivor: Candidate,
  merging: MergingCandidate,
): Promise<Candidate | null> {
  const { candidate: duplicate, mergedInto: into } = merging;
  try {
    if (survivor.anonymizedAt === null) requireRoomForBoth(survivor, duplicate);
  } catch (refusal) {
    const { accountId, id } = duplicate;
    await reopenDuplicate(ctx.stores, { accountId, id, into });
    throw refusal;
  }
  return absorb(ctx, survivor, merging);
}

/** Writes the duplicate into its survivor; null when somebody else was first. */
async function absorb(
  ctx: AppContext,
  survivor: Candidate,
  { candidate: duplicate }: MergingCandidate,
): Promise<Candidate | null> {
  const candidate = merged(survivor, duplicate, new Date());
  // Who was anonymised meanwhile takes in nothing that says who it is.
  if (survivor.anonymizedAt !== null) return anonymizeAgain(ctx, candidate);
  const events = [mergedEvent(candidate, duplicate.id)];
  const saved = await saveCandidate(ctx.stores, { candidate, events });
  if (saved === null || saved === 'taken') return null;
  announceSoon(ctx, { collection: 'candidates', documentId: saved.id, events });
  return saved;
}
