import { newChat, type SaidMessage } from '../../../domain/agent/chat/take-step.ts';
import type { Chat } from '../../../domain/agent/chat/chat.ts';
import { chatTitle } from '../../../domain/agent/chat/title.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { findChat, insertChat } from '../../../storage/agent/chats.ts';
import { findCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { findJob } from '../../../storage/market/jobs.ts';
import { idOf, newId } from '../../../storage/new-id.ts';
import type { AppContext } from '../../context.ts';
import { createOnce } from '../../create-once.ts';
import { orDeferToSweep } from '../../defer-to-sweep.ts';

import { startChatWorkflow } from './chat-workflow.ts';

export interface ChatRequest {
  accountId: string;
  said: Omit<SaidMessage, 'id'>;
  context: Chat['context'];
  /** The idempotent run of the call: a repeated one returns the chat of the first. */
  run: string | null;
}

/**
 * Starts a chat with the user's first message.
 * @throws AppError `not_found` for a context that is neither the account's nor an open job of the market.
 */
export async function startChat(
  ctx: Pick<AppContext, 'log' | 'stores' | 'temporal'>,
  { accountId, said, context, run }: ChatRequest,
): Promise<Chat> {
  await requireContext(ctx, accountId, context);
  const made = { id: idOf('chat', run), accountId, title: chatTitle(said.text), context };
  const begun = newChat(made, { id: newId('message'), ...said }, new Date());
  const chat = await createOnce(ctx.stores, begun, { insert: insertChat, find: findChat });
  await orDeferToSweep(ctx, startChatWorkflow(ctx, chat), { chat_id: chat.id });
  return chat;
}

async function requireContext(
  ctx: Pick<AppContext, 'stores'>,
  accountId: string,
  { jobId, candidateId }: Chat['context'],
): Promise<void> {
  const isKnown =
    (jobId === null || (await isJobOf(ctx, accountId, jobId))) &&
    (candidateId === null ||
      (await findCandidate(ctx.stores, { accountId, id: candidateId })) !== null);
  if (!isKnown) throw new AppError('not_found');
}

/** Whether the job is a posting of the account, or an open job of the market. */
async function isJobOf(
  ctx: Pick<AppContext, 'stores'>,
  accountId: string,
  id: string,
): Promise<boolean> {
  if ((await findPosting(ctx.stores, { accountId, id })) !== null) return true;
  const job = await findJob(ctx.stores, id);
  return job !== null && job.closedAt === null;
}
