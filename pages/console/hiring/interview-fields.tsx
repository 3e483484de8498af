import { interviewKinds } from '../../../domain/interviews/interview.ts';
import type { InterviewRow } from '../../../domain/interviews/interview-row.ts';
import type { FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

/** The fields of a new interview. */
export function newInterviewFields(): FieldSpec[] {
  return [
    ...contentFields(null),
    {
      ...{ name: 'starts_at', label: words.interviews.starts, kind: 'moment', blank: 'omitted' },
      hint: words.interviews.startsHint,
    },
    { name: 'availability', label: '', kind: 'group', needs: 'from' },
    { name: 'availability.from', label: words.interviews.from, kind: 'date' },
    { name: 'availability.to', label: words.interviews.to, kind: 'date' },
  ];
}

/** The fields of an interview that is still to be held. */
export function interviewFields(interview: InterviewRow): FieldSpec[] {
  return [
    ...contentFields(interview),
    {
      ...{ name: 'starts_at', label: words.interviews.starts, kind: 'moment', blank: 'omitted' },
      value: interview.starts_at,
    },
  ];
}

function contentFields(interview: InterviewRow | null): FieldSpec[] {
  return [
    { name: 'title', label: words.common.title, required: true, value: interview?.title ?? '' },
    {
      ...{ name: 'kind', label: words.interviews.kind, kind: 'select', required: true },
      ...{ choices: interviewKinds, value: interview?.kind ?? 'video' },
    },
    {
      ...{ name: 'duration_minutes', label: words.interviews.minutes, kind: 'number' },
      ...{ required: true, value: interview?.duration_minutes ?? 60 },
    },
    {
      ...{ name: 'interviewers', label: words.interviews.interviewers, kind: 'lines' },
      ...{ required: true, hint: words.interviews.interviewersHint },
      value: interview?.interviewers.map(({ email }) => email) ?? [],
    },
    ...detailFields(interview),
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
