import { ApplicationFailure, type SignalDefinition } from '@temporalio/common';
import type { SessionAction, SessionStatus } from '../../../domain/agent/session-lifecycle.ts';
import { paidSignal, roleClosedSignal, sessionUpdates } from '../../../workflows/agent/contract.ts';
import { eventually } from '../../support/eventually.ts';
import { fakeSession, abandonedTurn, type Turn } from '../../support/agent/fake-session.ts';
import { startShortTurnWorker } from '../../support/agent/short-turns/start-worker.ts';
import type { Recording } from '../recording.ts';

const session = { accountId: 'acc_1', sessionId: 'ses_1', jobId: 'job_1', seen: [] };

/** A session with scripted turns, and the command or signal sent when it reaches a status. */
function sessionRecording(
  turns: Turn[],
  acts: [status: SessionStatus, act: SessionAction | SignalDefinition][],
): Recording {
  const fake = fakeSession(() => Promise.resolve(Date.now()), ...turns);
  return {
    workflow: 'applySession',
    args: [session],
    activities: fake.activities,
    async during(handle) {
      for (const [status, act] of acts) {
        await eventually(status, () => fake.state.status === status);
        if (typeof act !== 'string') {
          await handle.signal(act);
          continue;
        }
        const { version } = fake.state;
        const command = { id: `${act}-${version}`, version };
        await handle.executeUpdate(sessionUpdates[act], { args: [command], updateId: command.id });
      }
    },
  };
}

/** A session that is stopped during its first turn, which ends later. */
function stoppedInTurn(): Recording {
  let end: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  const fake = fakeSession(
    () => Promise.resolve(Date.now()),
    () => gate.then(() => 'complete' as const),
  );
  return {
    workflow: 'applySession',
    args: [session],
    activities: fake.activities,
    async during(handle) {
      await eventually('a turn under way', () => fake.log.includes('draft'));
      const command = { id: 'stop-1', version: 1 };
      await handle.executeUpdate(sessionUpdates.stop, { args: [command], updateId: command.id });
      end();
    },
  };
}

const failedTurn = () => Promise.reject(ApplicationFailure.nonRetryable('The model is away.'));

export const sessionRecordings: Record<string, Recording> = {
  'apply-session.submitted': sessionRecording(
    ['ask', 'complete'],
    [
      ['needs_input', 'continue'],
      ['awaiting_approval', 'approve_submit'],
    ],
  ),
  'apply-session.stopped': sessionRecording(
    ['run_short', 'ask'],
    [
      ['needs_payment', paidSignal],
      ['needs_input', 'stop'],
    ],
  ),
  'apply-session.expired': sessionRecording(['ask'], []),
  'apply-session.role-closed': sessionRecording(['ask'], [['needs_input', roleClosedSignal]]),
  'apply-session.failed-turn': sessionRecording([failedTurn], []),
  'apply-session.stopped-in-turn': stoppedInTurn(),
  'apply-session.abandoned-turn': {
    ...sessionRecording([abandonedTurn, 'ask'], [['needs_input', 'stop']]),
    startWorker: startShortTurnWorker,
  },
  /** From versions that only checked for payment every three hours. */
  'apply-session.unpaid': sessionRecording(['run_short'], []),
  'apply-session.unpaid.first-checks': sessionRecording(['run_short'], []),
  /** A later run, with the commands of the run before and its unhandled signals. */
  'apply-session.continued': {
    ...sessionRecording(['ask'], []),
    args: [{ ...session, seen: ['msg_1'], news: { paid: true, roleClosed: true } }],
  },
  'sweep-apply-sessions': {
    workflow: 'sweepApplySessions',
    args: [],
    activities: { startLeftBehind: () => Promise.resolve(1) },
  },
};
