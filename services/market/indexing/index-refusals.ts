import type { WriteOutcome } from '../../../storage/market/search/write-documents.ts';

/** The writes that the index rejected. */
export function refusals(outcomes: WriteOutcome[]): WriteOutcome[] {
  return outcomes.filter(({ error }) => error !== null);
}

/** Throws the first rejection, so that the caller retries the rest. */
export function throwRefusals(outcomes: WriteOutcome[]): void {
  const refused = refusals(outcomes);
  const [first] = refused;
  if (first) {
    throw new Error(
      `The index refused ${refused.length} of ${outcomes.length} documents, first ${first.id}: ${first.error}`,
    );
  }
}
