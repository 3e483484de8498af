import type { Closing } from '../../../domain/accounts/closing.ts';
import { systemCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { archiveLetter } from '../../../domain/transfers/closing/closing-mails.ts';
import { filenameOf, isReady, type Export } from '../../../domain/transfers/exports/export.ts';
import type { AppContext } from '../../context.ts';
import { fileUrl } from '../../files/file-links.ts';
import { createExport } from '../exports/create-export.ts';
import { accountName } from './account-name.ts';
import { ownersOf, tellOwners } from './tell-owners.ts';

/**
 * Creates an archive of the account, and mails its link to the owners once it is done. Idempotent by the key. An archive
 * whose file has expired or was erased before the mail has failed.
 */
export async function sendArchive(
  ctx: AppContext,
  closing: Closing,
  key: string,
): Promise<'written' | 'running' | 'failed'> {
  const { accountId, closesAt, run } = closing;
  const exporting = { accountId, run: `${run} ${key}`, actor: systemCause.actor };
  const one = await createExport(ctx, exporting, { kind: 'account', filter: {} });
  if (one.finishedAt === null) return 'running';
  const url = urlOf(ctx, one);
  if (url === null) return 'failed';
  const account = await accountName(ctx.stores, accountId);
  const letter = archiveLetter({ closesAt, account, url });
  const to = await ownersOf(ctx.stores, accountId);
  await tellOwners(ctx, closing, { to, topic: key, letter });
  return 'written';
}

/** The link to a file that can be downloaded; null for any other. */
function urlOf(ctx: Pick<AppContext, 'config'>, one: Export): string | null {
  const { file, expiresAt } = one;
  if (file === null || expiresAt === null || !isReady(one, new Date())) return null;
  return fileUrl(ctx, { id: file.id, name: filenameOf(one), until: expiresAt.getTime() });
}
