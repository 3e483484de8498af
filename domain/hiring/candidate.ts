import type { Actor } from '../common/actor.ts';

/** The stage where every application starts. Its key is the `status` of the public answer (decision 0014). */
export const FIRST_STAGE = 'applied';

export const applicationStatuses = ['active', 'hired', 'rejected', 'withdrawn'] as const;
/** Where an application stands inside the company; never shown to who applied. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A stay at one stage. */
export interface StageVisit {
  stage: string;
  enteredAt: Date;
  leftAt: Date | null;
  actor: Actor;
  reason: string | null;
}

/** A file that came with an application; its content is kept once per account. */
export interface AttachedFile {
  /** Key of the field it answers. */
  key: string;
  fileId: string;
  filename: string;
  /** By its content, not by its name. */
  contentType: string;
  bytes: number;
}

export interface Application {
  id: string;
  jobId: string;
  jobTitle: string;
  organizationId: string;
  companyName: string;
  stage: string;
  status: ApplicationStatus;
  /** Whether the employer has made it, and the person has not applied yet. */
  sourced: boolean;
  submittedAt: Date;
  /** By field key; EEO and demographic answers are kept elsewhere. */
  answers: Record<string, unknown>;
  files: AttachedFile[];
  history: StageVisit[];
  /** The account that applied with its key; null for a stranger on the board. */
  appliedBy: string | null;
  sessionId: string | null;
}

/** Whether a person is up for a job by an application of their own; one that the employer has made is none. */
export function appliedFor(
  applications: readonly Pick<Application, 'jobId' | 'sourced'>[],
  jobId: string,
): boolean {
  return applications.some((one) => one.jobId === jobId && !one.sourced);
}

export interface CandidateNote {
  id: string;
  body: string;
  author: Actor;
  createdAt: Date;
}

/** A person as one account knows them: one per e-mail address, with all their applications. */
export interface Candidate {
  id: string;
  accountId: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  links: string[];
  skills: string[];
  source: string | null;
  consent: { discovery: boolean; grantedAt: Date | null };
  tags: string[];
  applications: Application[];
  notes: CandidateNote[];
  /** Ids of persons and applications that have become part of this one and its applications. */
  formerIds: string[];
  /** When all that told who this was has been removed. */
  anonymizedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Grows with every change. */
  version: number;
}
