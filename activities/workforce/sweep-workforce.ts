import type { AppContext } from '../../services/context.ts';
import { finishHire } from '../../services/workforce/hire.ts';
import { finishDeletion } from '../../services/workforce/remove-employee.ts';
import { findDueEmployees } from '../../storage/hiring/candidates/hired-candidates.ts';
import { findDeletedEmployees } from '../../storage/workforce/employees.ts';
import { sweepEach } from '../sweep-each.ts';

/** Younger ones are still handled by the call that began them. */
const HIRED_MS = 10_000;
/** Longer than any call that found the employee before it was deleted. */
const DELETED_MS = 2 * 60_000;
const BATCH = 200;

/**
 * Finishes hires and deletions of employees that a crash interrupted. Idempotent: an employee has the id of its hire,
 * and a deleted one is not found again.
 */
export function createSweepWorkforce(ctx: AppContext) {
  return async function sweepWorkforce(): Promise<{ hired: number; deleted: number }> {
    const { stores } = ctx;
    const now = Date.now();
    const hired = await findDueEmployees(stores, new Date(now - HIRED_MS), BATCH);
    const finished = await sweepEach(ctx, hired, (candidate) => finishHire(ctx, candidate));
    const deleted = await findDeletedEmployees(stores, new Date(now - DELETED_MS), BATCH);
    return {
      hired: finished,
      deleted: await sweepEach(ctx, deleted, (employee) => finishDeletion(ctx, employee)),
    };
  };
}
