import { defineSignal } from '@temporalio/workflow';
import type { QuestionKind } from '../../domain/hiring/interview-questions/question.ts';

/** The types, ids and messages of the hiring workflows. Other layers import only this module. */

/** Takes the signal `deadlineMoved`. */
export type CloseJobWorkflow = (input: CloseJobInput) => Promise<void>;
export type ReadResumeWorkflow = (input: ReadResumeInput) => Promise<ReadResumeOutcome>;
export type GenerateQuestionsWorkflow = (
  input: GenerateQuestionsInput,
) => Promise<GeneratedQuestions>;
export type AnonymizeCandidateWorkflow = (
  input: AnonymizeCandidateInput,
) => Promise<{ passes: number }>;
/** Takes the signal `offerDecided`. */
export type ExpireOfferWorkflow = (input: ExpireOfferInput) => Promise<void>;
export type SweepOffersWorkflow = () => Promise<{ expired: number }>;
export type SweepPostingsWorkflow = () => Promise<{ settled: number; closed: number }>;
export type SweepCandidatesWorkflow = () => Promise<{ merged: number; started: number }>;

/** Workflow ids are derived from business ids, so a second start joins the running workflow. */
export const closeJobId = (jobId: string): string => `close-job:${jobId}`;
export const parseResumeId = (resumeId: string): string => `parse-resume:${resumeId}`;
export const generateQuestionsId = (setId: string): string => `questions:${setId}`;
export const anonymizeCandidateId = (candidateId: string): string => `anonymize:${candidateId}`;
export const expireOfferId = (offerId: string): string => `offer:${offerId}`;
export const SWEEP_OFFERS_SCHEDULE_ID = 'sweep-offers';
export const SWEEP_POSTINGS_SCHEDULE_ID = 'sweep-postings';
export const SWEEP_CANDIDATES_SCHEDULE_ID = 'sweep-candidates';

/** The deadline or status of a role has changed. */
export const deadlineMovedSignal = defineSignal('deadlineMoved');

/** An offer was accepted, declined or withdrawn. */
export const offerDecidedSignal = defineSignal('offerDecided');

export interface CloseJobInput {
  jobId: string;
  accountId: string;
}

export interface ExpireOfferInput {
  offerId: string;
  accountId: string;
}

/** Ids only: the file and the result are stored in MongoDB. */
export interface ReadResumeInput {
  accountId: string;
  resumeId: string;
}

/** `replaced`: the account has replaced or removed the résumé. */
export type ReadResumeOutcome = 'ready' | 'failed' | 'replaced';

/** No text: the answer of the model is stored in MongoDB under the id of the set. */
export interface GenerateQuestionsInput {
  accountId: string;
  setId: string;
  jobId: string;
  count: number;
  /** Null for all kinds. */
  kinds: QuestionKind[] | null;
}

/** `refused`: the model will not write them. `gone`: the job is not readable any more. */
export type GeneratedQuestions =
  | {
      status: 'written';
      usage: { model: string; input: number; output: number; costUsdMicros: number };
    }
  | { status: 'unpaid'; details: { path: string; message: string }[] }
  | { status: 'refused' }
  | { status: 'gone' };

export interface AnonymizeCandidateInput {
  accountId: string;
  candidateId: string;
}

/** The result of one pass. */
export interface Erased {
  /** Files that another call may be about to use. A later pass erases them. */
  held: number;
  /** The version of the candidate that the pass read. */
  version: number;
}
