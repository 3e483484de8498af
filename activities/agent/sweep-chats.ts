import { startChatWorkflow } from '../../services/agent/chats/chat-workflow.ts';
import type { AppContext } from '../../services/context.ts';
import { findStalledChats } from '../../storage/agent/open-chats.ts';
import { sweepEach } from '../sweep-each.ts';

const BATCH = 500;
/** A chat that has waited this long was left behind by a crash. */
const OVERDUE_MS = 10_000;
/** A step of a turn takes less, unless it waits for a server; its workflow is running then. */
const SILENT_MS = 5 * 60_000;

/** Starts a workflow for every chat that a crash, or an outage of Temporal, left without one. Idempotent. */
export function createStartLeftChats(ctx: AppContext) {
  return async function startLeftChats(): Promise<number> {
    const now = Date.now();
    const overdue = { due: new Date(now - OVERDUE_MS), silent: new Date(now - SILENT_MS) };
    const left = await findStalledChats(ctx.stores, overdue, BATCH);
    return sweepEach(ctx, left, (chat) => startChatWorkflow(ctx, chat));
  };
}
