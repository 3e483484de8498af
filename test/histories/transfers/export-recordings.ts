import { ApplicationFailure } from '@temporalio/common';
import type { Recording } from '../recording.ts';

const input = { accountId: 'acc_1', exportId: 'exp_1' };

export const exportRecordings: Record<string, Recording> = {
  'run-export': {
    workflow: 'runExport',
    args: [input],
    activities: { writeExport: () => Promise.resolve(true), failExport: () => Promise.resolve() },
  },
  'run-export.failed': {
    workflow: 'runExport',
    args: [input],
    activities: {
      writeExport: () => Promise.reject(ApplicationFailure.nonRetryable('broken')),
      failExport: () => Promise.resolve(),
    },
  },
  'close-account': {
    workflow: 'closeAccount',
    args: [{ accountId: 'acc_1' }],
    activities: { takeClosingSteps: () => Promise.resolve('waiting') },
  },
  'sweep-closings': {
    workflow: 'sweepClosings',
    args: [],
    activities: { sweepClosings: () => Promise.resolve({ started: 1 }) },
  },
  'sweep-exports': {
    workflow: 'sweepExports',
    args: [],
    activities: { sweepExports: () => Promise.resolve({ started: 1, expired: 2 }) },
  },
};
