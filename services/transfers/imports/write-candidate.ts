import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import { findCandidate, insertCandidate } from '../../../storage/hiring/candidates/candidates.ts';
import { findByEmail } from '../../../storage/hiring/candidates/email-holder.ts';
import type { AppContext } from '../../context.ts';
import { changeCandidate } from '../../hiring/pipeline/change-candidate.ts';

/** The state of a candidate after a row; null when the row changes nothing. */
export type Change = (candidate: Candidate) => (Candidate & { trail?: AuditEntry[] }) | null;

/** A person whom a row creates, or one who is known; and what the row changes of somebody who is known. */
export type CandidateRow = { change: Change } & ({ created: Candidate } | { known: Candidate });

/**
 * Writes a row. Imports announce no events, so nobody is mailed or notified (decision 0049). A person whom somebody
 * else created since then is changed instead.
 */
export async function insertOrChange(ctx: AppContext, row: CandidateRow): Promise<void> {
  if ('created' in row && (await insertCandidate(ctx.stores, row.created, []))) return;
  const id = 'created' in row ? await presentId(ctx, row.created) : row.known.id;
  const accountId = 'created' in row ? row.created.accountId : row.known.accountId;
  await changeCandidate(ctx, { accountId, id }, (before) => {
    const after = row.change(before);
    if (after === null) return null;
    const { trail = [], ...candidate } = after;
    return { candidate, trail, events: [], movesEmail: candidate.email !== before.email };
  });
}

/** The candidate that holds the id or the address of a new one. */
async function presentId({ stores }: AppContext, created: Candidate): Promise<string> {
  const { id, accountId, email } = created;
  const same = await findCandidate(stores, { accountId, id });
  if (same !== null) return 'candidate' in same ? id : same.mergedInto;
  return (email === null ? null : await findByEmail(stores, accountId, email)) ?? id;
}
