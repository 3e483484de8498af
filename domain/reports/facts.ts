import type { Application, StageVisit } from '../hiring/candidate.ts';
import type { Offer } from '../hiring/offers/offer.ts';
import type { Interview } from '../interviews/interview.ts';
import type { Posting } from '../hiring/posting.ts';

/** An application as reports see it, with the source of its candidate. Nothing of it names a person. */
export interface ApplicationFact extends Pick<
  Application,
  'jobId' | 'jobTitle' | 'stage' | 'status' | 'submittedAt'
> {
  source: string | null;
  history: readonly Pick<StageVisit, 'stage' | 'enteredAt' | 'leftAt'>[];
}

/** A hosted role as reports see it. */
export type RoleFact = Pick<
  Posting,
  'id' | 'title' | 'department' | 'status' | 'publishedAt' | 'closedAt'
>;

/** An offer as reports see it, with the source of its candidate. */
export interface OfferFact extends Pick<Offer, 'jobId' | 'title' | 'status' | 'sentAt'> {
  source: string | null;
  decidedAt: Date | null;
}

/** An interview as reports see it, with the source of its candidate. */
export interface InterviewFact extends Pick<
  Interview,
  'jobId' | 'title' | 'status' | 'startsAt' | 'createdAt'
> {
  source: string | null;
  minutes: number;
  /** How many held it. */
  interviewers: number;
}
