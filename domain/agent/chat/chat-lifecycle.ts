/** Statuses of a chat. */
export const chatStatuses = [
  'thinking',
  'waiting_for_user',
  'waiting_for_approval',
  'needs_payment',
  'stopped',
  'failed',
  'expired',
] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** Actions of people. */
export const chatCommands = ['message', 'approve', 'reject', 'stop'] as const;
export type ChatCommandKind = (typeof chatCommands)[number];

/** Other steps: the end of a turn, a lack of funds, a top-up, the timeout, a fault. */
export const chatEvents = ['answer', 'propose', 'run_short', 'top_up', 'expire', 'fail'] as const;
export type ChatStep = ChatCommandKind | (typeof chatEvents)[number];

/** A chat without input ends after this time. */
export const IDLE_MS = 72 * 60 * 60 * 1000;

/** Every waiting chat can be stopped, and expires. */
const waiting = { stop: 'stopped', expire: 'expired', message: 'thinking' } as const;

/**
 * The transition table. `approve` and `reject` keep the status: a decided action changes its own status, and the chat
 * waits for approval until none is proposed (`answer`).
 */
const transitions: Record<ChatStatus, Partial<Record<ChatStep, ChatStatus>>> = {
  thinking: {
    answer: 'waiting_for_user',
    propose: 'waiting_for_approval',
    run_short: 'needs_payment',
    stop: 'stopped',
    fail: 'failed',
  },
  waiting_for_user: waiting,
  waiting_for_approval: {
    ...waiting,
    approve: 'waiting_for_approval',
    reject: 'waiting_for_approval',
    answer: 'waiting_for_user',
  },
  needs_payment: { top_up: 'thinking', stop: 'stopped', expire: 'expired' },
  stopped: { stop: 'stopped' },
  failed: {},
  expired: {},
};

/** The status after a step, which may be the same; null when the step is not allowed. */
export function statusAfter(status: ChatStatus, step: ChatStep): ChatStatus | null {
  return transitions[status][step] ?? null;
}

/** Whether the status is final. */
export function isOver(status: ChatStatus): boolean {
  return Object.values(transitions[status]).every((next) => next === status);
}
