import { z } from 'zod';
import { placed, share, stagesOf } from './application-rules.ts';
import { Cells } from './cells.ts';
import type { ApplicationFact } from './facts.ts';
import { isWithin } from './period.ts';
import { count, groupMembers, shareMember, type Fold } from './rows.ts';
import { groupOf, groupsToShow, isSelected, type Group, type ReportScope } from './scope.ts';
import { shownStages } from './shown-stages.ts';

export const funnelRowSchema = z.object({
  ...groupMembers,
  stage: z.string().meta({ example: 'screening' }),
  stage_name: z.string(),
  count: count.meta({ description: 'Applications that were in the stage, each once.' }),
  share: shareMember.meta({
    description: 'Part of all applications of the group, between 0 and 1; null without any.',
  }),
});
funnelRowSchema.register(z.globalRegistry, { id: 'FunnelReportRow' });
export type FunnelRow = z.infer<typeof funnelRowSchema>;

interface Sum {
  count: number;
}

/** How far the applications submitted in the period came. */
export function funnel(scope: ReportScope): Fold<ApplicationFact, FunnelRow> {
  const cells = new Cells<Sum>(() => ({ count: 0 }));
  const all = new Cells<Sum>(() => ({ count: 0 }));
  const add = (fact: ApplicationFact) => {
    const place = placed(fact, fact.submittedAt);
    if (!isSelected(scope, place) || !isWithin(scope.period, place.at)) return;
    const group = groupOf(scope, place);
    all.at(group).count += 1;
    for (const stage of stagesOf(fact)) cells.at(group, stage).count += 1;
  };
  const rowsOf = (group: Group): FunnelRow[] => {
    const counted = cells.of(group);
    const whole = all.of(group).get(null)?.count ?? 0;
    return shownStages(scope, counted.keys()).map(({ key, name }) => {
      const entered = counted.get(key)?.count ?? 0;
      return {
        ...group,
        stage: key,
        stage_name: name,
        count: entered,
        share: share(entered, whole),
      };
    });
  };
  return { add, rows: () => groupsToShow(scope, all.groups).flatMap(rowsOf) };
}
