import type { Chat, ChatAction, ChatMessage } from './chat.ts';

const CANDIDATE_ID = /cand_[0-9A-Za-z]{20}/gu;

/** Ids of the candidates that a chat names, in its context, tool calls and actions. */
export function subjectsOf({ context, toolCalls, actions }: Chat): string[] {
  return idsIn({ context, toolCalls, actions });
}

/**
 * A chat without what it holds about candidates: from the first turn that names one of them, every text, argument and
 * result is emptied, because later turns may repeat what an earlier one found. Such actions cannot be approved any more. Counts, times and
 * the other statuses stay.
 */
export function forgetCandidates(chat: Chat, ids: readonly string[]): Chat {
  const first = firstTurnAbout(chat, new Set(ids));
  if (first === null) return chat;
  return {
    ...chat,
    title: first === 1 ? '' : chat.title,
    context: { ...chat.context, candidateId: kept(chat.context.candidateId, ids) },
    messages: messagesByTurn(chat.messages).map(({ message, turn }) =>
      turn < first ? message : { ...message, text: '', citations: [], removed: [] },
    ),
    toolCalls: chat.toolCalls.map((call) =>
      call.turn < first ? call : { ...call, arguments: {}, summary: '', result: null },
    ),
    actions: chat.actions.map((action) => (action.turn < first ? action : emptied(action))),
    erasures: chat.erasures + 1,
  };
}

function emptied(action: ChatAction): ChatAction {
  const status = action.status === 'proposed' ? 'rejected' : action.status;
  return { ...action, status, arguments: {}, result: null, reason: null };
}

function firstTurnAbout(chat: Chat, ids: ReadonlySet<string>): number | null {
  const names = (value: unknown) => idsIn(value).some((id) => ids.has(id));
  if (names(chat.context)) return 1;
  const turns = [...chat.toolCalls, ...chat.actions].filter(names).map(({ turn }) => turn);
  return turns.length === 0 ? null : Math.min(...turns);
}

/** The n-th message of the user begins turn n. */
function messagesByTurn(messages: readonly ChatMessage[]) {
  let turn = 0;
  return messages.map((message) => {
    if (message.role === 'user') turn += 1;
    return { message, turn };
  });
}

function idsIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(CANDIDATE_ID) ?? [])];
}

function kept(id: string | null, gone: readonly string[]): string | null {
  return id !== null && gone.includes(id) ? null : id;
}
