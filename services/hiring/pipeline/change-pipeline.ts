import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../../domain/common/errors.ts';
import {
  disturbedStages,
  replaceStages,
  shownStages,
  type Pipeline,
  type Stage,
  type StageInput,
} from '../../../domain/hiring/pipeline/stages.ts';
import type { AuditEntry, Cause } from '../../../domain/accounts/audit/audit-entry.ts';
import {
  findPipeline,
  findStagesInUse,
  findStagesToLeave,
  savePipeline,
} from '../../../storage/hiring/pipelines.ts';
import { newAuditEntry } from '../../../storage/accounts/audit/new-audit-entry.ts';
import type { AppContext } from '../../context.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';

/** The stages of an account in order. */
export async function readStages(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
): Promise<Stage[]> {
  const pipeline = await findPipeline(stores, accountId);
  const retired = pipeline.retired.map((stage) => stage.key);
  return shownStages(pipeline, await findStagesInUse(stores, accountId, retired));
}

/**
 * Replaces the account's stages. A stage to which an application moves concurrently is kept, so that no application
 * is at an unknown stage.
 * @throws AppError `conflict` for a removed stage that is in use.
 */
export async function replacePipeline(
  ctx: Pick<AppContext, 'stores'>,
  { accountId, cause }: { accountId: string; cause: Cause },
  stages: StageInput[],
): Promise<Stage[]> {
  await retryOnConflict(async () => {
    const pipeline = await findPipeline(ctx.stores, accountId);
    const disturbed = disturbedStages(
      { ...pipeline, stages: await readStages(ctx, accountId) },
      stages,
    );
    const inUse = await findStagesToLeave(ctx.stores, accountId, disturbed);
    if (inUse.size > 0) throw stagesInUse([...inUse]);
    const replaced = replaceStages(pipeline, stages);
    const trail = replacedEntries(cause, accountId, { before: pipeline, after: replaced });
    const isSaved = await savePipeline(ctx.stores, accountId, { pipeline: replaced, trail });
    return isSaved || null;
  });
  return readStages(ctx, accountId);
}

/** The audit entry of the change; none when stages and order are equal. */
function replacedEntries(
  cause: Cause,
  accountId: string,
  { before, after }: { before: Pipeline; after: Pipeline },
): AuditEntry[] {
  if (isDeepStrictEqual(before.stages, after.stages)) return [];
  return [
    newAuditEntry(cause, {
      action: 'pipeline_stages.replaced',
      accountId,
      targetId: accountId,
      before: { stages: before.stages },
      after: { stages: after.stages },
    }),
  ];
}

function stagesInUse(keys: string[]): AppError {
  return new AppError('conflict', {
    message: `Applications are at ${keys.join(', ')}: move them first.`,
    details: keys.map((key) => ({ path: 'stages', message: `${key} is in use` })),
  });
}
