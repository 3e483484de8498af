import { defineSignal } from '@temporalio/workflow';

/** The types, ids and messages of the mail workflows. Other layers import only this module. */

/** Takes the signal `cancelSend`. */
export type SendMailWorkflow = (input: SendInput) => Promise<SendOutcome | null>;
/** Takes the signal `mailDue`. */
export type SendTransactionalMailWorkflow = (input: TransactionalMailInput) => Promise<void>;
export type SweepMailWorkflow = () => Promise<MailSweep>;

/** `reports`: messages that came to return addresses, by outcome; `digests`: mails of a day's news. */
export interface MailSweep {
  started: number;
  reports?: Record<string, number>;
  digests?: number;
}

export interface SendInput {
  accountId: string;
  sendId: string;
}

/** A batch of a mailing at a moment of its clock. */
export interface MailBatch extends SendInput {
  /** Unique to the batch; the same in its retries. */
  batch: string;
  now: number;
}

export interface TransactionalMailInput {
  /** Batches in a row that found no mail server. */
  outages: number;
}

/** The result of a batch of mails of the service itself. */
export interface TransactionalBatch {
  sent: number;
  /** There is no mail server. */
  unreached: boolean;
  /** Time from the begin of the batch until the next mail is due; null when none waits. */
  nextInMs: number | null;
}

export interface SendOutcome {
  status: string;
  sent: number;
  failed: number;
}

export const sendMailId = (sendId: string): string => `send:${sendId}`;
/** The one workflow that sends the mails of the service itself: offers, confirmations, digests. */
export const TRANSACTIONAL_MAIL_ID = 'transactional-mail';
/** A send with more mails than this runs two batches at once. */
export const MAILS_FOR_TWO = 50;
/** A scheduled send whose moment is longer ago is not sent any more. */
export const LATEST_MS = 24 * 60 * 60_000;
export const SWEEP_MAIL_SCHEDULE_ID = 'sweep-mail';

/** A mail of the service itself has become due. */
export const mailDueSignal = defineSignal('mailDue');
/** The send was cancelled. */
export const cancelSendSignal = defineSignal('cancelSend');
