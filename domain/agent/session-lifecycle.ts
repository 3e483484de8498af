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

/** What a client may ask of a session. */
export const sessionActions = ['continue', 'approve_submit', 'stop'] as const;
export type SessionAction = (typeof sessionActions)[number];

/** What else happens to a session: what a turn comes to, a top-up, the end of the submission, 72 idle hours. */
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

/** Whatever waits for somebody can be stopped, expires, and fails when its role closes. */
const waiting = { stop: 'stopped', expire: 'expired', fail: 'failed' } as const;

/** What follows what. An action that leaves a session as it is may be repeated: it is answered, not refused. */
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

/** The status that follows a step, the same where it changes nothing; null when it is not allowed now. */
export function statusAfter(status: SessionStatus, step: SessionStep): SessionStatus | null {
  return transitions[status][step] ?? null;
}

/** Whether nothing ever happens to it any more. */
export function isOver(status: SessionStatus): boolean {
  return Object.values(transitions[status]).every((next) => next === status);
}

/** Whether the session moves by itself; otherwise it waits for somebody, or is over. */
export function isBusy(status: SessionStatus): boolean {
  return status === 'drafting' || status === 'submitting';
}
