import { findPipeline } from '../../../storage/hiring/pipelines.ts';
import type { ApiContext } from '../../context.ts';

/** Names the stages of an account by their keys. */
export async function stageNaming(
  { stores }: Pick<ApiContext, 'stores'>,
  accountId: string,
): Promise<(key: string) => string> {
  const { stages, retired } = await findPipeline(stores, accountId);
  const names = new Map([...stages, ...retired].map(({ key, name }) => [key, name]));
  return (key) => names.get(key) ?? key;
}

/** The names of an account's stages, in order. */
export async function stageNames(
  { stores }: Pick<ApiContext, 'stores'>,
  accountId: string,
): Promise<string[]> {
  return (await findPipeline(stores, accountId)).stages.map(({ name }) => name);
}
