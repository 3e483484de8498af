import type { AppContext } from '../../services/context.ts';
import type { Swept } from '../../workflows/workforce/contract.ts';
import { finishPending } from '../../services/workforce/attendance.ts';
import { finishHire } from '../../services/workforce/hire.ts';
import { finishDeletion } from '../../services/workforce/remove-employee.ts';
import { findDueEmployees } from '../../storage/hiring/candidates/hired-candidates.ts';
import { removeDeletedEntries } from '../../storage/workforce/attendance-entries.ts';
import { findPendingHeads } from '../../storage/workforce/attendance-heads.ts';
import { findDeletedEmployees } from '../../storage/workforce/employees.ts';
import { sweepEach } from '../sweep-each.ts';

/** Younger ones are still handled by the call that began them. */
const PENDING_MS = 10_000;
/** Longer than any write that could still arrive late. */
const REMOVED_MS = 10 * 60_000;
/** Longer than any call that found the employee before it was deleted. */
const DELETED_MS = 2 * 60_000;
const BATCH = 200;

/**
 * Finishes hires, changes of attendance and deletions of employees that a crash interrupted. It records nothing of its
 * own. Idempotent: an employee has the id of its hire, a change is applied once,
 * and a deleted one is not found again.
 */
export function createSweepWorkforce(ctx: AppContext) {
  return async function sweepWorkforce(): Promise<Swept> {
    const { stores } = ctx;
    const now = Date.now();
    const hired = await findDueEmployees(stores, new Date(now - PENDING_MS), BATCH);
    const finished = await sweepEach(ctx, hired, (candidate) => finishHire(ctx, candidate));
    const pending = await findPendingHeads(stores, new Date(now - PENDING_MS), BATCH);
    const applied = await sweepEach(ctx, pending, (head) => finishPending(ctx, head));
    await removeDeletedEntries(stores, new Date(now - REMOVED_MS));
    const deleted = await findDeletedEmployees(stores, new Date(now - DELETED_MS), BATCH);
    return {
      hired: finished,
      applied,
      deleted: await sweepEach(ctx, deleted, (employee) => finishDeletion(ctx, employee)),
    };
  };
}
