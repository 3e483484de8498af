import { AppError } from '../../domain/common/errors.ts';
import type { AttachedFile, Candidate } from '../../domain/hiring/candidate.ts';
import { jsonResumeSchema, type JsonResume } from '../../domain/resume/json-resume.ts';
import { findResume } from '../../storage/accounts/account-resumes.ts';
import { readFile } from '../../storage/files/files.ts';
import type { AppContext } from '../context.ts';
import { parseResume } from '../documents/parse-resume.ts';
import type { Turn } from '../threads/fair-queue.ts';

/** The résumés of a candidate: files in the field `resume`, newest application first. */
export function resumeFiles({ applications }: Pick<Candidate, 'applications'>): AttachedFile[] {
  const newestFirst = [...applications].sort((a, b) => (b.submittedAt < a.submittedAt ? -1 : 1));
  return newestFirst.flatMap(({ files }) => files.filter(({ key }) => key === 'resume'));
}

/**
 * The newest résumé of a candidate that can be read, else that of the account that applied with its key; null without
 * either.
 * @throws AppError 429 or 503 when too many files wait to be read.
 */
export async function readPersonResume(
  ctx: Pick<AppContext, 'stores'>,
  candidate: Candidate,
  turn: Turn,
): Promise<JsonResume | null> {
  const [newest] = resumeFiles(candidate);
  const parsed = newest === undefined ? null : await readAttached(ctx, newest, turn);
  return parsed ?? ownResume(ctx, candidate);
}

async function readAttached(
  { stores }: Pick<AppContext, 'stores'>,
  { fileId, filename }: AttachedFile,
  turn: Turn,
): Promise<JsonResume | null> {
  const file = await readFile(stores, fileId);
  if (file === null) return null;
  try {
    return (await parseResume(file.content, filename, turn)).resume;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unreadable_resume') return null;
    throw error;
  }
}

async function ownResume(
  { stores }: Pick<AppContext, 'stores'>,
  { applications }: Candidate,
): Promise<JsonResume | null> {
  const accountId = applications.findLast(({ appliedBy }) => appliedBy !== null)?.appliedBy ?? null;
  const record = accountId === null ? null : await findResume(stores, accountId);
  return jsonResumeSchema.safeParse(record?.resume).data ?? null;
}
