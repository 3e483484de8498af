import { takeInput, type ApplySession, type SessionInput } from '../../../domain/agent/session.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { hasRoom } from '../../../storage/document-size.ts';

/** @throws AppError `payload_too_large` for an input with which a session exceeds the size of a document. */
export function requireRoom(session: ApplySession, input: SessionInput): void {
  const after = takeInput(session, input, new Date());
  if (after === null || hasRoom(session, after)) return;
  throw new AppError('payload_too_large', { message: 'The session would exceed 12 MiB.' });
}
