import type { AppContext } from '../../services/context.ts';
import { erasePersonalData } from '../../services/hiring/pipeline/personal-data.ts';
import { findErasure, finishErasure } from '../../storage/hiring/candidates/candidate-erasure.ts';
import { keepAlive } from '../keep-alive.ts';
import type { AnonymizeCandidateInput, Erased } from '../../workflows/hiring/contract.ts';

/**
 * Erases an anonymised candidate from every collection; null when nothing is to be erased any more. Idempotent: erased
 * data is not found again.
 */
export function createEraseTraces(ctx: AppContext) {
  return async function eraseTraces(input: AnonymizeCandidateInput): Promise<Erased | null> {
    const target = { accountId: input.accountId, id: input.candidateId };
    const erasure = await findErasure(ctx.stores, target);
    if (erasure === null) return null;
    const held = await keepAlive(() => erasePersonalData(ctx, erasure));
    return { held, version: erasure.candidate.version };
  };
}

/** Ends an erasure; false when the candidate has changed since. Idempotent: a second call returns true again. */
export function createFinishErasing({ stores }: AppContext) {
  return function finishErasing(
    input: AnonymizeCandidateInput & { version: number },
  ): Promise<boolean> {
    const { accountId, candidateId: id, version } = input;
    return finishErasure(stores, { accountId, id, version });
  };
}
