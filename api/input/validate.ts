import type { z } from 'zod';
import { AppError, type ErrorDetail } from '../../domain/common/errors.ts';
import { plainMessage } from '../../domain/common/plain-message.ts';
import { branchIssues } from './union-branch.ts';

/** Problems named in the message; `details` has up to a hundred. */
const NAMED_IN_MESSAGE = 3;

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

function toDetails(issue: z.core.$ZodIssue, root: string): ErrorDetail[] {
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

function unionIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] | null {
  return issue.code === 'invalid_union' ? branchIssues(issue) : null;
}
