import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { ApplySession } from '../../../domain/agent/session.ts';
import { AppError } from '../../../domain/common/errors.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { findSession, saveSession } from '../../../storage/agent/apply-sessions.ts';
import { newEvent } from '../../../storage/webhooks/events/new-event.ts';
import type { AppContext } from '../../context.ts';
import { announceSoon } from '../../webhooks/announce-soon.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';

/**
 * A session of an account.
 * @throws AppError `not_found`.
 */
export async function requireSession(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
): Promise<ApplySession> {
  const session = await findSession(stores, target);
  if (session === null) throw new AppError('not_found');
  return session;
}

/**
 * Applies `decide` to the current session and writes the result with its events in one write. Retries on a version
 * conflict; null changes nothing.
 * @returns the session after the change.
 */
export async function changeSession(
  ctx: AppContext,
  target: OwnedRef,
  decide: (session: ApplySession) => ApplySession | null,
): Promise<ApplySession> {
  return retryOnConflict(async () => {
    const before = await requireSession(ctx, target);
    const session = decide(before);
    if (session === null) return before;
    const events = newsOf(before, session);
    const saved = await saveSession(ctx.stores, { session, events });
    if (saved === null) return null;
    announceSoon(ctx, { collection: 'apply_sessions', documentId: saved.id, events });
    return saved;
  });
}

/** The event of a session that waits for answers or approval, or has submitted (decision 0016). */
function newsOf(before: ApplySession, session: ApplySession): OutboxEvent[] {
  if (session.status === before.status) return [];
  const { id, accountId, jobId, status, questions, application } = session;
  const about = { accountId, organizationId: null };
  const named = { session_id: id, job_id: jobId };
  if (status === 'needs_input') {
    const data = { ...named, questions: questions.map(({ key }) => key) };
    return [newEvent({ ...about, kind: 'apply_session.needs_input', data })];
  }
  if (status === 'awaiting_approval') {
    return [newEvent({ ...about, kind: 'apply_session.awaiting_approval', data: named })];
  }
  if (status === 'submitted' && application !== null) {
    const data = { ...named, application_id: application.id };
    return [newEvent({ ...about, kind: 'apply_session.submitted', data })];
  }
  return [];
}
