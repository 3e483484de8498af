import { idPrefixes, isId } from '../common/ids.ts';
import type { LedgerEntry } from '../billing/ledger-entry.ts';
import type { PaidTurn } from './paid-turn.ts';
import type { SessionDocument } from './session.ts';

/** A model turn that a session has paid for. */
export interface SessionCharge {
  sessionId: string;
  turn: PaidTurn;
}

const prefixes = { tailored_resume: idPrefixes.resume, cover_letter: idPrefixes.coverLetter };

/** The id of a session's document, derived from the session's id, so that each is written and charged once. */
export function sessionDocumentId(sessionId: string, kind: SessionDocument['kind']): string {
  return withPrefix(prefixes[kind], sessionId);
}

/**
 * The session behind a ledger entry. Its reference is the session, or a document that may belong to a session. Null
 * for other charges.
 */
export function sessionCharge(entry: LedgerEntry): SessionCharge | null {
  const { key, reference, tokens, amountUsdMicros } = entry;
  if (reference === null || tokens === null) return null;
  const isDocument = isId('resume', reference) || isId('coverLetter', reference);
  if (!isDocument && !isId('session', reference)) return null;
  const sessionId = withPrefix(idPrefixes.session, reference);
  return { sessionId, turn: { key, ...tokens, costUsdMicros: 0 - amountUsdMicros } };
}

function withPrefix(prefix: string, id: string): string {
  return `${prefix}${id.slice(id.indexOf('_'))}`;
}
