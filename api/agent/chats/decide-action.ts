import { z } from 'zod';
import type { Chat } from '../../../domain/agent/chat/chat.ts';
import { actionIdMember, chatSchema, reasonMember } from '../../../domain/agent/chat/chat-wire.ts';
import { waitInBody } from '../../../domain/agent/session-wire.ts';
import { decideAction, requireAction } from '../../../services/agent/chats/act-on-chat.ts';
import { requireAccess } from '../../access.ts';
import type { Caller } from '../../caller.ts';
import { idempotencyKey } from '../../input/idempotency-key.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute, type RouteCall } from '../../route.ts';
import { findTool } from '../../tools/run-tool.ts';
import { answerWithChat } from './chat-answer.ts';
import { authorOf, ownedChat } from './owned-chat.ts';

const common = {
  method: 'post',
  access: { scopes: ['agent:tools'], role: 'recruiter' },
  ...ownedChat,
  idempotent: true,
  response: recordOf(chatSchema),
  errors: ['conflict'],
} as const;

export const approveChatAction = defineRoute(
  {
    ...common,
    name: 'approveChatAction',
    path: '/v1/agent/chats/{id}/approve',
    body: z.strictObject({ action_id: actionIdMember, wait_s: waitInBody }),
    summary: 'Approve a proposed action: it runs once, with exactly the arguments shown.',
    description:
      "The action runs with the rights of the approver: without the tool's scope it is 403 and stays proposed. If its record has changed since it was proposed, the action fails and its reason says so. A decided action is 409 conflict.",
  },
  async ({ ctx, caller, body, found, headers }) => {
    const { action_id: actionId } = body;
    requireToolAccess(found, actionId, caller);
    const decided = { actionId, kind: 'approve', reason: null } as const;
    const chat = await decideAction(ctx, found, { ...decided, ...sender(caller, headers) });
    return answerWithChat(ctx, chat, body.wait_s);
  },
);

export const rejectChatAction = defineRoute(
  {
    ...common,
    name: 'rejectChatAction',
    path: '/v1/agent/chats/{id}/reject',
    body: z.strictObject({ action_id: actionIdMember, reason: reasonMember, wait_s: waitInBody }),
    summary: 'Reject a proposed action.',
  },
  async ({ ctx, caller, body, found, headers }) => {
    const { action_id: actionId, reason = null } = body;
    const decided = { actionId, kind: 'reject', reason } as const;
    const chat = await decideAction(ctx, found, { ...decided, ...sender(caller, headers) });
    return answerWithChat(ctx, chat, body.wait_s);
  },
);

function sender(caller: Caller, headers: RouteCall['headers']) {
  return { author: authorOf(caller), idempotencyKey: idempotencyKey(headers) };
}

/** @throws AppError 404 for an unknown action, 403 without the rights that its tool needs. */
function requireToolAccess(chat: Chat, actionId: string, caller: Caller): void {
  const action = requireAction(chat, actionId);
  const tool = findTool(action.tool);
  if (tool === undefined) return;
  requireAccess(tool.toCall(action.arguments).route.declaration.access, caller);
}
