import { declineProtected } from '../../../domain/agent/chat/intent/decline.ts';
import { asksFor } from '../../../domain/agent/chat/intent/asks-for.ts';
import { speaksGerman } from '../../../domain/agent/chat/intent/speaks-german.ts';
import { groundAnswer } from '../../../domain/agent/chat/grounding/ground-answer.ts';
import {
  beginCall,
  callsOfTurn,
  finishTurn,
  MAX_ACTIONS,
  MAX_TOOL_CALLS,
  runningCall,
  takeStep,
  type CheckedAnswer,
} from '../../../domain/agent/chat/take-step.ts';
import type { Author, Chat, ProposedAction } from '../../../domain/agent/chat/chat.ts';
import type { KnownTool, TurnInput, TurnStep } from '../../../domain/agent/chat/turn.ts';
import { usageOf } from '../../../domain/agent/paid-turn.ts';
import { chatTurn } from '../../../domain/agent/tasks/chat-turn.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import { addPaidChatTurns } from '../../../storage/agent/chats.ts';
import { idOf, runOf } from '../../../storage/new-id.ts';
import type { AppContext } from '../../context.ts';
import { runModelTurn } from '../../model/run-model-turn.ts';
import { refusalOf } from '../turn-refusal.ts';
import { changeChat, requireChat } from './change-chat.ts';
import type { ChatTools } from './chat-tools.ts';

/** A turn with the tools that the author of its message may use. */
interface Turn {
  ctx: AppContext;
  tools: ChatTools;
  chat: Chat;
  message: string;
  author: Author;
  /** When the message was sent. */
  saidAt: Date;
  known: readonly KnownTool[];
}

/**
 * Decides the next step of a turn: a tool call, or the checked answer with proposed actions. Idempotent: the model's
 * answer is kept by key and charged once, and a step that is taken changes nothing.
 * @throws ModelFailure that may be retried.
 */
export async function think(ctx: AppContext, tools: ChatTools, target: OwnedRef): Promise<Chat> {
  const chat = await requireChat(ctx, target);
  if (chat.status !== 'thinking' || runningCall(chat) !== undefined) return chat;
  const last = chat.messages.findLast(({ role }) => role === 'user');
  if (last === undefined || last.author === null) {
    throw new Error('A turn answers a message of a person.');
  }
  const { text: message, author, at: saidAt } = last;
  const known = await tools.toolsOf(chat.accountId, author);
  const turn = { ctx, tools, chat, message, author, saidAt, known };
  const without = declineProtected(message) ?? limitReached(turn);
  if (without !== null) return finish(turn, said(without));
  try {
    return await take(turn, await askModel(turn));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    const step = refusal.code === 'PAYMENT_REQUIRED' ? 'run_short' : 'fail';
    return changeChat(ctx, chat, (now) =>
      isSameTurn(now, chat) ? takeStep(now, step, { at: new Date(), error: refusal }) : null,
    );
  }
}

async function askModel({ ctx, chat, saidAt, known }: Turn): Promise<TurnStep> {
  const { id, accountId, turn } = chat;
  const calls = callsOfTurn(chat).length;
  const key = `${id}:${turn}:${calls}`;
  const input: TurnInput = {
    messages: chat.messages.map(({ role, text }) => ({ role, text })),
    toolCalls: chat.toolCalls,
    turn,
    context: chat.context,
    tools: known,
    now: saidAt.toISOString(),
    mustAnswer: calls >= MAX_TOOL_CALLS,
  };
  const charged = { accountId, key, reference: id };
  const { value, usage } = await runModelTurn(ctx, charged, { task: chatTurn, input });
  await addPaidChatTurns(ctx.stores, [{ accountId, chatId: id, turn: { key, ...usage } }]);
  return value;
}

/** A tool that writes is never called, but proposed. */
function take(turn: Turn, step: TurnStep): Promise<Chat> {
  if (step.kind === 'answer') return finish(turn, checked(turn, step));
  const { ctx, chat, known } = turn;
  const asked = { tool: step.tool, arguments: step.arguments };
  const tool = known.find(({ name }) => name === step.tool);
  const calls = callsOfTurn(chat).length;
  if (tool?.reads === true && calls < MAX_TOOL_CALLS) {
    const call = { ...asked, id: idOf('toolCall', `${runOfTurn(chat)}:${calls}`) };
    return changeChat(ctx, chat, (now) =>
      isSameTurn(now, chat) ? beginCall(now, call, new Date()) : null,
    );
  }
  return finish(turn, { ...said(''), actions: [asked] });
}

/** An answer with the sentences that sources support. */
interface Answer extends Pick<CheckedAnswer, 'text' | 'citations' | 'removed'> {
  actions: readonly ProposedAction[];
}

/** A sentence of our own. */
function said(text: string): Answer {
  return { text, citations: [], removed: [], actions: [] };
}

/** A model's answer without what no source supports. */
function checked({ chat }: Turn, { text, actions }: { text: string; actions: ProposedAction[] }) {
  const grounded = groundAnswer(text, {
    toolCalls: chat.toolCalls,
    userMessages: chat.messages.flatMap(({ role, text: own }) => (role === 'user' ? [own] : [])),
  });
  return { ...grounded, actions };
}

/** Ends the turn. Only what the user asked for is proposed. */
async function finish(turn: Turn, { actions: proposed, ...answer }: Answer): Promise<Chat> {
  const { ctx, tools, chat, message } = turn;
  const wanted = proposed
    .filter(({ tool }) => isProposable(turn, tool) && asksFor(tool, message))
    .slice(0, MAX_ACTIONS);
  const actions = await Promise.all(
    wanted.map(async (action, at) => ({
      ...action,
      id: idOf('chatAction', `${runOfTurn(chat)}:${at}`),
      seenVersion: await tools.versionFor({
        ...action,
        accountId: chat.accountId,
        author: turn.author,
      }),
    })),
  );
  const text = answer.text.trim() === '' ? fallback(message, actions.length) : answer.text;
  const id = idOf('message', runOfTurn(chat));
  return changeChat(ctx, chat, (now) =>
    finishTurn(now, chat.turn, { ...answer, id, text, actions, at: new Date() }),
  );
}

/** The run of the current turn: a repeated step names the same call, action and message. */
function runOfTurn({ id, turn }: Chat): string {
  return `${runOf(id)}:${turn}`;
}

function isProposable({ known }: Turn, name: string): boolean {
  return known.some((tool) => tool.name === name && !tool.reads);
}

/** The answer where nothing of the model's is left. */
function fallback(message: string, actions: number): string {
  const isGerman = speaksGerman(message);
  if (actions > 0)
    return isGerman
      ? 'Das mache ich, sobald du zustimmst.'
      : 'I do this as soon as you approve it.';
  return isGerman
    ? 'Dazu finde ich in deinen Daten nichts, was ich belegen kann.'
    : 'I find nothing in your data that I could state with a source.';
}

/** The answer where a limit of the turn or the chat is reached; null below the limits. */
function limitReached({ ctx: { config }, chat, message }: Turn): string | null {
  const ofTurn = chat.paidTurns.filter(({ key }) => key.startsWith(`${chat.id}:${chat.turn}:`));
  const { turnUsdMicros, chatUsdMicros } = config.chat;
  if (usageOf(chat.paidTurns).cost_usd_micros >= chatUsdMicros) {
    return speaksGerman(message)
      ? 'Dieser Chat hat seine Kostengrenze erreicht. Bitte beginne einen neuen.'
      : 'This chat has reached its cost limit. Please start a new one.';
  }
  if (usageOf(ofTurn).cost_usd_micros < turnUsdMicros) return null;
  return speaksGerman(message)
    ? 'Diese Antwort hat ihre Kostengrenze erreicht. Bitte frage enger.'
    : 'This answer has reached its cost limit. Please ask for less.';
}

function isSameTurn(now: Chat, { turn }: Chat): boolean {
  return now.turn === turn && now.status === 'thinking';
}
