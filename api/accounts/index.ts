import type { Route } from '../route.ts';
import { deleteAccountResume } from '../hiring/resume/delete-resume.ts';
import { getAccount } from './get-account.ts';
import { getAccountResume } from '../hiring/resume/get-resume.ts';
import { getAccountResumeStatus } from '../hiring/resume/get-resume-status.ts';
import { listAuditLog } from './list-audit-log.ts';
import { logOutTools } from './log-out-tools.ts';
import { putAccountResume } from '../hiring/resume/put-resume.ts';
import { updateAccount } from './update-account.ts';
import { getFile } from '../files/get-file.ts';
import { getUsage } from '../billing/get-usage.ts';
import { listLedger } from '../billing/list-ledger.ts';
import { getWebhookDelivery } from '../platform/webhook-deliveries/get-webhook-delivery.ts';
import { listWebhookDeliveries } from '../platform/webhook-deliveries/list-webhook-deliveries.ts';
import { redeliverWebhook } from '../platform/webhook-deliveries/redeliver-webhook.ts';
import { createWebhook } from '../platform/webhooks/create-webhook.ts';
import { deleteWebhook } from '../platform/webhooks/delete-webhook.ts';
import { getWebhook } from '../platform/webhooks/get-webhook.ts';
import { listWebhooks } from '../platform/webhooks/list-webhooks.ts';
import { recoverWebhook } from '../platform/webhooks/recover-webhook.ts';
import { rotateWebhookSecret } from '../platform/webhooks/rotate-webhook-secret.ts';
import { testWebhook } from '../platform/webhooks/test-webhook.ts';
import { updateWebhook } from '../platform/webhooks/update-webhook.ts';

export const platformRoutes: readonly Route[] = [
  getAccount,
  updateAccount,
  getAccountResume,
  putAccountResume,
  deleteAccountResume,
  getAccountResumeStatus,
  logOutTools,
  listAuditLog,
  getFile,
  getUsage,
  listLedger,
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
];
