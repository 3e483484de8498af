import type { Recording } from '../recording.ts';

export const workforceRecordings: Record<string, Recording> = {
  // Recorded before changes of attendance were swept too.
  'sweep-workforce': {
    workflow: 'sweepWorkforce',
    args: [],
    activities: { sweepWorkforce: () => Promise.resolve({ hired: 1, deleted: 1 }) },
  },
  'sweep-workforce.attendance': {
    workflow: 'sweepWorkforce',
    args: [],
    activities: { sweepWorkforce: () => Promise.resolve({ hired: 1, applied: 1, deleted: 1 }) },
  },
};
