import { z } from 'zod';
import type { InterviewStatus } from '../interviews/interview.ts';
import { span } from './application-rules.ts';
import { Cells } from './cells.ts';
import { Durations } from './durations.ts';
import type { InterviewFact } from './facts.ts';
import { isWithin } from './period.ts';
import { count, groupMembers, medianMember, type Fold } from './rows.ts';
import { groupOf, groupsToShow, isSelected, type ReportScope } from './scope.ts';

export const interviewRowSchema = z.object({
  ...groupMembers,
  interviews: count,
  proposed: count.meta({ description: 'Offered to the candidate, without a time yet.' }),
  scheduled: count,
  done: count,
  cancelled: count,
  no_show: count,
  interview_minutes: count.meta({
    description: 'Minutes of the interviews that are done, once for each interviewer.',
  }),
  median_seconds: medianMember.meta({
    description: 'Median from creating an interview to its start.',
  }),
});
interviewRowSchema.register(z.globalRegistry, { id: 'InterviewReportRow' });
export type InterviewReportRow = z.infer<typeof interviewRowSchema>;

interface Sum {
  counts: Record<InterviewStatus | 'interviews' | 'interview_minutes', number>;
  toStart: Durations;
}

const noInterviews = (): Sum => ({
  counts: {
    ...{ interviews: 0, proposed: 0, scheduled: 0, done: 0, cancelled: 0, no_show: 0 },
    interview_minutes: 0,
  },
  toStart: new Durations(),
});

/** The interviews that start in the period; those without a time count when they were created. */
export function interviews(scope: ReportScope): Fold<InterviewFact, InterviewReportRow> {
  const cells = new Cells<Sum>(noInterviews);
  const add = (fact: InterviewFact) => {
    const { status, startsAt, createdAt } = fact;
    const place = { ...fact, at: startsAt ?? createdAt };
    if (!isWithin(scope.period, place.at) || !isSelected(scope, place)) return;
    const { counts, toStart } = cells.at(groupOf(scope, place));
    counts.interviews += 1;
    counts[status] += 1;
    if (status === 'done') counts.interview_minutes += fact.minutes * fact.interviewers;
    if (startsAt !== null) toStart.add(span(createdAt, startsAt));
  };
  const rows = () =>
    groupsToShow(scope, cells.groups).map((group) => {
      const { counts, toStart } = cells.of(group).get(null) ?? noInterviews();
      return { ...group, ...counts, median_seconds: toStart.medianSeconds };
    });
  return { add, rows };
}
