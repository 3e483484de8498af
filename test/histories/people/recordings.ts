import type { Recording } from '../recording.ts';

export const peopleRecordings: Record<string, Recording> = {
  'sweep-people': {
    workflow: 'sweepPeople',
    args: [],
    activities: { sweepPeople: () => Promise.resolve({ projected: 1 }) },
  },
};
