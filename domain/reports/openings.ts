import { z } from 'zod';
import { postingStatuses } from '../hiring/posting-lifecycle.ts';
import { hiredAt, placed, span } from './application-rules.ts';
import { Cells } from './cells.ts';
import { Durations } from './durations.ts';
import type { ApplicationFact, RoleFact } from './facts.ts';
import { addOutcome, noOutcomes, outcomeMembers, type Outcomes } from './outcomes.ts';
import { isWithin } from './period.ts';
import { count, groupMembers, medianMember, type Fold } from './rows.ts';
import {
  groupOf,
  groupsToShow,
  isSelected,
  stageMap,
  type Group,
  type ReportScope,
} from './scope.ts';

const time = z.iso.datetime().nullable();
const ofOneRole = 'null where rows are groups of roles.';

export const openingRowSchema = z.object({
  ...groupMembers,
  job_id: z
    .string()
    .nullable()
    .meta({ description: `The role; ${ofOneRole}` }),
  title: z.string().nullable(),
  department: z.string().nullable(),
  status: z.enum(postingStatuses).nullable(),
  published_at: time,
  closed_at: time,
  openings: count.meta({ description: 'Roles of the row.' }),
  ...outcomeMembers,
  median_seconds: medianMember.meta({
    description: 'Median from publishing a role to its first hire.',
  }),
});
openingRowSchema.register(z.globalRegistry, { id: 'OpeningReportRow' });
export type OpeningRow = z.infer<typeof openingRowSchema>;

interface RoleSum {
  role: RoleFact;
  outcomes: Outcomes;
  firstHire: Date | null;
}

/** The roles that were open in the period, with the applications submitted in it. */
export function openings(scope: ReportScope): Fold<ApplicationFact, OpeningRow> {
  const stages = stageMap(scope);
  const sums = new Map(openRoles(scope).map((role) => [role.id, roleSum(role)]));
  const add = (fact: ApplicationFact) => {
    const sum = sums.get(fact.jobId);
    if (sum === undefined || !isSelected(scope, placed(fact, fact.submittedAt))) return;
    const at = hiredAt(fact, stages);
    if (at !== null && (sum.firstHire === null || at < sum.firstHire)) sum.firstHire = at;
    if (isWithin(scope.period, fact.submittedAt)) addOutcome(sum.outcomes, fact.status);
  };
  const rows = () => {
    const all = [...sums.values()];
    return isByRole(scope) ? all.map((sum) => roleRow(scope, sum)) : groupRows(scope, all);
  };
  return { add, rows };
}

/** Without grouping, a row is a role. Roles have no source of their own, so that grouping by source is by role too. */
function isByRole({ groupBy }: ReportScope): boolean {
  return groupBy === null || groupBy === 'job' || groupBy === 'source';
}

function roleSum(role: RoleFact): RoleSum {
  return { role, outcomes: noOutcomes(), firstHire: null };
}

/** Published before the period ends, and not closed before it begins; newest first. */
function openRoles({ roles, period, jobId, department }: ReportScope): RoleFact[] {
  return [...roles.values()]
    .filter(
      (role) =>
        (jobId === null || role.id === jobId) &&
        (department === null || role.department === department) &&
        role.publishedAt !== null &&
        (period.to === null || role.publishedAt < period.to) &&
        (period.from === null || role.closedAt === null || role.closedAt >= period.from),
    )
    .sort((a, b) => Number(b.publishedAt) - Number(a.publishedAt));
}

function roleRow(scope: ReportScope, { role, outcomes, firstHire }: RoleSum): OpeningRow {
  const { id, title, department, status, publishedAt, closedAt } = role;
  const group =
    scope.groupBy === null ? { group: null, group_name: null } : groupOfRole(scope, role);
  return {
    ...group,
    ...{ job_id: id, title, department, status },
    published_at: publishedAt?.toISOString() ?? null,
    closed_at: closedAt?.toISOString() ?? null,
    openings: 1,
    ...outcomes,
    median_seconds: toFill({ role, firstHire }).medianSeconds,
  };
}

function groupOfRole(scope: ReportScope, { id, title, publishedAt }: RoleFact): Group {
  const groupBy = isByRole(scope) ? 'job' : scope.groupBy;
  const place = { jobId: id, title, source: null, at: publishedAt ?? new Date(0) };
  return groupOf({ ...scope, groupBy }, place);
}

function toFill(
  { role, firstHire }: Pick<RoleSum, 'role' | 'firstHire'>,
  durations = new Durations(),
): Durations {
  if (firstHire !== null && role.publishedAt !== null) {
    durations.add(span(role.publishedAt, firstHire));
  }
  return durations;
}

function groupRows(scope: ReportScope, sums: readonly RoleSum[]): OpeningRow[] {
  const cells = new Cells(() => ({ count: 0, outcomes: noOutcomes(), toFill: new Durations() }));
  for (const sum of sums) {
    const cell = cells.at(groupOfRole(scope, sum.role));
    cell.count += 1;
    for (const name of Object.keys(cell.outcomes) as (keyof Outcomes)[])
      cell.outcomes[name] += sum.outcomes[name];
    toFill(sum, cell.toFill);
  }
  return groupsToShow(scope, cells.groups).flatMap((group) => {
    const cell = cells.of(group).get(null);
    if (cell === undefined) return [];
    const role = { job_id: null, title: null, department: null, status: null };
    const times = { published_at: null, closed_at: null };
    const median = cell.toFill.medianSeconds;
    const { count: roles, outcomes } = cell;
    return [{ ...group, ...role, ...times, openings: roles, ...outcomes, median_seconds: median }];
  });
}
