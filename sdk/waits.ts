/**
 * Resources whose records change by themselves: the method that reads one, and the statuses at which it rests.
 * `.settled()` waits for one of them.
 */
export const waits: Record<string, { read: string; rests: readonly string[]; poll?: object }> = {
  applySessions: {
    read: 'get',
    rests: [
      'needs_input',
      'awaiting_approval',
      'needs_payment',
      'submitted',
      'stopped',
      'expired',
      'failed',
    ],
    poll: { wait_s: 25 },
  },
  'account.resume': { read: 'status', rests: ['ready', 'failed'] },
  email: { read: 'getSend', rests: ['sent', 'failed', 'cancelled'] },
  deliveries: { read: 'get', rests: ['succeeded', 'failed', 'cancelled'] },
};
