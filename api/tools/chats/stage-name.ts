import { findPipeline } from '../../../storage/hiring/pipelines.ts';
import type { ApiContext } from '../../context.ts';

/** The name of a stage of an account, for its key. */
export async function stageName(
  { stores }: Pick<ApiContext, 'stores'>,
  accountId: string,
  key: string,
): Promise<string> {
  const { stages, retired } = await findPipeline(stores, accountId);
  return [...stages, ...retired].find((stage) => stage.key === key)?.name ?? key;
}

/** The names of an account's stages, in order. */
export async function stageNames(
  { stores }: Pick<ApiContext, 'stores'>,
  accountId: string,
): Promise<string[]> {
  return (await findPipeline(stores, accountId)).stages.map(({ name }) => name);
}
