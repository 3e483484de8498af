import { z } from 'zod';
import { FIRST_STAGE, type Application } from '../candidate.ts';

export const shownStatuses = ['received', 'in_review', 'closed'] as const;
/** The status of an application as its applicant sees it (decision 0044). */
export type ShownStatus = (typeof shownStatuses)[number];

/**
 * The status that an applicant sees. A rejection by a knock-out rule alone shows as received while the role takes
 * applications, because an answer within a second would give the rule away.
 */
export function shownStatus(
  { status, stage, knockedOutBy, history }: ShownApplication,
  isOpen: boolean,
): ShownStatus {
  const isSilent = (knockedOutBy ?? []).length > 0 && history.length === 1;
  if (status === 'rejected' && isSilent) return isOpen ? 'received' : 'closed';
  if (status !== 'active') return 'closed';
  return stage === FIRST_STAGE ? 'received' : 'in_review';
}

type ShownApplication = Pick<Application, 'status' | 'stage' | 'knockedOutBy' | 'history'>;

/** Whether an applicant may withdraw an application: while it does not show as closed. */
export function canWithdraw(application: ShownApplication, isOpen: boolean): boolean {
  return shownStatus(application, isOpen) !== 'closed';
}

const time = z.iso.datetime();

/** An application as its applicant reads it by link. */
export const applicationStatusSchema = z.object({
  job_title: z.string(),
  organization: z.object({
    name: z.string(),
    slug: z.string(),
    logo_url: z.string().nullable(),
    brand_color: z.string().nullable(),
  }),
  job_url: z
    .string()
    .nullable()
    .meta({ description: 'The page of the role; null once it is archived.' }),
  submitted_at: time,
  status: z.enum(shownStatuses),
  withdrawn_at: time.nullable(),
  can_withdraw: z.boolean(),
  offers: z
    .array(
      z.object({
        title: z.string(),
        status: z.enum(['sent', 'accepted', 'declined']),
        url: z.string().meta({ description: 'Where the applicant reads and answers the offer.' }),
      }),
    )
    .meta({ description: 'Offers for this role that the applicant may read, newest first.' }),
});
applicationStatusSchema.register(z.globalRegistry, { id: 'ApplicationStatus' });
export type ApplicationStatusRow = z.output<typeof applicationStatusSchema>;
