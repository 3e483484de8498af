import type { AppContext } from '../../services/context.ts';
import { attemptDue as attempt } from '../../services/webhooks/attempt-due.ts';
import type { DeliverToEndpointInput, EndpointLook } from '../../workflows/webhooks/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';

/** Attempts all that is due of an endpoint. After a crash, attempts that were not noted are made again under their ids. */
export function createAttemptDue(ctx: AppContext) {
  return async function attemptDue(input: DeliverToEndpointInput): Promise<EndpointLook> {
    const endpoint = { accountId: input.accountId, id: input.webhookId };
    return keepAlive(() => attempt(ctx, endpoint, stopIfCancelled));
  };
}
