import type { ClosingStep } from '../../domain/accounts/closing.ts';
import type { AppContext } from '../../services/context.ts';
import { takeClosingSteps as take } from '../../services/transfers/closing/take-closing-steps.ts';
import type { CloseAccountInput } from '../../workflows/transfers/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/** Takes the due steps of a closing. Idempotent: a step is repeated until its outcome is stored, and mails go once. */
export function createTakeClosingSteps(ctx: AppContext) {
  return function takeClosingSteps({ accountId }: CloseAccountInput): Promise<ClosingStep | null> {
    return keepAlive(() => take(ctx, accountId, { between: stopIfCancelled }));
  };
}
