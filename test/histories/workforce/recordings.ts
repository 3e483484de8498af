import type { Recording } from '../recording.ts';

export const workforceRecordings: Record<string, Recording> = {
  'sweep-workforce': {
    workflow: 'sweepWorkforce',
    args: [],
    activities: { sweepWorkforce: () => Promise.resolve({ hired: 1, deleted: 1 }) },
  },
};
