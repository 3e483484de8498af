import { z } from 'zod';
import { interviewRow } from '../../domain/interviews/interview-row.ts';
import type { Interview } from '../../domain/interviews/interview.ts';
import { interviewUrl } from '../../services/interviews/interview-link.ts';
import { findInterview } from '../../storage/interviews/interviews.ts';
import { accountOf } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of an interview's routes. */
export const interviewParams = z.object({
  id: z.string().meta({ example: 'int_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's interview that the path names. */
export function ownedInterview({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findInterview(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** The response of every route that shows one interview to its employer. */
export function interviewAnswer({ config }: ApiContext, interview: Interview) {
  return { data: interviewRow(interview, interviewUrl(config, interview)) };
}
