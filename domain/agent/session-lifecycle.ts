/** Statuses of an apply session (decision 0021). */
export const sessionStatuses = [
  'drafting',
  'needs_input',
  'awaiting_approval',
  'needs_payment',
  'submitting',
  'submitted',
  'stopped',
  'expired',
  'failed',
] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Actions of clients. */
export const sessionActions = ['continue', 'approve_submit', 'stop'] as const;
export type SessionAction = (typeof sessionActions)[number];

/** Other steps: results of a turn, a top-up, the end of the submission, the timeout after 72 idle hours. */
export const sessionEvents = [
  'ask',
  'complete',
  'run_short',
  'top_up',
  'submit',
  'expire',
  'fail',
] as const;
export type SessionStep = SessionAction | (typeof sessionEvents)[number];

/** A session without input ends after this time (decision 0021). */
export const IDLE_MS = 72 * 60 * 60 * 1000;

/** Every waiting session can be stopped, expires, and fails when its role closes. */
const waiting = { stop: 'stopped', expire: 'expired', fail: 'failed' } as const;

/** The transition table. An action that keeps the status may be repeated: it succeeds instead of being refused. */
const transitions: Record<SessionStatus, Partial<Record<SessionStep, SessionStatus>>> = {
  drafting: {
    ask: 'needs_input',
    complete: 'awaiting_approval',
    run_short: 'needs_payment',
    stop: 'stopped',
    fail: 'failed',
  },
  needs_input: { ...waiting, continue: 'drafting' },
  awaiting_approval: { ...waiting, continue: 'drafting', approve_submit: 'submitting' },
  needs_payment: { ...waiting, top_up: 'drafting' },
  submitting: { approve_submit: 'submitting', submit: 'submitted', fail: 'failed' },
  submitted: { approve_submit: 'submitted' },
  stopped: { stop: 'stopped' },
  expired: {},
  failed: {},
};

/** The status after a step, which may be the same; null when the step is not allowed. */
export function statusAfter(status: SessionStatus, step: SessionStep): SessionStatus | null {
  return transitions[status][step] ?? null;
}

/** Whether the status is final. */
export function isOver(status: SessionStatus): boolean {
  return Object.values(transitions[status]).every((next) => next === status);
}

/** Whether the session advances by itself. Otherwise it waits for input, or has ended. */
export function isBusy(status: SessionStatus): boolean {
  return status === 'drafting' || status === 'submitting';
}
