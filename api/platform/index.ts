import type { Route } from '../route.ts';
import { deleteAccountResume } from '../hiring/resume/delete-resume.ts';
import { getAccount } from './account/get-account.ts';
import { getAccountResume } from '../hiring/resume/get-resume.ts';
import { getAccountResumeStatus } from '../hiring/resume/get-resume-status.ts';
import { listAuditLog } from './account/list-audit-log.ts';
import { logOutTools } from './account/log-out-tools.ts';
import { putAccountResume } from '../hiring/resume/put-resume.ts';
import { updateAccount } from './account/update-account.ts';
import { getFile } from '../files/get-file.ts';
import { getUsage } from '../billing/get-usage.ts';
import { listLedger } from '../billing/list-ledger.ts';
import { getWebhookDelivery } from './webhook-deliveries/get-webhook-delivery.ts';
import { listWebhookDeliveries } from './webhook-deliveries/list-webhook-deliveries.ts';
import { redeliverWebhook } from './webhook-deliveries/redeliver-webhook.ts';
import { createWebhook } from './webhooks/create-webhook.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { getWebhook } from './webhooks/get-webhook.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { recoverWebhook } from './webhooks/recover-webhook.ts';
import { rotateWebhookSecret } from './webhooks/rotate-webhook-secret.ts';
import { testWebhook } from './webhooks/test-webhook.ts';
import { updateWebhook } from './webhooks/update-webhook.ts';

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
