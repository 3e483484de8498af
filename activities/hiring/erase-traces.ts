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
 * One step of erasing what speaks of an anonymised candidate; null when nothing is to be erased any more. What to look
 * for is read from the candidate; harmless to repeat, since what is gone is not found again.
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

/** Ends an erasure; false when a merge has brought more since. Harmless to repeat: the second time it is `true` again. */
export function createFinishErasing({ stores }: AppContext) {
  return function finishErasing(
    input: AnonymizeCandidateInput & { version: number },
  ): Promise<boolean> {
    const { accountId, candidateId: id, version } = input;
    return finishErasure(stores, { accountId, id, version });
  };
}
