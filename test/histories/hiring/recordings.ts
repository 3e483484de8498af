import type { WorkflowHandle } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import { offerDecidedSignal } from '../../../workflows/hiring/contract.ts';
import type { Activities } from '../../../activities/index.ts';
import { eventually } from '../../support/eventually.ts';
import type { Recording } from '../recording.ts';

/** A role or offer that is due one day after the first read of its deadline. */
function dueInADay(): (input: { at: string }) => Promise<string | null> {
  let dueAt: number | undefined;
  return ({ at }) => {
    dueAt ??= Date.parse(at) + 86_400_000;
    return Promise.resolve(Date.parse(at) < dueAt ? new Date(dueAt).toISOString() : null);
  };
}

/** An offer that is open when it is read first, and decided when it is read again. */
function decidedAfterTheFirstRead(): Activities['expireOfferIfDue'] {
  let reads = 0;
  return ({ at }) => {
    reads += 1;
    const deadline = new Date(Date.parse(at) + 86_400_000).toISOString();
    return Promise.resolve(reads === 1 ? deadline : null);
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

function hasTimer({ events }: Awaited<ReturnType<WorkflowHandle['fetchHistory']>>): boolean {
  return (events ?? []).some((event) => event.timerStartedEventAttributes != null);
}

export const hiringRecordings: Record<string, Recording> = {
  'close-job': {
    workflow: 'closeJob',
    args: [{ jobId: 'job_1', accountId: 'acc_1' }],
    activities: { closeIfDue: dueInADay() },
  },
  'expire-offer': {
    workflow: 'expireOffer',
    args: [{ offerId: 'off_1', accountId: 'acc_1' }],
    activities: { expireOfferIfDue: dueInADay() },
  },
  'expire-offer.decided': {
    workflow: 'expireOffer',
    args: [{ offerId: 'off_1', accountId: 'acc_1' }],
    activities: { expireOfferIfDue: decidedAfterTheFirstRead() },
    during: async (handle) => {
      await eventually('the timer', async () => hasTimer(await handle.fetchHistory()));
      await handle.signal(offerDecidedSignal);
    },
  },
  'sweep-offers': {
    workflow: 'sweepOffers',
    args: [],
    activities: { sweepOffers: () => Promise.resolve({ expired: 2 }) },
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
