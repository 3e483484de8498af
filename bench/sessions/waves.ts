import type { OwnedRef } from '../../domain/common/ids.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { SessionStatus } from '../../domain/agent/session-lifecycle.ts';
import { approveSession, continueSession } from '../../services/agent/sessions/act-on-session.ts';
import { startSession } from '../../services/agent/sessions/start-session.ts';
import type { AppContext } from '../../services/context.ts';
import { listSessions } from '../../storage/agent/apply-sessions.ts';

const LOOK_MS = 50;

/** Everybody who applies at once, from the start of the sessions until all have submitted. Returns milliseconds. */
export async function wave(
  ctx: AppContext,
  accountId: string,
  jobIds: readonly string[],
): Promise<number> {
  const began = performance.now();
  const request = { resumeId: null, instructions: null, documents: noDocuments };
  const started = await Promise.all(
    jobIds.map((jobId) => startSession(ctx, { accountId, jobId, ...request })),
  );
  const targets = started.map(({ session }) => ({ accountId, id: session.id }));
  await allStandAt(ctx, targets, 'needs_input');
  const said = { answers: { why: 'They keep time.' }, message: null, idempotencyKey: null };
  await Promise.all(targets.map((target) => continueSession(ctx, target, said)));
  await allStandAt(ctx, targets, 'awaiting_approval');
  await Promise.all(targets.map((target) => approveSession(ctx, target)));
  await allStandAt(ctx, targets, 'submitted');
  return performance.now() - began;
}

const noDocuments = { coverLetter: false, tailoredResume: false };

async function allStandAt(
  ctx: AppContext,
  targets: readonly OwnedRef[],
  status: SessionStatus,
): Promise<void> {
  const [{ accountId } = { accountId: '' }] = targets;
  const ids = new Set(targets.map(({ id }) => id));
  for (;;) {
    const latest = await listSessions(ctx.stores, accountId, { before: null, limit: ids.size });
    const there = latest.filter((session) => ids.has(session.id) && session.status === status);
    if (there.length === ids.size) return;
    const failed = latest.find((session) => session.status === 'failed');
    if (failed !== undefined) throw new Error(`A session failed: ${failed.error?.code}`);
    await pause(LOOK_MS);
  }
}
