import { z } from 'zod';
import {
  exportRow,
  filenameOf,
  isReady,
  type Export,
  type ExportKind,
  type ExportRow,
} from '../../domain/transfers/exports/export.ts';
import { fileUrl } from '../../services/files/file-links.ts';
import { findExport } from '../../storage/transfers/exports/exports.ts';
import { accessRefusal } from '../access.ts';
import { accountOf, type Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of an export's routes. */
export const exportParams = z.object({
  id: z.string().meta({ example: 'exp_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's export that the path names. */
export function ownedExport({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findExport(ctx.stores, { accountId: accountOf(caller), id: params.id });
}

/** The rights that exports of people and roles need. */
export const tableAccess = { scopes: ['jobs:applications'], role: 'recruiter' } as const;
const accountAccess = {
  scopes: ['jobs:applications', 'account:manage', 'account:audit'],
  role: 'owner',
} as const;

/** Why the caller may not export a kind; null when it may. An account has more than candidates. */
export function exportRefusal(kind: ExportKind, caller: Caller) {
  return accessRefusal(kind === 'account' ? accountAccess : tableAccess, caller);
}

/** An export as its caller sees it, with a link to its file. */
export function exportAnswer(ctx: ApiContext, caller: Caller, one: Export): ExportRow {
  const { file, expiresAt } = one;
  const isShown = isReady(one, new Date()) && exportRefusal(one.kind, caller) === null;
  if (!isShown || file === null || expiresAt === null) return exportRow(one, null);
  const link = { id: file.id, name: filenameOf(one), until: expiresAt.getTime() };
  return exportRow(one, fileUrl(ctx, link));
}
