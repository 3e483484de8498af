import type { SessionStatus } from '../../domain/agent/apply-session.ts';
import { PAID_SIGNAL } from '../../workflows/agent/contract.ts';
import { eventually } from '../support/eventually.ts';
import { fakeSession, type Turn } from '../support/fake-session.ts';
import type { Recording } from './recording.ts';

const session = { accountId: 'acc_1', sessionId: 'ses_1', jobId: 'job_1', seen: [] };

/** A session whose turns go so, and what is done once it stands somewhere: a command, or the signal of a top-up. */
function sessionRecording(turns: Turn[], acts: [status: SessionStatus, act: string][]): Recording {
  const fake = fakeSession(() => Promise.resolve(Date.now()), ...turns);
  return {
    workflow: 'applySession',
    args: [session],
    activities: fake.activities,
    async during(handle) {
      for (const [status, act] of acts) {
        await eventually(status, () => fake.state.status === status);
        const { version } = fake.state;
        const command = { id: `${act}-${version}`, version };
        if (act === PAID_SIGNAL) await handle.signal(act);
        else await handle.executeUpdate(act, { args: [command], updateId: command.id });
      }
    },
  };
}

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
      ['needs_payment', PAID_SIGNAL],
      ['needs_input', 'stop'],
    ],
  ),
  'apply-session.expired': sessionRecording(['ask'], []),
  'sweep-apply-sessions': {
    workflow: 'sweepApplySessions',
    args: [],
    activities: { startLeftBehind: () => Promise.resolve(1) },
  },
};
