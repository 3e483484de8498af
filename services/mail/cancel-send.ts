import { AppError } from '../../domain/common/errors.ts';
import { unendedStatuses, type Send } from '../../domain/mail/send.ts';
import { endWaitingMails } from '../../storage/mail/mails.ts';
import { findSend, moveSend } from '../../storage/mail/sends.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';
import { signalCancel } from './send-workflow.ts';

/**
 * Cancels a send: what is not out stays in. A repeated call finishes what a crash interrupted.
 * @throws AppError `conflict` when the send has ended.
 */
export async function cancelSend(
  ctx: Pick<AppContext, 'log' | 'stores' | 'temporal'>,
  send: Send,
): Promise<Send> {
  const moved = await moveSend(ctx.stores, send, {
    from: unendedStatuses,
    to: 'cancelled',
  });
  const current = moved ?? (await findSend(ctx.stores, send));
  if (current?.status !== 'cancelled') {
    throw new AppError('conflict', { message: 'The send has ended.' });
  }
  await endWaitingMails(ctx.stores, send.id, { kind: 'cancelled', at: new Date(), reason: null });
  void orDeferToSweep(ctx, signalCancel(ctx, send.id), { send_id: send.id });
  return current;
}
