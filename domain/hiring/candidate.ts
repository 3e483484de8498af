import { z } from 'zod';
import { actorSchema, namelessCandidate } from '../common/actor.ts';
import { idText, notPersonal, partlyPersonal, personal } from '../common/personal.ts';

/** The first stage of every application. Its key is the `status` of the public response (decision 0014). */
export const FIRST_STAGE = 'applied';

export const applicationStatuses = ['active', 'hired', 'rejected', 'withdrawn'] as const;
/** The internal status of an application. The applicant never sees it. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The time that an application spent at one stage. */
const stageVisitSchema = z.object({
  stage: notPersonal(z.string()),
  enteredAt: z.date(),
  leftAt: z.date().nullable(),
  actor: partlyPersonal(actorSchema, namelessCandidate),
  reason: personal(z.string().nullable()),
  /** The accepted offer that moved it here. */
  offerId: idText.exactOptional(),
});

/** A file of an application. Its content is stored once per account. */
const attachedFileSchema = z.object({
  /** Key of the form field that it answers. */
  key: z.string(),
  fileId: z.string(),
  filename: z.string(),
  /** Determined by the content, not by the name. */
  contentType: z.string(),
  bytes: z.number(),
});

const applicationSchema = z.object({
  id: idText,
  jobId: idText,
  jobTitle: notPersonal(z.string()),
  organizationId: idText,
  companyName: notPersonal(z.string()),
  stage: notPersonal(z.string()),
  status: z.enum(applicationStatuses),
  /** Whether the employer created it and the person has not applied yet. */
  sourced: z.boolean(),
  submittedAt: z.date(),
  /** By field key. EEO and demographic answers are stored separately. */
  answers: personal(z.record(z.string(), z.unknown())),
  files: personal(z.array(attachedFileSchema)),
  /** Title and company of the latest job in an employment history. */
  lastJob: personal(z.string().nullable()).exactOptional(),
  /** The questions whose answers rejected it, as they were asked. */
  knockedOutBy: personal(z.array(z.object({ key: z.string(), label: z.string() }))).exactOptional(),
  history: z.array(stageVisitSchema),
  /** When its applicant withdrew it; a later move by the employer keeps the time. */
  withdrawnAt: z.date().nullable().exactOptional(),
  /** The account that applied with its key; null for an application through the public board. */
  appliedBy: personal(z.string().nullable()),
  sessionId: personal(z.string().nullable()),
});

/** The tag of a new candidate whose application came from a form that looked filled in by a machine. */
export const SUSPECTED_SPAM = 'suspected_spam';

const candidateNoteSchema = z.object({
  id: z.string(),
  body: z.string(),
  author: actorSchema,
  /** Hidden from members with the role interviewer. */
  private: z.boolean().exactOptional(),
  createdAt: z.date(),
});

/**
 * A person as one account knows them: one per e-mail address, with all applications. Anonymising erases the members
 * marked as personal. Jobs, stages and times stay, so that counts do not change (decision 0015).
 */
export const candidateSchema = z.object({
  id: idText,
  accountId: idText,
  name: personal(z.string().nullable()),
  email: personal(z.string().nullable()),
  phone: personal(z.string().nullable()),
  location: personal(z.string().nullable()),
  links: personal(z.array(z.string())),
  skills: personal(z.array(z.string())),
  source: personal(z.string().nullable()),
  consent: personal(z.object({ discovery: z.boolean(), grantedAt: z.date().nullable() }), {
    discovery: false,
    grantedAt: null,
  }),
  tags: personal(z.array(z.string())),
  applications: z.array(applicationSchema),
  notes: personal(z.array(candidateNoteSchema)),
  /**
   * The employee that the candidate became, and what it takes from the hire; null before. Erased with the person,
   * because the employee's record has the name.
   */
  hire: personal(
    z
      .object({
        employeeId: z.string(),
        jobId: z.string().nullable(),
        title: z.string().nullable(),
        startDate: z.string().nullable(),
      })
      .nullable(),
  ),
  /** Ids of the candidates and applications that were merged into this one. */
  formerIds: z.array(idText),
  anonymizedAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Increases with every change. */
  version: z.number(),
});

export type StageVisit = z.output<typeof stageVisitSchema>;
export type AttachedFile = z.output<typeof attachedFileSchema>;
export type Application = z.output<typeof applicationSchema>;
export type CandidateNote = z.output<typeof candidateNoteSchema>;
export type Candidate = z.output<typeof candidateSchema>;

/** Whether a person has applied for a job. Applications created by the employer do not count. */
export function appliedFor(
  applications: readonly Pick<Application, 'jobId' | 'sourced'>[],
  jobId: string,
): boolean {
  return applications.some((one) => one.jobId === jobId && !one.sourced);
}
