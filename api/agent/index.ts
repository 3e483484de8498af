import type { Route } from '../route.ts';
import { approveChatAction, rejectChatAction } from './chats/decide-action.ts';
import { deleteChat } from './chats/delete-chat.ts';
import { followChatEvents } from './chats/follow-chat.ts';
import { getChat } from './chats/get-chat.ts';
import { listChats } from './chats/list-chats.ts';
import { sendChatMessage } from './chats/send-message.ts';
import { startChat } from './chats/start-chat.ts';
import { stopChat } from './chats/stop-chat.ts';
import { createCoverLetter } from './documents/create-cover-letter.ts';
import { createResume } from './documents/create-resume.ts';
import { getCoverLetter } from './documents/get-cover-letter.ts';
import { getResume } from './documents/get-resume.ts';
import { listCoverLetters } from './documents/list-cover-letters.ts';
import { listResumes } from './documents/list-resumes.ts';
import { applyWithAi } from './sessions/apply-with-ai.ts';
import { continueApplySession } from './sessions/continue-session.ts';
import { approveApplySession, stopApplySession } from './sessions/end-session.ts';
import { getApplySession } from './sessions/get-session.ts';
import { listApplySessions } from './sessions/list-sessions.ts';

export const agentRoutes: readonly Route[] = [
  applyWithAi,
  listApplySessions,
  getApplySession,
  continueApplySession,
  approveApplySession,
  stopApplySession,
  createResume,
  listResumes,
  getResume,
  createCoverLetter,
  listCoverLetters,
  getCoverLetter,
  startChat,
  listChats,
  getChat,
  followChatEvents,
  sendChatMessage,
  approveChatAction,
  rejectChatAction,
  stopChat,
  deleteChat,
];
