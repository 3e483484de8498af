import type { Recording } from '../recording.ts';

export const surveyRecordings: Record<string, Recording> = {
  'sweep-surveys': {
    workflow: 'sweepSurveys',
    args: [],
    activities: { sweepSurveys: () => Promise.resolve({ stored: 1, deleted: 1 }) },
  },
};
