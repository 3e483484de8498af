import { ApplicationFailure } from '@temporalio/common';
import type { Recording } from '../recording.ts';

const input = { accountId: 'acc_1', importId: 'imp_1' };

export const transferRecordings: Record<string, Recording> = {
  'run-import': {
    workflow: 'runImport',
    args: [input],
    activities: {
      fetchImport: () => Promise.resolve(true),
      readImport: () => Promise.resolve(),
      endImport: () => Promise.resolve(true),
    },
  },
  'run-import.failed': {
    workflow: 'runImport',
    args: [input],
    activities: {
      fetchImport: () => Promise.reject(ApplicationFailure.nonRetryable('gone')),
      readImport: () => Promise.resolve(),
      endImport: () => Promise.resolve(true),
    },
  },
  'sweep-imports': {
    workflow: 'sweepImports',
    args: [],
    activities: { sweepImports: () => Promise.resolve(2) },
  },
};
