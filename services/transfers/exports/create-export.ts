import type { Actor } from '../../../domain/common/actor.ts';
import type { Export, NewExportInput } from '../../../domain/transfers/exports/export.ts';
import { idOf } from '../../../storage/new-id.ts';
import { findExport, insertExport } from '../../../storage/transfers/exports/exports.ts';
import type { AppContext } from '../../context.ts';
import { createOnce } from '../../create-once.ts';
import { orDeferToSweep } from '../../defer-to-sweep.ts';
import { startExport } from './start-export.ts';

export interface Exporting {
  accountId: string;
  /** The run that creates it; null without one. */
  run: string | null;
  actor: Actor;
}

/** Takes an export, to be written in the background. */
export async function createExport(
  ctx: Pick<AppContext, 'stores' | 'temporal' | 'log'>,
  { accountId, run, actor }: Exporting,
  { kind, format = kind === 'account' ? 'jsonl' : 'csv', filter, files }: NewExportInput,
): Promise<Export> {
  const now = new Date();
  const record: Export = {
    ...{ id: idOf('export', run), accountId, kind, format, filter, actor },
    files: files ?? kind === 'account',
    ...{ status: 'queued', rows: 0, file: null, error: null },
    ...{ createdAt: now, updatedAt: now, finishedAt: null, expiresAt: null },
  };
  const one = await createOnce(ctx.stores, record, { insert: insertExport, find: findExport });
  if (one.finishedAt === null) {
    void orDeferToSweep(ctx, startExport(ctx, one), { exportId: one.id });
  }
  return one;
}
