import { z } from 'zod';
import { line, paragraph } from '../../common/text/input-text.ts';
import { decisions, salarySchema, type Offer } from './offer.ts';

const time = z.iso.datetime();

const publicStatuses = ['sent', 'accepted', 'declined'] as const;
type PublicStatus = (typeof publicStatuses)[number];

/** Whether the candidate may still read an offer in this status. */
export function isReadable(status: Offer['status']): status is PublicStatus {
  return publicStatuses.some((one) => one === status);
}

/** An offer as the candidate reads it. */
export const publicOfferSchema = z.object({
  title: z.string(),
  organization: z
    .object({ name: z.string(), logo_url: z.string().nullable() })
    .nullable()
    .meta({ description: 'null where the account has no organization.' }),
  job_title: z.string().nullable(),
  location: z.string().nullable().meta({ description: 'Where the person will work.' }),
  salary: salarySchema.nullable(),
  start_date: z.iso.date().nullable(),
  expires_at: time.nullable(),
  message: z.string().nullable(),
  status: z.enum(publicStatuses),
  decided_at: time.nullable(),
  candidate_name: z.string().nullable(),
});
publicOfferSchema.register(z.globalRegistry, { id: 'PublicOffer' });
export type PublicOffer = z.output<typeof publicOfferSchema>;

/** The parts of other records that the public offer shows. */
export interface OfferSurroundings {
  organization: { name: string; logoUrl: string | null } | null;
  jobTitle: string | null;
  candidateName: string | null;
}

export function publicOffer(
  offer: Omit<Offer, 'status'> & { status: PublicStatus },
  { organization, jobTitle, candidateName }: OfferSurroundings,
): PublicOffer {
  return {
    title: offer.title,
    organization: organization && { name: organization.name, logo_url: organization.logoUrl },
    job_title: jobTitle,
    location: offer.location,
    salary: offer.salary,
    start_date: offer.startDate,
    expires_at: offer.expiresAt?.toISOString() ?? null,
    message: offer.message,
    status: offer.status,
    decided_at: offer.decision?.at.toISOString() ?? null,
    candidate_name: candidateName,
  };
}

/** Body of POST /public/offers/{token}. */
export const decisionInput = z.strictObject({
  decision: z.enum(decisions),
  name: line(200).nullable().exactOptional().meta({
    description: 'The full name as the candidate types it, kept as a signature.',
  }),
  reason: paragraph(2_000).nullable().exactOptional(),
});
export type DecisionInput = z.output<typeof decisionInput>;
