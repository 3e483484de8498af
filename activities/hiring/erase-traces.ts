import type { AppContext } from '../../services/context.ts';
import { eraseFrom } from '../../services/hiring/pipeline/erase-traces.ts';
import { findErasure, finishErasure } from '../../storage/hiring/candidates/candidate-erasure.ts';
import { keepAlive } from '../keep-alive.ts';
import type {
  AnonymizeCandidateInput,
  Erased,
  ErasureStep,
} from '../../workflows/hiring/contract.ts';

/**
 * One step of erasing an anonymised candidate; null when nothing remains. The step is read from the candidate.
 * Idempotent.
 */
export function createEraseTraces({ stores }: AppContext) {
  return async function eraseTraces(
    input: AnonymizeCandidateInput & { step: ErasureStep },
  ): Promise<Erased | null> {
    const target = { accountId: input.accountId, id: input.candidateId };
    const erasure = await findErasure(stores, target);
    if (erasure === null) return null;
    const held = await keepAlive(() => eraseFrom[input.step](stores, erasure));
    return { held, version: erasure.candidate.version };
  };
}

/** Ends an erasure; false when a merge has added data since. Idempotent. */
export function createFinishErasing({ stores }: AppContext) {
  return function finishErasing(
    input: AnonymizeCandidateInput & { version: number },
  ): Promise<boolean> {
    const { accountId, candidateId: id, version } = input;
    return finishErasure(stores, { accountId, id, version });
  };
}
