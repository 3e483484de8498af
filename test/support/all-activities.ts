import { createActivities, type Activities } from '../../activities/index.ts';
import { createApiContext } from '../../api/context.ts';
import { createChatTools } from '../../api/tools/chat-tools.ts';
import type { AppContext } from '../../services/context.ts';

/** All activities, for tests of those that run no tools. */
export function allActivities(ctx: AppContext): Activities {
  return createActivities(ctx, createChatTools(createApiContext(ctx)));
}
