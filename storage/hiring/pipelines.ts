import { defaultPipeline, type Pipeline } from '../../domain/hiring/pipeline/stages.ts';
import type { AuditEntry } from '../../domain/accounts/audit/audit-entry.ts';
import { pushToTrail } from '../accounts/audit/trail.schema.ts';
import { isDuplicateKey } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { candidateModel } from './candidates/candidate.model.ts';
import { pipelineModel } from './pipeline.model.ts';

/** The account's own pipeline, or the default one. */
export async function findPipeline({ mongo }: Stores, accountId: string): Promise<Pipeline> {
  const record = await pipelineModel(mongo).findById(accountId, { trail: 0 }).lean();
  if (record === null) return defaultPipeline;
  const { _id, ...pipeline } = record;
  return pipeline;
}

export interface PipelineWrite {
  /** The new state; `version` is the version that was read. */
  pipeline: Pipeline;
  /** Entries of the change for the audit log. */
  trail: AuditEntry[];
}

/** Writes a pipeline over the version that was read; false when the write lost the race. */
export async function savePipeline(
  { mongo }: Stores,
  accountId: string,
  { pipeline: { stages, retired, version }, trail }: PipelineWrite,
): Promise<boolean> {
  const next = { stages, retired, version: version + 1 };
  try {
    const { matchedCount, upsertedCount } = await pipelineModel(mongo).updateOne(
      { _id: accountId, version },
      { $set: next, ...(trail.length > 0 && { $push: pushToTrail(trail) }) },
      // The first change inserts. A concurrent first change hits the unique `_id`.
      { upsert: version === defaultPipeline.version },
    );
    return matchedCount + upsertedCount === 1;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** The stages, of these, that applications of the account are at. */
export async function findStagesInUse(
  stores: Stores,
  accountId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  return stagesHeld(stores, { accountId }, keys);
}

/** The stages, of these, that movable applications are at. Applications of anonymised candidates cannot be moved. */
export async function findStagesToLeave(
  stores: Stores,
  accountId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  return stagesHeld(stores, { accountId, anonymizedAt: null }, keys);
}

async function stagesHeld(
  { mongo }: Stores,
  people: { accountId: string; anonymizedAt?: null },
  keys: readonly string[],
): Promise<Set<string>> {
  const used = await Promise.all(
    keys.map((key) => candidateModel(mongo).exists({ ...people, 'applications.stage': key })),
  );
  return new Set(keys.filter((_key, index) => used[index] !== null));
}
