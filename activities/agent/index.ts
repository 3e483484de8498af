import type { ChatTools } from '../../services/agent/chats/chat-tools.ts';
import type { AppContext } from '../../services/context.ts';
import {
  createChangeSessionState,
  createDraftApplySession,
  createReadSessionState,
  createSubmitApplySession,
} from './apply-session.ts';
import {
  createChangeChatState,
  createReadChatState,
  createRunChatAction,
  createRunChatTool,
  createThinkChat,
} from './chat.ts';
import { createStartLeftChats } from './sweep-chats.ts';
import { createStartStalledSessions } from './sweep-sessions.ts';
import { createWriteDocumentOnce } from './write-document.ts';

export type AgentActivities = ReturnType<typeof createAgentActivities>;

/** The activities of the agent area: one line each. */
export function createAgentActivities(ctx: AppContext, chatTools: ChatTools) {
  return {
    readSessionState: createReadSessionState(ctx),
    changeSessionState: createChangeSessionState(ctx),
    draftApplySession: createDraftApplySession(ctx),
    submitApplySession: createSubmitApplySession(ctx),
    startLeftBehind: createStartStalledSessions(ctx),
    writeDocumentOnce: createWriteDocumentOnce(ctx),
    readChatState: createReadChatState(ctx),
    changeChatState: createChangeChatState(ctx),
    thinkChat: createThinkChat(ctx, chatTools),
    runChatTool: createRunChatTool(ctx, chatTools),
    runChatAction: createRunChatAction(ctx, chatTools),
    startLeftChats: createStartLeftChats(ctx),
  };
}
