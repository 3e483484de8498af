import type { Recording } from '../recording.ts';

/** `sweep-workforce.history` is of a time when changes of attendance were not swept yet. */
const sweep: Recording = {
  workflow: 'sweepWorkforce',
  args: [],
  activities: { sweepWorkforce: () => Promise.resolve({ hired: 1, applied: 1, deleted: 1 }) },
};

export const workforceRecordings: Record<string, Recording> = {
  'sweep-workforce': sweep,
  'sweep-workforce.attendance': sweep,
};
