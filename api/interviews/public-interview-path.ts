import { z } from 'zod';
import { hashOfInterviewToken } from '../../services/interviews/interview-link.ts';
import { findInterviewByToken } from '../../storage/interviews/interviews.ts';
import type { FindCall } from '../route.ts';

export const publicInterviewParams = z.object({
  token: z.string().max(100).meta({ description: 'Part of the link, as it was sent.' }),
});

/** The interview that the link opens, also one that has ended. */
export function interviewOfLink({ ctx, params }: FindCall<{ token: string }>) {
  return findInterviewByToken(ctx.stores, hashOfInterviewToken(params.token));
}
