import { systemCause } from '../../../domain/accounts/audit/audit-entry.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import { moveForOffer } from '../../../domain/hiring/pipeline/move-for-offer.ts';
import { findOffer } from '../../../storage/hiring/offers/offers.ts';
import { findPipeline } from '../../../storage/hiring/pipelines.ts';
import type { AppContext } from '../../context.ts';
import { movedEntry } from '../pipeline/candidate-audit.ts';
import { movedEvents } from '../pipeline/candidate-events.ts';
import { changeCandidate } from '../pipeline/change-candidate.ts';
import { findSurvivor } from '../pipeline/find-survivor.ts';

/**
 * Moves the application of an accepted offer to the stage chosen for it, with history, events and audit entry in one
 * write. Idempotent: the history names the offer, and a later move of a member stays.
 */
export async function moveAccepted(ctx: AppContext, target: OwnedRef): Promise<void> {
  const offer = await findOffer(ctx.stores, target);
  if (offer?.status !== 'accepted') return;
  const { accountId, candidateId } = offer;
  const person = await findSurvivor(ctx.stores, { accountId, id: candidateId });
  if (person === null || person.anonymizedAt !== null) return;
  const pipeline = await findPipeline(ctx.stores, accountId);
  const cause = systemCause;
  await changeCandidate(ctx, { accountId, id: person.id }, (candidate) => {
    const move = { pipeline, now: new Date(), actor: cause.actor };
    const moved = moveForOffer(candidate, offer, move);
    if (moved === null) return null;
    const trail = [movedEntry(cause, moved)];
    return { candidate: moved.candidate, events: movedEvents(moved), trail };
  });
}
