import {
  ActivityCancellationType,
  allHandlersFinished,
  condition,
  continueAsNew,
  isCancellation,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { AgentActivities } from '../../activities/agent/index.ts';
import {
  isOver,
  statusAfter,
  type ChatCommandKind,
  type ChatStatus,
} from '../../domain/agent/chat/chat-lifecycle.ts';
import { modelTurn, sessionStep } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import { isTurnAbandoned } from './abandoned-turn.ts';
import { takeCommands, unlessCommanded, type Commands } from './commands.ts';
import {
  CHAT_MOVED,
  chatUpdates,
  paidSignal,
  type ChatChange,
  type ChatInput,
  type ChatState,
  type ChatWorkflow,
} from './contract.ts';

const MINUTE_MS = 60_000;
/** Checks for funds whose signal was lost: soon at first, then every three hours. */
const FIRST_CHECKS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];
const PAYMENT_CHECK_MS = 180 * MINUTE_MS;

const { readChatState } = proxyActivities<Pick<AgentActivities, 'readChatState'>>({
  ...sessionStep,
  summary: 'Read the state of the chat',
});
const { changeChatState } = proxyActivities<Pick<AgentActivities, 'changeChatState'>>(sessionStep);
const { thinkChat, runChatTool } = proxyActivities<
  Pick<AgentActivities, 'thinkChat' | 'runChatTool'>
>({ ...modelTurn, cancellationType: ActivityCancellationType.TRY_CANCEL });
const { runChatAction } = proxyActivities<Pick<AgentActivities, 'runChatAction'>>(modelTurn);

type ChatCommands = Commands<ChatCommandKind, ChatState>;

const rules = {
  updates: chatUpdates,
  isAllowed: ({ status }: ChatState, step: ChatCommandKind) => statusAfter(status, step) !== null,
  isOver: ({ status }: ChatState) => isOver(status),
  moved: { type: CHAT_MOVED, message: 'The chat has changed.' },
};

/**
 * A conversation with the platform agent (decision 0042). The state machine of a chat decides, and this workflow runs
 * it: a model turn, the tools it asks for, the actions that a person approves. The chat's document is the source of
 * truth, and only this workflow changes its status. Histories hold ids, names of tools and counts.
 */
export const chat: ChatWorkflow = async (input) => {
  const commands = takeCommands(rules, input.seen);
  const funds = { isPaid: input.isPaid ?? false };
  setHandler(paidSignal, () => void (funds.isPaid = true));
  const steps = createSteps(input, commands, funds);
  let state = await readChatState(input);
  for (;;) {
    commands.advance(show(state));
    if (isOver(state.status)) break;
    if (workflowInfo().continueAsNewSuggested) {
      // A running handler may still queue a command, and then waits until it is done.
      await condition(() => allHandlersFinished() || commands.next() !== undefined);
      if (commands.next() === undefined)
        await continueAsNew<ChatWorkflow>({ ...input, seen: commands.seen(), ...funds });
    }
    state = await steps.next(state);
  }
  await condition(allHandlersFinished);
  return state.status;
};

function createSteps(input: ChatInput, commands: ChatCommands, funds: { isPaid: boolean }) {
  let checks = 0;
  let turn = 0;
  return {
    next(state: ChatState): Promise<ChatState> {
      if (state.turn !== turn) checks = 0;
      turn = state.turn;
      if (state.next === 'action') return runAction(input);
      if (state.next !== null) return advanceTurn(state);
      return waitForPerson(state);
    },
  };

  /** Asks the model, or runs a tool that reads. A command abandons it, and its result is ignored. */
  async function advanceTurn(state: ChatState): Promise<ChatState> {
    const outcome = unlessCommanded(commands, () => stepOfTurn(state));
    const after = await outcome.catch((error: unknown) => {
      if (isCancellation(error)) throw error;
      return isTurnAbandoned(error, state, Date.now())
        ? readChatState(input)
        : change(input, 'fail');
    });
    return after ?? applyCommand(input, commands);
  }

  function stepOfTurn({ next, tool, turn }: ChatState): Promise<ChatState> {
    if (next === 'tool') {
      const summary = `Turn ${turn}: run ${tool ?? 'a tool'}`;
      return runChatTool.executeWithOptions({ summary }, [input]);
    }
    return thinkChat.executeWithOptions({ summary: `Turn ${turn}: ask the model` }, [input]);
  }

  async function waitForPerson(state: ChatState): Promise<ChatState> {
    const unpaid = state.status === 'needs_payment';
    const leftMs = Math.max(Date.parse(state.expiresAt ?? '') - Date.now(), 0);
    const checkMs = unpaid ? (FIRST_CHECKS_MS[checks] ?? PAYMENT_CHECK_MS) : leftMs;
    const isWoken = () => commands.next() !== undefined || (unpaid && funds.isPaid);
    await condition(isWoken, Math.min(leftMs, checkMs));
    if (commands.next() !== undefined) return applyCommand(input, commands);
    if (unpaid && funds.isPaid) {
      funds.isPaid = false;
      return change(input, 'top_up');
    }
    if (leftMs <= checkMs) return change(input, 'expire');
    checks += 1;
    return change(input, 'top_up');
  }
}

/** An approved action runs to its end. A command waits for it. */
async function runAction(input: ChatInput): Promise<ChatState> {
  try {
    return await runChatAction.executeWithOptions({ summary: 'Run the approved action' }, [input]);
  } catch (error) {
    if (isCancellation(error)) throw error;
    return change(input, 'fail');
  }
}

function change(
  { accountId, chatId }: ChatInput,
  step: 'top_up' | 'expire' | 'fail',
): Promise<ChatState> {
  return changeChatState.executeWithOptions({ summary: summaries[step] }, [
    { accountId, chatId, step, input: null },
  ]);
}

/** Applies the first queued command. */
async function applyCommand(
  { accountId, chatId }: ChatInput,
  commands: ChatCommands,
): Promise<ChatState> {
  const command = commands.next();
  if (command === undefined) throw new Error('No command is queued.');
  const { step, id } = command;
  const state = await changeChatState.executeWithOptions({ summary: summaries[step] }, [
    { accountId, chatId, step, input: id },
  ]);
  commands.done(command);
  return state;
}

const summaries: Record<ChatChange['step'], string> = {
  message: 'Apply the user’s message',
  approve: 'Record the approval of an action',
  reject: 'Record the rejection of an action',
  stop: 'Stop the chat',
  top_up: 'Continue after a top-up',
  expire: 'Expire the chat: no input for 72 hours',
  fail: 'Fail the chat',
};

/** Shows whose turn it is in the Temporal UI. */
function show(state: ChatState): ChatState {
  const counts = `${state.messages} messages, ${state.proposed} proposed actions, turn ${state.turn}`;
  const until = state.expiresAt === null ? '' : ` Expires at ${state.expiresAt}.`;
  showStatus(state.status, `${words[state.status]} (${counts}).${until}`);
  return state;
}

const words: Record<ChatStatus, string> = {
  thinking: 'The agent answers',
  waiting_for_user: 'Waiting for a message of the user',
  waiting_for_approval: 'Waiting for a decision on a proposed action',
  needs_payment: 'Waiting for a top-up',
  stopped: 'Stopped',
  failed: 'Failed',
  expired: 'Expired: no input for 72 hours',
};
