import { z } from 'zod';
import { hiredAt, placed, span } from './application-rules.ts';
import { Cells } from './cells.ts';
import { Durations } from './durations.ts';
import type { ApplicationFact } from './facts.ts';
import { isWithin } from './period.ts';
import { count, groupMembers, medianMember, seconds, type Fold } from './rows.ts';
import { groupOf, groupsToShow, isSelected, stageMap, type ReportScope } from './scope.ts';
import { timesOf } from './time-in-stage.ts';

export const timeToHireRowSchema = z.object({
  ...groupMembers,
  count: count.meta({ description: 'Applications that were hired in the period.' }),
  median_seconds: medianMember,
  p90_seconds: seconds.meta({ description: 'Nine of ten hires took no longer.' }),
});
timeToHireRowSchema.register(z.globalRegistry, { id: 'TimeToHireReportRow' });
export type TimeToHireRow = z.infer<typeof timeToHireRowSchema>;

/** The time from applying to the hire, over the hires of the period. */
export function timeToHire(scope: ReportScope): Fold<ApplicationFact, TimeToHireRow> {
  const cells = new Cells(() => new Durations());
  const stages = stageMap(scope);
  const add = (fact: ApplicationFact) => {
    const at = hiredAt(fact, stages);
    if (at === null || !isWithin(scope.period, at)) return;
    const place = placed(fact, at);
    if (isSelected(scope, place)) cells.at(groupOf(scope, place)).add(span(fact.submittedAt, at));
  };
  const rows = () =>
    groupsToShow(scope, cells.groups).map((group) => ({
      ...group,
      ...timesOf(cells.of(group).get(null)),
    }));
  return { add, rows };
}
