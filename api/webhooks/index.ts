import type { Route } from '../route.ts';
import { getWebhookDelivery } from './deliveries/get-webhook-delivery.ts';
import { listWebhookDeliveries } from './deliveries/list-webhook-deliveries.ts';
import { redeliverWebhook } from './deliveries/redeliver-webhook.ts';
import { createWebhook } from './endpoints/create-webhook.ts';
import { deleteWebhook } from './endpoints/delete-webhook.ts';
import { getWebhook } from './endpoints/get-webhook.ts';
import { listWebhooks } from './endpoints/list-webhooks.ts';
import { recoverWebhook } from './endpoints/recover-webhook.ts';
import { rotateWebhookSecret } from './endpoints/rotate-webhook-secret.ts';
import { testWebhook } from './endpoints/test-webhook.ts';
import { updateWebhook } from './endpoints/update-webhook.ts';
import { listEvents } from './events/list-events.ts';

export const webhookRoutes: readonly Route[] = [
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  recoverWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  redeliverWebhook,
  listEvents,
];
