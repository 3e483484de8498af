import { ApplicationFailure } from '@temporalio/common';
import type { Activities } from '../../../activities/index.ts';
import type { Recording } from '../recording.ts';

/** A role that is due one day after the first read of its deadline. */
function closesInADay(): Activities['closeIfDue'] {
  let closesAt: number | undefined;
  return ({ at }) => {
    closesAt ??= Date.parse(at) + 86_400_000;
    return Promise.resolve(Date.parse(at) < closesAt ? new Date(closesAt).toISOString() : null);
  };
}

/** A candidate that two passes erase. */
const erasedCandidate: Recording = {
  workflow: 'anonymizeCandidate',
  args: [{ accountId: 'acc_1', candidateId: 'cand_1' }],
  activities: {
    eraseTraces: () => Promise.resolve({ held: 0, version: 3 }),
    finishErasing: () => Promise.resolve(true),
  },
};

export const hiringRecordings: Record<string, Recording> = {
  'close-job': {
    workflow: 'closeJob',
    args: [{ jobId: 'job_1', accountId: 'acc_1' }],
    activities: { closeIfDue: closesInADay() },
  },
  'read-resume': {
    workflow: 'readResume',
    args: [{ accountId: 'acc_1', resumeId: 'res_1' }],
    activities: { parseResumeFile: () => Promise.resolve('ready') },
  },
  'generate-questions': {
    workflow: 'generateQuestions',
    args: [{ accountId: 'acc_1', setId: 'qst_1', jobId: 'job_1', count: 10, kinds: null }],
    activities: {
      writeQuestions: () =>
        Promise.resolve({
          status: 'written',
          usage: { model: 'offline', input: 900, output: 300, costUsdMicros: 0 },
        }),
    },
  },
  'generate-questions.unpaid': {
    workflow: 'generateQuestions',
    args: [{ accountId: 'acc_1', setId: 'qst_1', jobId: 'job_1', count: 10, kinds: ['role'] }],
    activities: {
      writeQuestions: () =>
        Promise.resolve({
          status: 'unpaid',
          details: [{ path: 'balance', message: 'The balance does not cover this.' }],
        }),
    },
  },
  /** From versions before a pass was one activity. */
  'anonymize-candidate': erasedCandidate,
  'anonymize-candidate.one-step': erasedCandidate,
  /** From versions before the sweep of orphans. */
  'sweep-candidates': {
    workflow: 'sweepCandidates',
    args: [],
    activities: { sweepCandidates: () => Promise.resolve({ merged: 1, started: 1 }) },
  },
  'sweep-candidates.orphans': {
    workflow: 'sweepCandidates',
    args: [],
    activities: {
      sweepCandidates: () => Promise.resolve({ merged: 0, started: 0 }),
      sweepOrphans: () => Promise.resolve({ files: 2, fragments: 1, answers: 1 }),
    },
  },
  'sweep-candidates.resumes': {
    workflow: 'sweepCandidates',
    args: [],
    activities: {
      sweepCandidates: () => Promise.resolve({ merged: 0, started: 0 }),
      sweepOrphans: () => Promise.resolve({ files: 0, fragments: 0, answers: 0 }),
      sweepResumes: () => Promise.resolve(2),
    },
  },
  'read-resume.given-up': {
    workflow: 'readResume',
    args: [{ accountId: 'acc_1', resumeId: 'res_1' }],
    activities: {
      parseResumeFile: () => {
        throw ApplicationFailure.nonRetryable('Nobody was there.');
      },
      giveUpReading: () => Promise.resolve(),
    },
  },
  'sweep-postings': {
    workflow: 'sweepPostings',
    args: [],
    activities: { sweepPostings: () => Promise.resolve({ settled: 3, closed: 1 }) },
  },
};
