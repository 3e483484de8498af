import { judgeUncertain } from '../../domain/mail/verdict.ts';
import {
  findInterrupted,
  releaseInterrupted,
  settleInterrupted,
} from '../../storage/mail/claims.ts';
import { triesOf, type BatchSending } from './send-claimed.ts';
import { settlementOf } from './settle-mail.ts';

/**
 * Over SMTP, a mail whose hand-over was interrupted may be out, and the others certainly are not. The maildir finds an
 * earlier delivery under the same name, so all are repeated there.
 */
export async function endInterrupted(sending: BatchSending): Promise<void> {
  const { ctx, batch } = sending;
  if (!ctx.mail.isSmtp) return releaseInterrupted(ctx.stores, batch, 'all');
  await releaseInterrupted(ctx.stores, batch, 'not begun');
  const begun = await findInterrupted(ctx.stores, batch);
  const settled = begun.map((mail) =>
    settlementOf(sending, mail, judgeUncertain(triesOf(mail, batch))),
  );
  await settleInterrupted(ctx.stores, batch, await Promise.all(settled));
}
