import { freeSlots } from '../../domain/interviews/candidate-rules.ts';
import { endOf } from '../../domain/interviews/interview-end.ts';
import { isOpen, type Interview } from '../../domain/interviews/interview.ts';
import { publicInterview, type PublicInterview } from '../../domain/interviews/public-interview.ts';
import { findDefaultOrganization } from '../../storage/hiring/default-organization.ts';
import { findOrganization } from '../../storage/hiring/organizations.ts';
import { findPosting } from '../../storage/hiring/postings.ts';
import { findBookings } from '../../storage/interviews/interview-calendars.ts';
import type { Stores } from '../../storage/stores.ts';
import { findSurvivor } from '../hiring/pipeline/find-survivor.ts';

/** An interview as its candidate reads it, with the slots that are free now. Reading changes nothing. */
export async function readPublicInterview(
  stores: Stores,
  interview: Interview,
  { now, timezone }: { now: Date; timezone: string | null },
): Promise<PublicInterview> {
  const { accountId, jobId } = interview;
  const [candidate, posting, organization, free] = await Promise.all([
    findSurvivor(stores, { accountId, id: interview.candidateId }),
    jobId === null ? null : findPosting(stores, { accountId, id: jobId }),
    findInterviewOrganization(stores, interview),
    findFreeSlots(stores, interview, now),
  ]);
  return publicInterview(interview, {
    ...{ organization, timezone, free, now },
    jobTitle: posting?.title ?? null,
    candidateName: candidate?.name ?? null,
  });
}

/** The organization of an interview's job, else the account's default one. */
export async function findInterviewOrganization(
  stores: Stores,
  { accountId, organizationId: id }: Pick<Interview, 'accountId' | 'organizationId'>,
) {
  const own = id === null ? null : await findOrganization(stores, { accountId, id });
  return own ?? findDefaultOrganization(stores, accountId);
}

async function findFreeSlots(stores: Stores, interview: Interview, now: Date): Promise<Date[]> {
  const first = interview.slots.find((slot) => slot > now);
  const last = interview.slots.at(-1);
  if (!isOpen(interview) || first === undefined || last === undefined) return [];
  const span = { from: first, to: endOf(last, interview.durationMinutes) };
  const bookings = await findBookings(stores, interview, span);
  return freeSlots(
    interview,
    bookings.filter(({ id }) => id !== interview.id),
    now,
  );
}
