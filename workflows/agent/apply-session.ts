import {
  ActivityCancellationType,
  allHandlersFinished,
  CancellationScope,
  condition,
  continueAsNew,
  isCancellation,
  patched,
  proxyActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { AgentActivities } from '../../activities/agent/index.ts';
import { isOver, type SessionStatus } from '../../domain/agent/session-lifecycle.ts';
import { modelTurn, sessionStep } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import {
  paidSignal,
  roleClosedSignal,
  type ApplySessionInput,
  type SessionChange,
  type SessionSignals,
  type SessionState,
  type ApplySessionWorkflow,
} from './contract.ts';
import { isTurnAbandoned } from './abandoned-turn.ts';
import { takeCommands, type Commands } from './session-commands.ts';

const MINUTE_MS = 60_000;
/** What a sibling held may be free again soon. */
const FIRST_CHECKS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS];
/** Money that nobody told us of is noticed this late. */
const PAYMENT_CHECK_MS = 180 * MINUTE_MS;

const { readSessionState } = proxyActivities<Pick<AgentActivities, 'readSessionState'>>({
  ...sessionStep,
  summary: 'Read where the session stands',
});
const { changeSessionState } =
  proxyActivities<Pick<AgentActivities, 'changeSessionState'>>(sessionStep);
const { submitApplySession } = proxyActivities<Pick<AgentActivities, 'submitApplySession'>>({
  ...sessionStep,
  summary: 'Submit the application that was approved',
});
const { draftApplySession } = proxyActivities<Pick<AgentActivities, 'draftApplySession'>>({
  ...modelTurn,
  cancellationType: ActivityCancellationType.TRY_CANCEL,
});

/**
 * An application made with AI (decision 0021): a thin shell over the transitions of a session. The session's document
 * is the truth, and only this workflow changes its status. Histories hold ids and counts.
 */
export const applySession: ApplySessionWorkflow = async (input) => {
  const commands = takeCommands(input.seen);
  const news = input.news ?? { paid: false, roleClosed: false };
  setHandler(paidSignal, () => void (news.paid = true));
  setHandler(roleClosedSignal, () => void (news.roleClosed = true));
  const firstChecks = patched('first-payment-checks') ? FIRST_CHECKS_MS : [];
  const session = createShell(input, commands, { news, firstChecks });
  let state = await readSessionState(input);
  for (;;) {
    commands.advance(show(state));
    if (isOver(state.status)) break;
    if (workflowInfo().continueAsNewSuggested) {
      // A handler that is still at work may have a command to give, and then waits for it to be done.
      await condition(() => allHandlersFinished() || commands.next() !== undefined);
      if (commands.next() === undefined)
        await continueAsNew<ApplySessionWorkflow>({ ...input, seen: commands.seen(), news });
    }
    state = await session.next(state);
  }
  await condition(allHandlersFinished);
  return state.status;
};

interface Waiting {
  news: SessionSignals;
  /** How soon money is looked for, in turn. */
  firstChecks: readonly number[];
}

function createShell(input: ApplySessionInput, commands: Commands, { news, firstChecks }: Waiting) {
  let checks = 0;
  return {
    next(state: SessionState): Promise<SessionState> {
      if (state.status !== 'needs_payment') checks = 0;
      if (state.status === 'submitting') return submitApplySession(input);
      if (state.status === 'drafting') return draft(state);
      return waitForSomebody(state);
    },
  };

  /** A turn, unless it is stopped meanwhile: then the turn is left to itself and changes nothing any more. */
  async function draft(state: SessionState): Promise<SessionState> {
    const scope = new CancellationScope();
    const summary = `Turn ${state.turn}: answer what can be answered`;
    const drafted = scope.run(() => draftApplySession.executeWithOptions({ summary }, [input]));
    const stopped = scope.run(() => condition(() => commands.next() !== undefined));
    const outcome = Promise.race([drafted, stopped.then(() => null)]).finally(() => scope.cancel());
    drafted.catch(() => undefined);
    stopped.catch(() => undefined);
    const after = await outcome.catch((error: unknown) => {
      if (isCancellation(error)) throw error;
      const isLeft = isTurnAbandoned(error, state, Date.now()) && patched('turn-left');
      return isLeft ? readSessionState(input) : change('fail');
    });
    return after ?? obey(input, commands);
  }

  async function waitForSomebody(state: SessionState): Promise<SessionState> {
    const unpaid = state.status === 'needs_payment';
    const leftMs = Math.max(Date.parse(state.expiresAt ?? '') - Date.now(), 0);
    const isWoken = () => commands.next() !== undefined || news.roleClosed || (unpaid && news.paid);
    const checkMs = firstChecks[checks] ?? PAYMENT_CHECK_MS;
    await condition(isWoken, unpaid ? Math.min(leftMs, checkMs) : leftMs);
    if (commands.next() !== undefined) return obey(input, commands);
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

/** Does what the first command in line says. */
async function obey(
  { accountId, sessionId }: ApplySessionInput,
  commands: Commands,
): Promise<SessionState> {
  const command = commands.next();
  if (command === undefined) throw new Error('There is a command to obey.');
  const { step, id } = command;
  const input = step === 'continue' ? id : null;
  const state = await changeSessionState.executeWithOptions({ summary: summaries[step] }, [
    { accountId, sessionId, step, input },
  ]);
  commands.done(command);
  return state;
}

const summaries: Record<SessionChange['step'], string> = {
  continue: 'Take what the user said',
  approve_submit: 'Note the approval',
  stop: 'Stop the session',
  top_up: 'Go on, there is money again',
  expire: 'End the session, nobody said anything for 72 hours',
  fail: 'End the session, it cannot go on',
  close_role: 'End the session if its role takes no more applications',
};

/** What an operator sees of the session in the Temporal UI. */
function show(state: SessionState): SessionState {
  const counts = `${state.answers} answers, ${state.questions} questions, turn ${state.turn}`;
  const until = state.expiresAt === null ? '' : ` Ends by itself at ${state.expiresAt}.`;
  showStatus(state.status, `${words[state.status]} (${counts}).${until}`);
  return state;
}

const words: Record<SessionStatus, string> = {
  drafting: 'Drafts answers',
  needs_input: 'Waits for the user to answer',
  awaiting_approval: 'Waits for approval',
  needs_payment: 'Waits for a top-up',
  submitting: 'Submits the application',
  submitted: 'The application is submitted',
  stopped: 'Was stopped',
  expired: 'Nobody said anything for 72 hours',
  failed: 'Could not go on',
};
