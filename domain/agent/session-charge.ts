import { idPrefixes, isId } from '../common/ids.ts';
import type { LedgerEntry } from '../billing/ledger-entry.ts';
import type { PaidTurn, SessionDocument } from './session.ts';

/** A question to the model that a session has paid for. */
export interface SessionCharge {
  sessionId: string;
  turn: PaidTurn;
}

const prefixes = { tailored_resume: idPrefixes.resume, cover_letter: idPrefixes.coverLetter };

/** The id of a session's document: it follows from the session's, so that each is written and paid for once. */
export function sessionDocumentId(sessionId: string, kind: SessionDocument['kind']): string {
  return withPrefix(prefixes[kind], sessionId);
}

/**
 * What an entry of the ledger says of a session: its reference is the session, or a document that may be one of a
 * session's. Null for what was paid for something else.
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
