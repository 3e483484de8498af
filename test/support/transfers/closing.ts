import type { ClosingStep } from '../../../domain/accounts/closing.ts';
import { takeClosingSteps } from '../../../services/transfers/closing/take-closing-steps.ts';
import { writeExport } from '../../../services/transfers/exports/write-export.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { exportModel } from '../../../storage/transfers/exports/export.model.ts';
import type { TestApi } from '../start-api.ts';

export const DAY_MS = 24 * 60 * 60_000;
const nothing = () => undefined;

/** Takes the steps that are due so many days from now, as the workflow does. */
export function stepsAt(
  { ctx }: TestApi,
  accountId: string,
  days: number,
): Promise<ClosingStep | null> {
  const clock = () => new Date(Date.now() + days * DAY_MS);
  return takeClosingSteps(ctx, accountId, { between: nothing, clock });
}

/** Writes the archives that wait, as their workflows do. */
export async function writeArchives({ ctx }: TestApi, accountId: string): Promise<void> {
  const waiting = await exportModel(ctx.stores.mongo).find({ accountId, finishedAt: null }).lean();
  for (const { _id: id } of waiting) await writeExport(ctx, { accountId, id }, nothing);
}

/** The subjects of the mails to owners, oldest first, with how often each was stored. */
export async function mailsOf({ ctx }: TestApi, accountId: string): Promise<string[]> {
  const sends = await sendModel(ctx.stores.mongo).find({ accountId }).sort({ createdAt: 1 }).lean();
  return sends.map(({ subject }) => subject.replace(/ on \d.*/, ''));
}

/** Marks all mails of an account as sent, as their workflows do. */
export async function endSends({ ctx }: TestApi, accountId: string): Promise<void> {
  await sendModel(ctx.stores.mongo).updateMany({ accountId }, { $set: { status: 'sent' } });
}
