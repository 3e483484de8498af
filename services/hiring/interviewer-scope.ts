import type { InterviewedJobs } from '../../domain/hiring/interviewer-view.ts';
import type { Stores } from '../../storage/stores.ts';

/** A member of an account. */
export interface AccountMember {
  accountId: string;
  email: string;
}

/** Finds the candidates and roles of a member's interviews, in an area that knows interviews. */
export type FindInterviewed = (stores: Stores, member: AccountMember) => Promise<InterviewedJobs>;
