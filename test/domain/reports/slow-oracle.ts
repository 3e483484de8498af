import type { ApplicationFact } from '../../../domain/reports/facts.ts';
import type { ReportScope } from '../../../domain/reports/scope.ts';
import { stages } from './drawn-histories.ts';

type Scope = Pick<ReportScope, 'period' | 'jobId' | 'department' | 'source' | 'groupBy' | 'roles'>;

/** Recounts reports record by record, in the words of docs/reports.md. */
export function slowOracle(facts: readonly ApplicationFact[], scope: Scope) {
  const { period, jobId, department, source, roles } = scope;
  const inPeriod = (at: Date) =>
    at.getTime() >= (period.from?.getTime() ?? -Infinity) &&
    at.getTime() < (period.to?.getTime() ?? Infinity);
  const chosen = facts.filter(
    (fact) =>
      (jobId ?? fact.jobId) === fact.jobId &&
      (department === null || roles.get(fact.jobId)?.department === department) &&
      (source === null || fact.source === source),
  );
  const submitted = chosen.filter((fact) => inPeriod(fact.submittedAt));
  return { chosen, submitted, inPeriod };
}

export function groupKey(
  { groupBy, roles }: Scope,
  fact: ApplicationFact,
  at: Date,
): string | null {
  if (groupBy === 'job') return fact.jobId;
  if (groupBy === 'department') return roles.get(fact.jobId)?.department ?? null;
  if (groupBy === 'source') return fact.source;
  if (groupBy === 'month') {
    return `${at.getUTCFullYear()}-${String(at.getUTCMonth() + 1).padStart(2, '0')}`;
  }
  return null;
}

/** Groups of values: the slow way. */
export function grouped<Value>(
  pairs: readonly [string | null, Value][],
): Map<string | null, Value[]> {
  const groups = new Map<string | null, Value[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

export function slowMedian(ms: readonly number[]): number | null {
  const sorted = [...ms].sort((a, b) => a - b);
  const half = sorted.length / 2;
  if (sorted.length === 0) return null;
  const middle =
    sorted.length % 2 === 1
      ? sorted[Math.floor(half)]
      : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  return Math.round((middle ?? 0) / 1_000);
}

/** The moment of the hire, walking back from the end over the stages of type hired. */
export function slowHire(fact: ApplicationFact): Date | null {
  if (fact.status !== 'hired') return null;
  let at: Date | null = null;
  for (const visit of [...fact.history].reverse()) {
    if (stages.find(({ key }) => key === visit.stage)?.type !== 'hired') break;
    at = visit.enteredAt;
  }
  return at ?? fact.history.at(-1)?.enteredAt ?? null;
}
