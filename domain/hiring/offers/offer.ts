import { z } from 'zod';
import { actorSchema, namelessCandidate } from '../../common/actor.ts';
import { currencyCode } from '../../common/currency-code.ts';
import { payPeriods } from '../../common/pay-period.ts';
import { idText, notPersonal, partlyPersonal, personal } from '../../common/personal.ts';

export const offerStatuses = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Statuses that an offer enters by an event. */
export type SentStatus = Exclude<OfferStatus, 'draft'>;

export const decisions = ['accept', 'decline'] as const;

export const salarySchema = z.object({
  amount: z.number(),
  currency: currencyCode,
  period: z.enum(payPeriods),
});

/** The terms of an offer. Only a draft's terms change. */
const terms = {
  title: notPersonal(z.string()),
  /** Of the work; for work from home it may be the person's. */
  location: personal(z.string().nullable()),
  salary: notPersonal(salarySchema.nullable()),
  /** `YYYY-MM-DD`, of no time zone. */
  startDate: notPersonal(z.string().nullable()),
  /** null: the offer stays open until it is answered or withdrawn. */
  expiresAt: z.date().nullable(),
  message: personal(z.string().nullable()),
};

/** The terms that a change replaced. */
const offerVersionSchema = z.object({
  version: z.number(),
  ...terms,
  changedAt: z.date(),
  actor: partlyPersonal(actorSchema, namelessCandidate),
});

/** The candidate's decision with its proof. Address, browser and hash are not shown by the API. */
const decisionSchema = z.object({
  decision: z.enum(decisions),
  /** The name that the candidate typed. */
  name: personal(z.string().nullable()),
  reason: personal(z.string().nullable()),
  at: z.date(),
  address: personal(z.string().nullable()),
  userAgent: personal(z.string().nullable()),
  /** SHA-256 of the JSON of the public offer at the decision. */
  shownHash: notPersonal(z.string()),
});

/** An offer to a candidate. Erasing it keeps title, pay, dates and status, for counts (decision 0031). */
export const offerSchema = z.object({
  /** `off_…` */
  id: idText,
  accountId: idText,
  /** The candidate's id when the offer was made; a merged one is found through its survivor's former ids. */
  candidateId: idText,
  jobId: idText.nullable(),
  organizationId: idText.nullable(),
  ...terms,
  status: z.enum(offerStatuses),
  sentAt: z.date().nullable(),
  decision: decisionSchema.nullable(),
  /** Oldest first. */
  versions: z.array(offerVersionSchema),
  /** Opens the public offer; null before sending. */
  token: personal(z.string().nullable()),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Increases with every change. */
  version: z.number(),
});

export type Offer = z.output<typeof offerSchema>;
export type OfferDecision = z.output<typeof decisionSchema>;
export type OfferTerms = Pick<
  Offer,
  'title' | 'location' | 'salary' | 'startDate' | 'expiresAt' | 'message'
>;

/** Whether an offer's deadline has come. */
export function isLate({ expiresAt }: Pick<Offer, 'expiresAt'>, at: Date): boolean {
  return expiresAt !== null && expiresAt <= at;
}
