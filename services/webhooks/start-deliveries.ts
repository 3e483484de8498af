import type { WorkflowStartOptions } from '@temporalio/client';
import { slices } from '../../domain/common/slices.ts';
import {
  noteWoken,
  pagesOfRestarted,
  type NamedDelivery,
  type RestartedDeliveries,
} from '../../storage/webhooks/deliveries.ts';
import {
  accountIdAttribute,
  processStatusAttribute,
  webhookIdAttribute,
  WEBHOOK_TASK_QUEUE,
} from '../../workflows/common/contract.ts';
import {
  attemptNowSignal,
  deliveryWorkflowId,
  type DeliverWebhookWorkflow,
} from '../../workflows/webhooks/contract.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';

/** Starts in flight to Temporal at a time. */
const BATCH = 50;

/** Starts the workflow of each delivery, or joins the running one. Does nothing for an ended delivery. */
export function startDeliveries(
  ctx: AppContext,
  deliveries: readonly NamedDelivery[],
): Promise<void> {
  const { workflow } = ctx.temporal.client;
  return inBatches(deliveries, (delivery) =>
    workflow.start<DeliverWebhookWorkflow>('deliverWebhook', optionsOf(delivery)),
  );
}

/** Starts deliveries that were restarted, or wakes a workflow that waits for a later attempt. */
export async function wakeDeliveries(
  ctx: AppContext,
  deliveries: readonly NamedDelivery[],
): Promise<void> {
  const { workflow } = ctx.temporal.client;
  await inBatches(deliveries, (delivery) =>
    workflow.signalWithStart('deliverWebhook', {
      ...optionsOf(delivery),
      signal: attemptNowSignal,
      signalArgs: [],
    }),
  );
  await noteWoken(ctx.stores, deliveries);
}

/** Wakes a delivery in the background. The sweep does it if this fails. */
export function wakeSoon(ctx: AppContext, delivery: NamedDelivery): void {
  void orDeferToSweep(ctx, wakeDeliveries(ctx, [delivery]), { delivery_id: delivery._id });
}

/** Wakes all restarted deliveries, page by page, in the background. The sweep does it if this fails. */
export function wakeRestartedSoon(ctx: AppContext, restarted: RestartedDeliveries): void {
  void orDeferToSweep(ctx, wakeRestarted(ctx, restarted), { webhook_id: restarted.webhookId });
}

async function wakeRestarted(ctx: AppContext, restarted: RestartedDeliveries): Promise<void> {
  for await (const page of pagesOfRestarted(ctx.stores, restarted, BATCH)) {
    await wakeDeliveries(ctx, page);
  }
}

async function inBatches(
  deliveries: readonly NamedDelivery[],
  start: (delivery: NamedDelivery) => Promise<unknown>,
): Promise<void> {
  for (const batch of slices(deliveries, BATCH)) await Promise.all(batch.map(start));
}

function optionsOf(delivery: NamedDelivery): WorkflowStartOptions<DeliverWebhookWorkflow> {
  const { _id: deliveryId, accountId, webhookId, eventId, eventKind } = delivery;
  return {
    taskQueue: WEBHOOK_TASK_QUEUE,
    workflowId: deliveryWorkflowId(deliveryId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ accountId, deliveryId, webhookId, eventId }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: webhookIdAttribute, value: webhookId },
      { key: processStatusAttribute, value: 'pending' },
    ],
    staticSummary: `${eventKind} (${eventId}) to ${webhookId}`,
  };
}
