import type { Route } from '../route.ts';
import { getAccount } from './get-account.ts';
import { listAuditLog } from './list-audit-log.ts';
import { logOutTools } from './log-out-tools.ts';
import { updateAccount } from './update-account.ts';

export const accountRoutes: readonly Route[] = [
  getAccount,
  updateAccount,
  logOutTools,
  listAuditLog,
];
