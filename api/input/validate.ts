import type { z } from 'zod';
import { AppError, type ErrorDetail } from '../../domain/common/errors.ts';
import { plainMessage } from '../../domain/common/plain-message.ts';

type Issue = z.core.$ZodIssue;

/** Problems named in the message; `details` has up to a hundred. */
const NAMED_IN_MESSAGE = 3;

/** Issue codes that mean a value of another type, when reported for the value itself. */
const OTHER_KIND = new Set<Issue['code']>(['invalid_type', 'invalid_value', 'invalid_union']);

/** Parses input with a route's schema. `root` names the whole when a problem has no path. */
export function validate<T>(schema: z.ZodType<T>, input: unknown, root: string): T {
  const parsed = schema.safeParse(input, { error: plainMessage });
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error.issues.flatMap((issue) => toDetails(issue, root)));
}

function invalidInput(details: ErrorDetail[]): AppError {
  const named = details
    .slice(0, NAMED_IN_MESSAGE)
    .map(({ path, message }) => `${path}: ${message}`);
  return new AppError('invalid_request', { message: named.join('; '), details });
}

function toDetails(issue: Issue, root: string): ErrorDetail[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key].join('.'),
      message: 'is not known here',
    }));
  }
  const within = issue.code === 'invalid_key' ? issue.issues : unionIssues(issue);
  if (within !== null) {
    return within.flatMap((one) => toDetails({ ...one, path: [...issue.path, ...one.path] }, root));
  }
  return [{ path: path.join('.') || root, message: issue.message }];
}

function unionIssues(issue: Issue): readonly Issue[] | null {
  return issue.code === 'invalid_union' ? branchIssues(issue) : null;
}

/**
 * The issues of a union value, taken from the branch it was most likely meant for: the one with the fewest missing,
 * unknown or wrongly typed members. Paths begin at the value. Null when no branch has the value's type.
 */
function branchIssues({ errors }: z.core.$ZodIssueInvalidUnion): Issue[] | null {
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
