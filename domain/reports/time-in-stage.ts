import { z } from 'zod';
import { closedStays, placed } from './application-rules.ts';
import { Cells } from './cells.ts';
import { Durations } from './durations.ts';
import type { ApplicationFact } from './facts.ts';
import { isWithin } from './period.ts';
import { count, groupMembers, medianMember, seconds, type Fold } from './rows.ts';
import { groupOf, groupsToShow, isSelected, type Group, type ReportScope } from './scope.ts';
import { shownStages } from './shown-stages.ts';

export const timeInStageRowSchema = z.object({
  ...groupMembers,
  stage: z.string().meta({ example: 'screening' }),
  stage_name: z.string(),
  count: count.meta({ description: 'Stays at the stage that ended in the period.' }),
  median_seconds: medianMember,
  p90_seconds: seconds.meta({ description: 'Nine of ten stays are not longer.' }),
});
timeInStageRowSchema.register(z.globalRegistry, { id: 'TimeInStageReportRow' });
export type TimeInStageRow = z.infer<typeof timeInStageRowSchema>;

/** How long applications stay at each stage, over the stays that ended in the period. */
export function timeInStage(scope: ReportScope): Fold<ApplicationFact, TimeInStageRow> {
  const cells = new Cells(() => new Durations());
  const add = (fact: ApplicationFact) => {
    for (const { stage, leftAt, ms } of closedStays(fact)) {
      const place = placed(fact, leftAt);
      if (!isSelected(scope, place) || !isWithin(scope.period, leftAt)) continue;
      cells.at(groupOf(scope, place), stage).add(ms);
    }
  };
  const rowsOf = (group: Group): TimeInStageRow[] => {
    const stays = cells.of(group);
    return shownStages(scope, stays.keys()).map(({ key, name }) => ({
      ...group,
      stage: key,
      stage_name: name,
      ...timesOf(stays.get(key)),
    }));
  };
  return { add, rows: () => groupsToShow(scope, cells.groups).flatMap(rowsOf) };
}

/** The members of a row about durations. */
export function timesOf(durations = new Durations()) {
  const { count: counted, medianSeconds, p90Seconds } = durations;
  return { count: counted, median_seconds: medianSeconds, p90_seconds: p90Seconds };
}
