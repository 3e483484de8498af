import { AppError } from '../../../domain/common/errors.ts';
import {
  disturbedStages,
  replaceStages,
  shownStages,
  type Stage,
} from '../../../domain/hiring/pipeline/stages.ts';
import { findPipeline, findStagesInUse, savePipeline } from '../../../storage/hiring/pipelines.ts';
import type { AppContext } from '../../context.ts';

/** So often somebody else may be first before a caller is told. */
const MAX_TRIES = 20;

/** The stages of an account in their order. */
export async function readStages({ stores }: AppContext, accountId: string): Promise<Stage[]> {
  const pipeline = await findPipeline(stores, accountId);
  const retired = pipeline.retired.map((stage) => stage.key);
  return shownStages(pipeline, await findStagesInUse(stores, accountId, retired));
}

/**
 * Puts these stages in place of the account's. Whoever moves an application to a stage at the very moment it goes
 * keeps it in the list: nothing is ever at a stage that nobody knows. @throws AppError `conflict` for one in use.
 */
export async function replacePipeline(
  ctx: AppContext,
  accountId: string,
  stages: Stage[],
): Promise<Stage[]> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const pipeline = await findPipeline(ctx.stores, accountId);
    const disturbed = disturbedStages(
      { ...pipeline, stages: await readStages(ctx, accountId) },
      stages,
    );
    const inUse = await findStagesInUse(ctx.stores, accountId, disturbed);
    if (inUse.size > 0) throw stagesInUse([...inUse]);
    if (await savePipeline(ctx.stores, accountId, replaceStages(pipeline, stages))) {
      return readStages(ctx, accountId);
    }
  }
  throw new AppError('version_conflict');
}

function stagesInUse(keys: string[]): AppError {
  return new AppError('conflict', {
    message: `Applications are at ${keys.join(', ')}: move them first.`,
    details: keys.map((key) => ({ path: 'stages', message: `${key} is in use` })),
  });
}
