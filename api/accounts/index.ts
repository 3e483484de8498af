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
import { getWebhookDelivery } from '../webhooks/deliveries/get-webhook-delivery.ts';
import { listWebhookDeliveries } from '../webhooks/deliveries/list-webhook-deliveries.ts';
import { redeliverWebhook } from '../webhooks/deliveries/redeliver-webhook.ts';
import { createWebhook } from '../webhooks/endpoints/create-webhook.ts';
import { deleteWebhook } from '../webhooks/endpoints/delete-webhook.ts';
import { getWebhook } from '../webhooks/endpoints/get-webhook.ts';
import { listWebhooks } from '../webhooks/endpoints/list-webhooks.ts';
import { recoverWebhook } from '../webhooks/endpoints/recover-webhook.ts';
import { rotateWebhookSecret } from '../webhooks/endpoints/rotate-webhook-secret.ts';
import { testWebhook } from '../webhooks/endpoints/test-webhook.ts';
import { updateWebhook } from '../webhooks/endpoints/update-webhook.ts';

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
