import { interviewKinds } from '../../../domain/interviews/interview.ts';
import type { InterviewRow } from '../../../domain/interviews/interview-row.ts';
import type { FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** Members and scorecards that an interview is put together from. */
export interface Interviewing {
  members: readonly { name: string | null; email: string }[];
  /** Templates of scorecards. */
  templates: readonly { id: string; name: string }[];
}

/** The fields of a new interview. */
export function newInterviewFields(interviewing: Interviewing): FieldSpec[] {
  return [
    ...contentFields(null, interviewing),
    {
      ...{ name: 'starts_at', label: words.interviews.starts, kind: 'moment', blank: 'omitted' },
      hint: words.interviews.startsHint,
    },
    { name: 'slots', label: words.interviews.slots, kind: 'slots' },
    { name: 'availability', label: '', kind: 'group', needs: 'from' },
    { name: 'availability.from', label: words.interviews.from, kind: 'date' },
    { name: 'availability.to', label: words.interviews.to, kind: 'date' },
  ];
}

/** The fields of an interview that is still to be held. */
export function interviewFields(interview: InterviewRow, interviewing: Interviewing): FieldSpec[] {
  const { status, slots } = interview;
  return [
    ...contentFields(interview, interviewing),
    {
      ...{ name: 'starts_at', label: words.interviews.starts, kind: 'moment', blank: 'omitted' },
      value: interview.starts_at,
    },
    ...(status === 'proposed' && slots.length > 0
      ? [{ name: 'slots', label: words.interviews.offered, kind: 'slots', value: slots } as const]
      : []),
  ];
}

function contentFields(interview: InterviewRow | null, interviewing: Interviewing): FieldSpec[] {
  return [
    { name: 'title', label: words.interviews.name, required: true, value: interview?.title ?? '' },
    {
      ...{ name: 'kind', label: words.interviews.kind, kind: 'select', required: true },
      ...{ choices: interviewKinds, value: interview?.kind ?? 'video' },
    },
    {
      ...{ name: 'duration_minutes', label: words.interviews.minutes, kind: 'number' },
      ...{ required: true, value: interview?.duration_minutes ?? 60 },
    },
    ...interviewerFields(interview, interviewing),
    {
      ...{ name: 'scorecard_template_id', label: words.scorecards.scorecard, kind: 'select' },
      choices: interviewing.templates.map(({ id, name }) => ({ value: id, text: name })),
      value: interview?.scorecard_template_id ?? null,
    },
    ...detailFields(interview),
  ];
}

/** Members by name, and the addresses of others. */
function interviewerFields(interview: InterviewRow | null, { members }: Interviewing): FieldSpec[] {
  const chosen = interview?.interviewers.map(({ email }) => email) ?? [];
  const emails = members.map(({ email }) => email);
  return [
    {
      ...{ name: 'interviewers', label: words.interviews.interviewers, kind: 'checks' },
      choices: members.map(({ name, email }) => ({ value: email, text: name ?? email })),
      value: chosen,
    },
    {
      ...{ name: 'interviewers', label: words.interviews.otherInterviewers, kind: 'lines' },
      ...{ hint: words.interviews.interviewersHint, rows: 2 },
      value: chosen.filter((email) => !emails.includes(email)),
    },
  ];
}

function detailFields(interview: InterviewRow | null): FieldSpec[] {
  return [
    {
      ...{ name: 'timezone', label: words.interviews.zone, kind: 'select', required: true },
      ...{ choices: zones, value: interview?.timezone ?? 'UTC' },
    },
    { name: 'place', label: words.interviews.place, value: interview?.place ?? null },
    { name: 'url', label: words.interviews.link, kind: 'url', value: interview?.url ?? null },
    {
      ...{ name: 'instructions', label: words.interviews.instructions, kind: 'area' },
      value: interview?.instructions ?? null,
    },
  ];
}
