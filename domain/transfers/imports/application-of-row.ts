import { z } from 'zod';
import { actorSchema } from '../../common/actor.ts';
import type { ApplicationStatus, StageVisit } from '../../hiring/candidate.ts';
import type { CandidateChanges } from '../../hiring/pipeline/candidate-input.ts';
import { statusOfStage, type Stage } from '../../hiring/pipeline/stages.ts';
import { timeOf } from './cell-values.ts';
import { personOfRow, type RowReading } from './person-of-row.ts';
import { faultAt, type RowFault, type RowValues } from './row.ts';
import { stageNamed, stageOfStatus, statusWord } from './stage-of-row.ts';

/** The application of a row. Absent members are unknown. */
export interface ImportedApplication {
  person: CandidateChanges;
  externalId: string | null;
  candidateId: string | null;
  /** Ids and titles that may name the role, in the order in which they are tried. */
  roles: { column: string | null; text: string }[];
  stage: string | null;
  status: ApplicationStatus | null;
  submittedAt: Date | null;
  answers: Record<string, unknown>;
  history: StageVisit[] | null;
  reason: string | null;
  resumeUrl: string | null;
  resumeFile: string | null;
}

export interface ApplicationReading extends RowReading {
  stages: readonly Stage[];
  /** Whether the table was exported here: stage and status stand side by side in it. */
  isOwn: boolean;
}

const answersSchema = z.record(z.string().max(100), z.unknown());
const historySchema = z
  .array(
    z.object({
      stage: z.string().max(50),
      entered_at: z.iso.datetime(),
      left_at: z.iso.datetime().nullable(),
      actor: actorSchema,
      reason: z.string().max(2_000).nullable(),
    }),
  )
  .min(1)
  .max(500);

export function applicationOfRow(
  values: RowValues,
  reading: ApplicationReading,
): { application: ImportedApplication; faults: RowFault[] } {
  const { person, faults } = personOfRow(values, reading);
  const fault = (member: string, reason: string) => {
    faults.push(faultAt(reading.columns, member, reason));
    return null;
  };
  const text = (member: string) => values.get(member) ?? null;
  const application: ImportedApplication = {
    person,
    externalId: text('external_id'),
    candidateId: text('candidate_id'),
    roles: rolesOf(values, reading),
    ...placeOf(values, reading, fault),
    submittedAt: submissionOf(text('submitted_at'), reading.now, fault),
    answers:
      fromJson(answersSchema, text('answers')) ?? fault('answers', 'must be a JSON object') ?? {},
    history: historyOf(text('history'), fault),
    reason: text('reason')?.slice(0, 2_000) ?? null,
    resumeUrl: text('resume_url'),
    resumeFile: text('resume_file'),
  };
  return { application, faults };
}

type Fault = (member: string, reason: string) => null;

function rolesOf(values: RowValues, { columns }: RowReading): ImportedApplication['roles'] {
  return ['job_id', 'job', 'job_title'].flatMap((member) => {
    const text = values.get(member);
    const column = columns.find((one) => one.member === member)?.column ?? null;
    return text === undefined ? [] : [{ column, text }];
  });
}

type Place = Pick<ImportedApplication, 'stage' | 'status'>;
const NOWHERE: Place = { stage: null, status: null };

function placeOf(values: RowValues, reading: ApplicationReading, fault: Fault): Place {
  const { stages } = reading;
  const stageText = values.get('stage');
  const stage = stageText === undefined ? null : stageNamed(stages, stageText);
  if (stage === undefined) {
    fault('stage', `must be one of ${stages.map(({ name }) => name).join(', ')}`);
    return NOWHERE;
  }
  const statusText = values.get('status');
  const status = statusText === undefined ? null : statusWord(statusText);
  if (status === undefined) {
    fault('status', 'must be active, hired, rejected or withdrawn');
    return NOWHERE;
  }
  if (status !== null) return placeWithStatus(stage, status, reading);
  return stage === null ? NOWHERE : { stage: stage.key, status: statusOfStage(stage.type) };
}

/** A status that the stage does not have moves the application to a stage that has it, except in own tables. */
function placeWithStatus(
  stage: Stage | null,
  status: ApplicationStatus,
  { stages, isOwn }: ApplicationReading,
): Place {
  if (stage === null) return { stage: stageOfStatus(stages, status)?.key ?? null, status };
  if (isOwn || status === 'withdrawn') return { stage: stage.key, status };
  const shown = statusOfStage(stage.type);
  if (status === 'active' || status === shown) return { stage: stage.key, status: shown };
  return { stage: (stageOfStatus(stages, status) ?? stage).key, status };
}

function submissionOf(text: string | null, now: Date, fault: Fault): Date | null {
  if (text === null) return null;
  const at = timeOf(text);
  if (at === null) return fault('submitted_at', 'must be a date such as 2026-05-31');
  return at > now ? fault('submitted_at', 'must not be in the future') : at;
}

function historyOf(text: string | null, fault: Fault): StageVisit[] | null {
  if (text === null) return null;
  const visits = fromJson(historySchema, text);
  if (visits === null) return fault('history', 'must be a JSON list of stages with times');
  return visits.map(({ entered_at: entered, left_at: left, ...visit }) => ({
    ...visit,
    enteredAt: new Date(entered),
    leftAt: left === null ? null : new Date(left),
  }));
}

/** A value in a cell; null when it is not what the schema says. An empty cell is an empty object. */
function fromJson<Value>(schema: z.ZodType<Value>, text: string | null): Value | null {
  try {
    return schema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return null;
  }
}
