import { createHash } from 'node:crypto';
import type { ProposedAction } from '../../../domain/agent/chat/chat.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { candidateRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { PostingStatus } from '../../../domain/hiring/posting-lifecycle.ts';
import { findSession } from '../../../storage/agent/apply-sessions.ts';
import { findCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import type { ApiContext } from '../../context.ts';
import { stageNaming } from './stage-name.ts';

/** The record that an action changes, as it is now. */
export interface ChangedRecord {
  /** Differs when something differs that the action depends on. */
  seenVersion: string;
  /** The version for `If-Match`. */
  version: number;
  /** Whether the record is where the action brings it. */
  isThere: boolean;
  /** Its state as a sentence. */
  state: string;
}

type Context = Pick<ApiContext, 'stores'>;
type Arguments = ProposedAction['arguments'];
type Read = (ctx: Context, accountId: string, given: Arguments) => Promise<ChangedRecord | null>;

/** By tool. Every other tool creates a record. */
const readers: Readonly<Record<string, Read>> = {
  move_candidate: readCandidate,
  publish_posting: (ctx, accountId, given) =>
    readPosting(ctx, idIn(accountId, given['job_id']), 'open'),
  close_posting: (ctx, accountId, given) =>
    readPosting(ctx, idIn(accountId, given['job_id']), 'closed'),
  submit_job_application: readSession,
};

/** The record that an action changes; null when there is none, or none yet. */
export async function readChangedRecord(
  ctx: Context,
  accountId: string,
  { tool, arguments: given }: ProposedAction,
): Promise<ChangedRecord | null> {
  return (await readers[tool]?.(ctx, accountId, given)) ?? null;
}

function idIn(accountId: string, id: unknown): OwnedRef {
  return { accountId, id: typeof id === 'string' ? id : '' };
}

async function readCandidate(ctx: Context, accountId: string, given: Arguments) {
  const found = await findCandidate(ctx.stores, idIn(accountId, given['candidate_id']));
  if (found === null || 'mergedInto' in found) return null;
  const { candidate } = found;
  const { job_id: jobId, stage } = given;
  const applications = candidate.applications.filter(
    (one) => jobId === undefined || one.jobId === jobId,
  );
  const nameOf = await stageNaming(ctx, accountId);
  const stages = applications.map((one) => nameOf(one.stage));
  return {
    seenVersion: contentOf(candidate),
    version: candidate.version,
    isThere: applications.some((one) => one.stage === stage),
    state: `The candidate is at ${stages.join(' and ')} now.`,
  };
}

/** A hash of the candidate without its notes, so that a note does not void the moves that were proposed with it. */
function contentOf(candidate: Candidate): string {
  const {
    notes: _notes,
    version: _version,
    updated_at: _at,
    ...rest
  } = candidateRow(candidate, ({ fileId }) => fileId);
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url');
}

async function readPosting(ctx: Context, target: OwnedRef, goal: PostingStatus) {
  const posting = await findPosting(ctx.stores, target);
  if (posting === null) return null;
  const { version, status } = posting;
  const state = `The role is ${status} now.`;
  return { seenVersion: String(version), version, isThere: status === goal, state };
}

/** Only an approval is of the draft that was shown (decision 0021). */
async function readSession(ctx: Context, accountId: string, given: Arguments) {
  if (!/^approve[-_]submit$/.test(String(given['action']))) return null;
  const session = await findSession(ctx.stores, idIn(accountId, given['session_id']));
  if (session === null) return null;
  const { version, status } = session;
  const isThere = status === 'submitting' || status === 'submitted';
  const state = `The application is ${status.replaceAll('_', ' ')} now.`;
  return { seenVersion: String(version), version, isThere, state };
}
