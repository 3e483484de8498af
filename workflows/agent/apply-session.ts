import {
  ActivityCancellationType,
  allHandlersFinished,
  condition,
  continueAsNew,
  isCancellation,
  patched,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { AgentActivities } from '../../activities/agent/index.ts';
import {
  isOver,
  statusAfter,
  type SessionAction,
  type SessionStatus,
} from '../../domain/agent/session-lifecycle.ts';
import { modelTurn, sessionStep } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import {
  paidSignal,
  roleClosedSignal,
  SESSION_MOVED,
  sessionUpdates,
  type ApplySessionInput,
  type SessionChange,
  type SessionSignals,
  type SessionState,
  type ApplySessionWorkflow,
} from './contract.ts';
import { isTurnAbandoned } from './abandoned-turn.ts';
import { takeCommands, unlessCommanded, type Commands } from './commands.ts';

const MINUTE_MS = 60_000;
/** First checks: a session of the same account may soon release its hold. */
const FIRST_CHECKS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];
/** Interval of the later checks, for a top-up whose signal was lost. */
const PAYMENT_CHECK_MS = 180 * MINUTE_MS;

const { readSessionState } = proxyActivities<Pick<AgentActivities, 'readSessionState'>>({
  ...sessionStep,
  summary: 'Read the state of the session',
});
const { changeSessionState } =
  proxyActivities<Pick<AgentActivities, 'changeSessionState'>>(sessionStep);
const { submitApplySession } = proxyActivities<Pick<AgentActivities, 'submitApplySession'>>({
  ...sessionStep,
  summary: 'Submit the approved application',
});
const { draftApplySession } = proxyActivities<Pick<AgentActivities, 'draftApplySession'>>({
  ...modelTurn,
  cancellationType: ActivityCancellationType.TRY_CANCEL,
});

type Queue = Commands<SessionAction, SessionState>;

const rules = {
  updates: sessionUpdates,
  isAllowed: ({ status }: SessionState, step: SessionAction) => statusAfter(status, step) !== null,
  isOver: ({ status }: SessionState) => isOver(status),
  moved: { type: SESSION_MOVED, message: 'The session has changed.' },
};

/**
 * An application made with AI (decision 0021). The state machine of a session decides, and this workflow runs it. The
 * session's document is the source of truth, and only this workflow changes its status. Histories hold ids and
 * counts.
 */
export const applySession: ApplySessionWorkflow = async (input) => {
  const commands = takeCommands(rules, input.seen);
  const news = input.news ?? { paid: false, roleClosed: false };
  setHandler(paidSignal, () => void (news.paid = true));
  setHandler(roleClosedSignal, () => void (news.roleClosed = true));
  const firstChecks = patched('first-payment-checks') ? FIRST_CHECKS_MS : [];
  const steps = createSteps(input, commands, { news, firstChecks });
  let state = await readSessionState(input);
  for (;;) {
    commands.advance(show(state));
    if (isOver(state.status)) break;
    if (workflowInfo().continueAsNewSuggested) {
      // A running handler may still queue a command, and then waits until it is done.
      await condition(() => allHandlersFinished() || commands.next() !== undefined);
      if (commands.next() === undefined)
        await continueAsNew<ApplySessionWorkflow>({ ...input, seen: commands.seen(), news });
    }
    state = await steps.next(state);
  }
  await condition(allHandlersFinished);
  return state.status;
};

interface Waiting {
  news: SessionSignals;
  /** Waits before the first payment checks, in order. */
  firstChecks: readonly number[];
}

function createSteps(input: ApplySessionInput, commands: Queue, { news, firstChecks }: Waiting) {
  let checks = 0;
  return {
    next(state: SessionState): Promise<SessionState> {
      if (state.status !== 'needs_payment') checks = 0;
      if (state.status === 'submitting') return submitApplySession(input);
      if (state.status === 'drafting') return draft(state);
      return waitForInput(state);
    },
  };

  /** Runs a turn. A command cancels it: the turn's activity is abandoned and its result is ignored. */
  async function draft(state: SessionState): Promise<SessionState> {
    const summary = `Turn ${state.turn}: draft answers`;
    const outcome = unlessCommanded(commands, () =>
      draftApplySession.executeWithOptions({ summary }, [input]),
    );
    const after = await outcome.catch((error: unknown) => {
      if (isCancellation(error)) throw error;
      const isLeft = isTurnAbandoned(error, state, Date.now()) && patched('turn-left');
      return isLeft ? readSessionState(input) : change('fail');
    });
    return after ?? applyCommand(input, commands);
  }

  async function waitForInput(state: SessionState): Promise<SessionState> {
    const unpaid = state.status === 'needs_payment';
    const leftMs = Math.max(Date.parse(state.expiresAt ?? '') - Date.now(), 0);
    const isWoken = () => commands.next() !== undefined || news.roleClosed || (unpaid && news.paid);
    const checkMs = firstChecks[checks] ?? PAYMENT_CHECK_MS;
    await condition(isWoken, unpaid ? Math.min(leftMs, checkMs) : leftMs);
    if (commands.next() !== undefined) return applyCommand(input, commands);
    if (news.roleClosed) {
      news.roleClosed = false;
      return change('close_role');
    }
    if (unpaid && news.paid) {
      news.paid = false;
      return change('top_up');
    }
    if (!unpaid || leftMs <= checkMs) return change('expire');
    checks += 1;
    return draft(state);
  }

  function change(step: SessionChange['step']): Promise<SessionState> {
    return changeSessionState.executeWithOptions({ summary: summaries[step] }, [
      { accountId: input.accountId, sessionId: input.sessionId, step, input: null },
    ]);
  }
}

/** Applies the first queued command. */
async function applyCommand(
  { accountId, sessionId }: ApplySessionInput,
  commands: Queue,
): Promise<SessionState> {
  const command = commands.next();
  if (command === undefined) throw new Error('No command is queued.');
  const { step, id } = command;
  const input = step === 'continue' ? id : null;
  const state = await changeSessionState.executeWithOptions({ summary: summaries[step] }, [
    { accountId, sessionId, step, input },
  ]);
  commands.done(command);
  return state;
}

const summaries: Record<SessionChange['step'], string> = {
  continue: 'Apply the user’s message',
  approve_submit: 'Record the approval',
  stop: 'Stop the session',
  top_up: 'Continue after a top-up',
  expire: 'Expire the session: no input for 72 hours',
  fail: 'Fail the session',
  close_role: 'End the session if its role is closed',
};

/** Shows the state of the session in the Temporal UI. */
function show(state: SessionState): SessionState {
  const counts = `${state.answers} answers, ${state.questions} questions, turn ${state.turn}`;
  const until = state.expiresAt === null ? '' : ` Expires at ${state.expiresAt}.`;
  showStatus(state.status, `${words[state.status]} (${counts}).${until}`);
  return state;
}

const words: Record<SessionStatus, string> = {
  drafting: 'Drafting answers',
  needs_input: 'Waiting for the user to answer',
  awaiting_approval: 'Waiting for approval',
  needs_payment: 'Waiting for a top-up',
  submitting: 'Submitting the application',
  submitted: 'Submitted the application',
  stopped: 'Stopped',
  expired: 'Expired: no input for 72 hours',
  failed: 'Failed',
};
