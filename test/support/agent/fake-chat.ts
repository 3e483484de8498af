import type { AgentActivities } from '../../../activities/agent/index.ts';
import { keepAlive } from '../../../activities/keep-alive.ts';
import { IDLE_MS, isOver, statusAfter } from '../../../domain/agent/chat/chat-lifecycle.ts';
import type { ChatStep } from '../../../domain/agent/chat/chat-lifecycle.ts';
import type { ChatState } from '../../../workflows/agent/contract.ts';

type ChatWork = Pick<
  AgentActivities,
  'readChatState' | 'changeChatState' | 'thinkChat' | 'runChatTool' | 'runChatAction'
>;

/** The model's wish for the next step: a tool, the answer, an action, or there are no funds. */
export type Thought = 'tool' | 'answer' | 'propose' | 'run_short' | (() => Promise<'answer'>);

/** A fake of a stored chat, for tests of the workflow alone. */
export interface FakeChat {
  state: ChatState;
  /** Every change, and every attempt to think, to run a tool and an action. */
  log: string[];
  activities: ChatWork;
}

/** A chat whose turns go as the thoughts say, in order; the last one repeats. */
export function fakeChat(now: () => Promise<number>, ...thoughts: Thought[]): FakeChat {
  const chat: FakeChat = {
    state: {
      ...{ status: 'thinking', version: 1, turn: 1, next: 'model', tool: null },
      ...{ messages: 1, proposed: 0, expiresAt: null },
    },
    log: [],
    activities: {
      readChatState: () => touch(chat.state),
      async changeChatState({ step, input }) {
        chat.log.push([step, input].filter((part) => part !== null).join(' '));
        return take(step);
      },
      async thinkChat() {
        chat.log.push('think');
        const thought = thoughts.length > 1 ? thoughts.shift() : thoughts[0];
        const wanted = typeof thought === 'function' ? await keepAlive(thought) : thought;
        if (chat.state.status !== 'thinking') return chat.state;
        if (wanted === 'tool') return become({ next: 'tool', tool: 'list_candidates' });
        if (wanted === 'propose') return move('propose', { proposed: 1 });
        return move(wanted ?? 'answer');
      },
      async runChatTool() {
        chat.log.push('tool');
        return become({ next: 'model', tool: null });
      },
      async runChatAction() {
        chat.log.push('action');
        return move('answer', { next: null });
      },
    },
  };
  return chat;

  function take(step: ChatStep): Promise<ChatState> {
    const { status, turn } = chat.state;
    if (statusAfter(status, step) === null) return Promise.resolve(chat.state);
    if (step === 'message') return move(step, { turn: turn + 1, next: 'model' });
    if (step === 'top_up') return move(step, { next: 'model' });
    if (step === 'approve') return move(step, { proposed: 0, next: 'action' });
    if (step === 'reject') return move('answer', { proposed: 0 });
    return move(step);
  }

  function move(step: ChatStep, also: Partial<ChatState> = {}): Promise<ChatState> {
    const status = statusAfter(chat.state.status, step) ?? chat.state.status;
    return become({ next: null, tool: null, ...also, status });
  }

  function become(changes: Partial<ChatState>): Promise<ChatState> {
    return touch({ ...chat.state, ...changes, version: chat.state.version + 1 });
  }

  async function touch(state: ChatState): Promise<ChatState> {
    const ends = state.expiresAt ?? new Date((await now()) + IDLE_MS).toISOString();
    chat.state = { ...state, expiresAt: isOver(state.status) ? null : ends };
    return chat.state;
  }
}
