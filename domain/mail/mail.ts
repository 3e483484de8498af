import { z } from 'zod';
import type { MailVisits } from './tracking.ts';

export const mailStatuses = [
  ...(['queued', 'sending', 'sent', 'deferred', 'bounced', 'failed'] as const),
  ...(['suppressed', 'cancelled'] as const),
] as const;
export type MailStatus = (typeof mailStatuses)[number];
/** Of mails whose next attempt is to come. */
export const waitingStatuses = ['queued', 'deferred'] as const satisfies MailStatus[];

export const mailEventKinds = [
  ...(['queued', 'sent', 'deferred', 'bounced', 'failed', 'suppressed', 'cancelled'] as const),
  ...(['opened', 'clicked', 'unsubscribed', 'complained'] as const),
] as const;
export type MailEventKind = (typeof mailEventKinds)[number];

export interface MailEvent {
  kind: MailEventKind;
  at: Date;
  reason: string | null;
}

/** One message of a send to one recipient. */
export interface Mail {
  /** `mal_…`, derived from send and address. */
  id: string;
  accountId: string;
  sendId: string;
  /** Place among the recipients of the send. */
  position: number;
  /** Null once the recipient was anonymised. */
  to: string | null;
  domain: string;
  /** Keyed hash of the address, for the list of suppressions. */
  addressKey: string;
  candidateId: string | null;
  status: MailStatus;
  /** When it was first handed over; the Date header of every attempt. */
  firstAttemptAt: Date | null;
  attempts: number;
  /** Attempts that may have delivered. */
  uncertain: number;
  nextAttemptAt: Date | null;
  events: MailEvent[];
  /** Once it was sent, if its send is tracked. */
  visits?: MailVisits;
}

export const mailEventSchema = z.object({
  id: z.string(),
  kind: z.enum(mailEventKinds),
  recipient: z.string().nullable(),
  at: z.iso.datetime(),
  reason: z.string().nullable().meta({
    description:
      'The answer of the mail server, or why the mail was not sent. machine: opened or clicked by a program, which is not counted.',
  }),
});
mailEventSchema.register(z.globalRegistry, { id: 'EmailEvent' });
export type MailEventRow = z.infer<typeof mailEventSchema>;
