import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Issue codes that mean a value of another type, when reported for the value itself. */
const OTHER_KIND = new Set<Issue['code']>(['invalid_type', 'invalid_value', 'invalid_union']);

/**
 * The issues of a union value, taken from the branch it was most likely meant for: the one with the fewest missing,
 * unknown or wrongly typed members. Paths begin at the value. Null when no branch has the value's type.
 */
export function branchIssues({ errors }: z.core.$ZodIssueInvalidUnion): Issue[] | null {
  const branches = errors.map((issues) => ({ issues, misfits: misfits(issues) }));
  const [best] = branches.sort((a, b) => a.misfits - b.misfits);
  return best === undefined || best.misfits === Infinity ? null : best.issues;
}

function misfits(issues: Issue[]): number {
  return issues.reduce((sum, issue) => sum + misfitsOf(issue), 0);
}

function misfitsOf(issue: Issue): number {
  if (issue.path.length > 0) return issue.path.length === 1 ? 1 : 0;
  if (issue.code === 'unrecognized_keys') return issue.keys.length;
  return OTHER_KIND.has(issue.code) ? Infinity : 0;
}
