import { z } from 'zod';
import {
  applicationStatuses,
  type Application,
  type AttachedFile,
  type Candidate,
  type CandidateNote,
  type StageVisit,
} from '../candidate.ts';
import { actorKinds } from '../../common/actor.ts';

const time = z.iso.datetime();

const actorSchema = z.object({
  kind: z.enum(actorKinds),
  id: z.string().nullable(),
  name: z.string().nullable(),
});

const fileSchema = z.object({
  key: z.string().meta({ description: 'Key of the form field.' }),
  filename: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  url: z.string().meta({ description: 'A signed link, valid for 24 hours.' }),
});

const visitSchema = z.object({
  stage: z.string(),
  entered_at: time,
  left_at: time.nullable(),
  actor: actorSchema,
  reason: z.string().nullable(),
  offer_id: z.string().exactOptional().meta({
    description: 'Present where an accepted offer moved the application to this stage.',
  }),
});

const applicationSchema = z.object({
  id: z.string().meta({ example: 'app_0NaQ8xT2v7Bd1kZp4mXw' }),
  job_id: z.string(),
  job_title: z.string(),
  stage: z.string().meta({ example: 'screening' }),
  status: z.enum(applicationStatuses),
  submitted_at: time,
  stage_since: time.meta({ description: 'When it came to its stage.' }),
  last_job: z.string().nullable().meta({
    description: 'Title and company of the latest job in an employment history of the answers.',
    example: 'Ferry Engineer, Harbour Lines',
  }),
  knocked_out_by: z
    .array(z.object({ key: z.string(), label: z.string() }))
    .meta({ description: 'The questions whose answers rejected the application.' }),
  answers: z
    .record(z.string(), z.unknown())
    .meta({ description: 'By field key, without EEO answers.' }),
  files: z.array(fileSchema),
  history: z.array(visitSchema),
});
export type ApplicationRow = z.infer<typeof applicationSchema>;

export const noteSchema = z.object({
  id: z.string().meta({ example: 'msg_0NaQ8xT2v7Bd1kZp4mXw' }),
  body: z.string(),
  author: actorSchema,
  private: z.boolean().meta({
    description: 'Whether it is hidden from members with the role interviewer.',
  }),
  created_at: time,
});
noteSchema.register(z.globalRegistry, { id: 'CandidateNote' });
export type NoteRow = z.infer<typeof noteSchema>;

/** The answer of GET /candidates/{id}. */
export const candidateSchema = z.object({
  id: z.string().meta({ example: 'cand_0NaQ8xT2v7Bd1kZp4mXw' }),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  links: z.array(z.string()),
  skills: z.array(z.string()),
  source: z.string().nullable().meta({ example: 'job_board' }),
  consent: z.object({ discovery: z.boolean(), granted_at: time.nullable() }),
  tags: z.array(z.string()),
  applications: z.array(applicationSchema),
  notes: z.array(noteSchema),
  created_at: time,
  updated_at: time,
  version: z.int(),
});
candidateSchema.register(z.globalRegistry, { id: 'Candidate' });
export type CandidateRow = z.infer<typeof candidateSchema>;

const listedApplicationSchema = applicationSchema.omit({ answers: true, history: true });

/** A row of GET /candidates. */
export const candidateListRowSchema = candidateSchema.omit({ notes: true }).extend({
  applications: z.array(listedApplicationSchema),
});
candidateListRowSchema.register(z.globalRegistry, { id: 'CandidateRow' });
export type CandidateListRow = z.infer<typeof candidateListRowSchema>;

/** A row of GET /jobs/post/{id}/applications. */
export const jobApplicationSchema = listedApplicationSchema.extend({
  candidate: candidateSchema.pick({ id: true, name: true, email: true, phone: true }),
});
jobApplicationSchema.register(z.globalRegistry, { id: 'JobApplication' });

/** The URL of a file. */
export type FileUrl = (file: AttachedFile) => string;

export function candidateRow(candidate: Candidate, fileUrl: FileUrl): CandidateRow {
  return {
    ...personRow(candidate),
    applications: candidate.applications.map((application) => ({
      ...listedApplication(application, fileUrl),
      answers: application.answers,
      history: application.history.map(visitRow),
    })),
    notes: candidate.notes.map(noteRow),
  };
}

export function candidateListRow(candidate: Candidate, fileUrl: FileUrl): CandidateListRow {
  return {
    ...personRow(candidate),
    applications: candidate.applications.map((one) => listedApplication(one, fileUrl)),
  };
}

export function listedApplication(
  application: ListedApplication,
  fileUrl: FileUrl,
): z.infer<typeof listedApplicationSchema> {
  return {
    ...applicationSummary(application),
    stage_since: (application.history.at(-1)?.enteredAt ?? application.submittedAt).toISOString(),
    last_job: application.lastJob ?? null,
    knocked_out_by: application.knockedOutBy ?? [],
    files: application.files.map((file) => ({
      key: file.key,
      filename: file.filename,
      content_type: file.contentType,
      bytes: file.bytes,
      url: fileUrl(file),
    })),
  };
}

/** The members of an application in events. */
export function applicationSummary({
  id,
  jobId,
  jobTitle,
  stage,
  status,
  submittedAt,
}: Pick<Application, 'id' | 'jobId' | 'jobTitle' | 'stage' | 'status' | 'submittedAt'>) {
  return {
    id,
    job_id: jobId,
    job_title: jobTitle,
    stage,
    status,
    submitted_at: submittedAt.toISOString(),
  };
}

/** The members of an application in lists. */
export interface ListedApplication extends Pick<
  Application,
  | 'id'
  | 'jobId'
  | 'jobTitle'
  | 'stage'
  | 'status'
  | 'submittedAt'
  | 'files'
  | 'lastJob'
  | 'knockedOutBy'
> {
  history: readonly Pick<StageVisit, 'enteredAt'>[];
}

export function noteRow(note: CandidateNote): NoteRow {
  const { id, body, author, private: isPrivate = false, createdAt } = note;
  return { id, body, author, private: isPrivate, created_at: createdAt.toISOString() };
}

function personRow(candidate: Candidate) {
  const { id, name, email, phone, location, links, skills, source, consent, tags } = candidate;
  const { discovery, grantedAt } = consent;
  return {
    ...{ id, name, email, phone, location, links, skills, source, tags },
    consent: { discovery, granted_at: grantedAt?.toISOString() ?? null },
    created_at: candidate.createdAt.toISOString(),
    updated_at: candidate.updatedAt.toISOString(),
    version: candidate.version,
  };
}

function visitRow({ stage, enteredAt, leftAt, actor, reason, offerId }: StageVisit) {
  return {
    stage,
    entered_at: enteredAt.toISOString(),
    left_at: leftAt?.toISOString() ?? null,
    actor,
    reason,
    ...(offerId !== undefined && { offer_id: offerId }),
  };
}
