import { z } from 'zod';
import { findScorecardTemplate } from '../../storage/interviews/scorecard-templates.ts';
import { accountOf } from '../caller.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of a scorecard template's routes. */
export const scorecardTemplateParams = z.object({
  id: z.string().meta({ example: 'sct_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's scorecard template that the path names. */
export function ownedScorecardTemplate({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findScorecardTemplate(ctx.stores, { accountId: accountOf(caller), id: params.id });
}
