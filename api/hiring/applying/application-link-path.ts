import { z } from 'zod';
import { findLinkedApplication } from '../../../services/hiring/applying/read-application-status.ts';
import type { FindCall } from '../../route.ts';

export const applicationLinkParams = z.object({
  token: z.string().max(100).meta({ description: 'Part of the link, as it was sent.' }),
});

/** The application that the link opens. */
export function applicationOfLink({ ctx, params }: FindCall<{ token: string }>) {
  return findLinkedApplication(ctx, params.token);
}
