import type { OwnedRef } from '../../domain/common/ids.ts';
import {
  accountIdAttribute,
  processStatusAttribute,
  webhookIdAttribute,
  WEBHOOK_TASK_QUEUE,
} from '../../workflows/common/contract.ts';
import {
  endpointWorkflowId,
  lookSignal,
  type DeliverToEndpointWorkflow,
} from '../../workflows/webhooks/contract.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';

/** Starts the workflow that delivers what is due of an endpoint, or wakes the running one. */
export async function wakeEndpoint(
  { temporal }: Pick<AppContext, 'temporal'>,
  { accountId, id }: OwnedRef,
): Promise<void> {
  await temporal.client.workflow.signalWithStart<DeliverToEndpointWorkflow>('deliverToEndpoint', {
    taskQueue: WEBHOOK_TASK_QUEUE,
    workflowId: endpointWorkflowId(id),
    signal: lookSignal,
    args: [{ accountId, webhookId: id }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: webhookIdAttribute, value: id },
      { key: processStatusAttribute, value: 'delivering' },
    ],
    staticSummary: `Deliveries to ${id}`,
  });
}

/** The same in the background. The sweep does it if this fails. */
export function wakeEndpointSoon(
  ctx: Pick<AppContext, 'log' | 'temporal' | 'wakeUps'>,
  { accountId, id }: OwnedRef,
): void {
  const endpoint = { accountId, id };
  const wake = () => orDeferToSweep(ctx, wakeEndpoint(ctx, endpoint), { webhook_id: id });
  ctx.wakeUps.add(endpointWorkflowId(id), wake);
}
