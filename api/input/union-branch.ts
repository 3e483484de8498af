import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What says that a value is of another kind altogether, where it is said of the value itself. */
const OTHER_KIND = new Set<Issue['code']>(['invalid_type', 'invalid_value', 'invalid_union']);

/**
 * What is wrong with a value of one of several shapes, by the shape that it was most likely meant to have: the one of
 * which the fewest members are missing, unknown or of the wrong kind, whatever is wrong within them. Paths begin at
 * the value. Null where it is of no shape's kind.
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
