import { collectionOf } from '../define-model.ts';
import { candidateModel, type CandidateRecord } from '../hiring/candidates/candidate.model.ts';
import type { Stores } from '../stores.ts';

/** More merges than a chain of duplicates has. */
const MAX_MERGES = 50;

type Found = Pick<CandidateRecord, '_id' | 'source' | 'mergedInto'>;

/** The sources of candidates by id. A merged candidate has that of its survivor. */
export async function readSources(
  { mongo }: Stores,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const known = new Map<string, Found>();
  let missing = [...new Set(ids)];
  for (let merges = 0; missing.length > 0 && merges < MAX_MERGES; merges += 1) {
    const found = await collectionOf(mongo, candidateModel)
      .find<Found>(
        { _id: { $in: missing }, accountId },
        { projection: { source: 1, mergedInto: 1 } },
      )
      .toArray();
    for (const one of found) known.set(one._id, one);
    missing = found.flatMap(({ mergedInto }) =>
      mergedInto === undefined || known.has(mergedInto) ? [] : [mergedInto],
    );
  }
  return new Map(ids.map((id) => [id, survivorOf(known, id)?.source ?? null]));
}

function survivorOf(known: ReadonlyMap<string, Found>, id: string): Found | undefined {
  let one = known.get(id);
  for (let merges = 0; one?.mergedInto !== undefined && merges < MAX_MERGES; merges += 1) {
    one = known.get(one.mergedInto);
  }
  return one;
}
