import { z } from 'zod';
import { hiredAt, placed, share, span } from './application-rules.ts';
import { Cells, compare } from './cells.ts';
import { Durations } from './durations.ts';
import type { ApplicationFact } from './facts.ts';
import { addOutcome, noOutcomes, outcomeMembers, type Outcomes } from './outcomes.ts';
import { isWithin } from './period.ts';
import { groupMembers, medianMember, shareMember, type Fold } from './rows.ts';
import { groupOf, isSelected, stageMap, type Group, type ReportScope } from './scope.ts';

export const sourceRowSchema = z.object({
  ...groupMembers,
  source: z.string().nullable().meta({
    description: 'The source of the candidates; null for those without one.',
    example: 'job_board',
  }),
  ...outcomeMembers,
  hired_share: shareMember.meta({ description: 'Part of the applications that is hired.' }),
  median_seconds: medianMember.meta({ description: 'Median from applying to the hire.' }),
});
sourceRowSchema.register(z.globalRegistry, { id: 'SourceReportRow' });
export type SourceRow = z.infer<typeof sourceRowSchema>;

interface Sum {
  outcomes: Outcomes;
  toHire: Durations;
}

/** Where the applications submitted in the period came from, and what became of them. */
export function sources(scope: ReportScope): Fold<ApplicationFact, SourceRow> {
  const cells = new Cells<Sum>(() => ({ outcomes: noOutcomes(), toHire: new Durations() }));
  const stages = stageMap(scope);
  const add = (fact: ApplicationFact) => {
    const place = placed(fact, fact.submittedAt);
    if (!isSelected(scope, place) || !isWithin(scope.period, place.at)) return;
    const { outcomes, toHire } = cells.at(groupOf(scope, place), fact.source);
    addOutcome(outcomes, fact.status);
    const at = hiredAt(fact, stages);
    if (at !== null) toHire.add(span(fact.submittedAt, at));
  };
  const rowsOf = (group: Group): SourceRow[] =>
    [...cells.of(group)].sort(mostFirst).map(([source, { outcomes, toHire }]) => ({
      ...group,
      source,
      ...outcomes,
      hired_share: share(outcomes.hired, outcomes.applications),
      median_seconds: toHire.medianSeconds,
    }));
  return { add, rows: () => cells.groups.flatMap(rowsOf) };
}

type Entry = [source: string | null, sum: Sum];

/** Most applications first, then by name. */
function mostFirst([a, { outcomes: x }]: Entry, [b, { outcomes: y }]: Entry): number {
  return y.applications - x.applications || compare(a ?? '\uffff', b ?? '\uffff');
}
