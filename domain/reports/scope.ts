import type { Pipeline, Stage } from '../hiring/pipeline/stages.ts';
import type { RoleFact } from './facts.ts';
import type { Period } from './period.ts';

export const groupings = ['job', 'department', 'source', 'month'] as const;
export type Grouping = (typeof groupings)[number];

/** The filters of a report, and the records that give its rows their names. */
export interface ReportScope {
  period: Period;
  jobId: string | null;
  department: string | null;
  source: string | null;
  groupBy: Grouping | null;
  pipeline: Pipeline;
  roles: ReadonlyMap<string, RoleFact>;
}

/** The members of a record that reports select and group by. */
export interface Placed {
  jobId: string | null;
  /** The title, for a role that is gone. */
  title: string;
  source: string | null;
  /** The time that decides about period and month. */
  at: Date;
}

/** A group of rows: a key, and its name on screen; both null without grouping and where the value is missing. */
export interface Group {
  group: string | null;
  group_name: string | null;
}

/** Whether the filters select a record. */
export function isSelected(scope: ReportScope, { jobId, source }: Omit<Placed, 'at'>): boolean {
  const department = jobId === null ? null : (scope.roles.get(jobId)?.department ?? null);
  return (
    (scope.jobId === null || jobId === scope.jobId) &&
    (scope.department === null || department === scope.department) &&
    (scope.source === null || source === scope.source)
  );
}

/** The group of a record. A role has the department that it has now. */
export function groupOf({ groupBy, roles }: ReportScope, placed: Placed): Group {
  if (groupBy === null) return named(null);
  const role = placed.jobId === null ? undefined : roles.get(placed.jobId);
  return groupers[groupBy](placed, role);
}

const groupers: Record<Grouping, (placed: Placed, role: RoleFact | undefined) => Group> = {
  job: ({ jobId, title }, role) => ({ group: jobId, group_name: role?.title ?? title }),
  department: (_placed, role) => named(role?.department ?? null),
  source: ({ source }) => named(source),
  month: ({ at }) => named(at.toISOString().slice(0, 'YYYY-MM'.length)),
};

function named(value: string | null): Group {
  return { group: value, group_name: value };
}

/** Without grouping there is one group, also without records. */
export function groupsToShow({ groupBy }: ReportScope, groups: Group[]): Group[] {
  return groupBy === null ? [{ group: null, group_name: null }] : groups;
}

/** The stages by key, retired ones included. */
export function stageMap({ pipeline }: ReportScope): Map<string, Stage> {
  return new Map([...pipeline.retired, ...pipeline.stages].map((stage) => [stage.key, stage]));
}
