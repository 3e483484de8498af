import { z } from 'zod';
import { actorKinds } from '../../common/actor.ts';
import {
  decisions,
  offerStatuses,
  salarySchema,
  type Offer,
  type OfferDecision,
  type OfferTerms,
} from './offer.ts';

const time = z.iso.datetime();

const terms = {
  title: z.string().meta({ example: 'Senior Backend Engineer' }),
  location: z.string().nullable().meta({
    description: 'Where the person will work.',
    example: 'Berlin, Germany',
  }),
  salary: salarySchema.nullable(),
  start_date: z.iso.date().nullable(),
  expires_at: time.nullable().meta({ description: 'null: the offer does not expire.' }),
  message: z.string().nullable(),
};

const versionSchema = z.object({
  version: z.int(),
  ...terms,
  changed_at: time,
  actor: z.object({
    kind: z.enum(actorKinds),
    id: z.string().nullable(),
    name: z.string().nullable(),
  }),
});

const decisionSchema = z.object({
  decision: z.enum(decisions),
  name: z.string().nullable().meta({ description: 'The name that the candidate typed.' }),
  reason: z.string().nullable(),
  at: time,
});

/** An offer as its employer sees it. */
export const offerSchema = z.object({
  id: z.string().meta({ example: 'off_0NaQ8xT2v7Bd1kZp4mXw' }),
  candidate_id: z.string(),
  job_id: z.string().nullable(),
  ...terms,
  status: z.enum(offerStatuses),
  sent_at: time.nullable(),
  decision: decisionSchema.nullable(),
  versions: z.array(versionSchema).meta({
    description: 'The terms before each change, oldest first; the latest 50.',
  }),
  public_url: z.string().nullable().meta({
    description:
      'Where the candidate reads and answers the offer. Only the response of POST …/send that sends it has it; null everywhere else. The candidate gets it by mail.',
  }),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
offerSchema.register(z.globalRegistry, { id: 'Offer' });
export type OfferRow = z.infer<typeof offerSchema>;

/** A row of GET /offers: all of an offer but its versions. */
export const offerListRowSchema = offerSchema.omit({ versions: true });
offerListRowSchema.register(z.globalRegistry, { id: 'OfferRow' });
export type OfferListRow = z.infer<typeof offerListRowSchema>;

/** @param publicUrl The candidate's link: whoever has it may accept, so only the call that sends the offer shows it. */
export function offerRow(offer: Offer, publicUrl: string | null = null): OfferRow {
  return {
    ...offerListRow(offer),
    public_url: publicUrl,
    versions: offer.versions.map(({ version, changedAt, actor, ...replaced }) => ({
      version,
      ...termsRow(replaced),
      changed_at: changedAt.toISOString(),
      actor,
    })),
  };
}

export function offerListRow(offer: Omit<Offer, 'versions'>): OfferListRow {
  return {
    id: offer.id,
    candidate_id: offer.candidateId,
    job_id: offer.jobId,
    ...termsRow(offer),
    status: offer.status,
    sent_at: offer.sentAt?.toISOString() ?? null,
    decision: decisionRow(offer.decision),
    public_url: null,
    created_at: offer.createdAt.toISOString(),
    updated_at: offer.updatedAt.toISOString(),
    version: offer.version,
  };
}

function termsRow({ title, location, salary, startDate, expiresAt, message }: OfferTerms) {
  return {
    title,
    // Absent in versions from before it was kept.
    location: location ?? null,
    salary,
    start_date: startDate,
    expires_at: expiresAt?.toISOString() ?? null,
    message,
  };
}

function decisionRow(decided: OfferDecision | null) {
  if (decided === null) return null;
  const { decision, name, reason, at } = decided;
  return { decision, name, reason, at: at.toISOString() };
}
