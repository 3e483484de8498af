import { z } from 'zod';
import { findSurvey, findPublicSurvey } from '../../storage/surveys/surveys.ts';
import { accountOf } from '../caller.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of a survey's routes. */
export const surveyParams = z.object({
  id: z.string().meta({ example: 'srv_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's survey that the path names. */
export function ownedSurvey({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findSurvey(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** The survey that the path names, of any account. */
export function publicSurvey({ ctx, params }: FindCall<{ id: string }>) {
  return findPublicSurvey(ctx.stores, params.id);
}
