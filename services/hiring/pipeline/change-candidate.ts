import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import {
  saveCandidate,
  type CandidateWrite,
} from '../../../storage/hiring/candidates/candidates.ts';
import type { AppContext } from '../../context.ts';
import { announceSoon } from '../../webhooks/announce-soon.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { anonymized, emailTaken, requireCandidate } from './require-candidate.ts';
import { requireRoom } from './require-room.ts';

/**
 * Applies `decide` to the current candidate and writes the result with its events in one write. Retries on a version
 * conflict; null changes nothing.
 * @throws AppError `not_found`; `conflict` for an anonymised candidate, an e-mail address of another candidate, or a
 * document that grows too large; and any error of `decide`.
 */
export async function changeCandidate(
  ctx: AppContext,
  target: OwnedRef,
  decide: (candidate: Candidate) => CandidateWrite | null,
): Promise<Candidate> {
  return retryOnConflict(async () => {
    const candidate = await requireCandidate(ctx.stores, target);
    if (candidate.anonymizedAt !== null) throw anonymized();
    const write = decide(candidate);
    if (write === null) return candidate;
    requireRoom(candidate, write.candidate);
    const concernsPeople = candidate.consent.discovery || write.candidate.consent.discovery;
    const saved = await saveCandidate(ctx.stores, { ...write, concernsPeople });
    if (saved === 'taken') {
      throw await emailTaken(ctx.stores, target.accountId, write.candidate.email);
    }
    if (saved === null) return null;
    const { events } = write;
    announceSoon(ctx, { collection: 'candidates', documentId: saved.id, events });
    return saved;
  });
}
