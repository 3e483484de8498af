import type { Invitation } from '../../domain/mail/invitation.ts';
import type { MailedLink, Send, SendKind } from '../../domain/mail/send.ts';
import { readRestoredAt } from '../../storage/installation.ts';
import { insertMail } from '../../storage/mail/mails.ts';
import { insertTransactionalSend } from '../../storage/mail/sends.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { addressKeyOf } from '../address-key.ts';
import { newMail } from './create-send.ts';
import { wakeTransactionalSoon } from './wake-transactional.ts';

/** One mail of the service itself. Its texts are complete: braces in them are text. */
export interface OnceMail {
  accountId: string;
  kind: Exclude<SendKind, 'mailing'>;
  /** `<ms>.<business key>`, as `runOf(id)` returns it. Equal runs send one mail. */
  run: string;
  /** When its occasion came about. A mail whose occasion came before a restore of the database may be out already. */
  causedAt: Date;
  to: string;
  candidateId: string | null;
  subject: string;
  text: string;
  /** Complete and safe HTML; null for a mail without. */
  html: string | null;
  replyTo: string | null;
  /** Its link to unsubscribe disables this job alert. */
  alertId?: string;
  /** The application whose status its link shows. */
  applicationId?: string;
  /** The calendar entry that it carries. */
  invitation?: Invitation;
  /** The link that `SECRET_LINK` stands for in its texts. */
  link?: MailedLink;
  /** The role whose organization sends it. */
  jobId?: string;
}

/**
 * `sendOnce`: sends one mail durably, once per business key (`run`), however often it is called. For other areas, such
 * as offers. It costs no quota and ignores unsubscriptions from mailings. Returns the id of the send. A
 * mail that may have been sent before the database was restored is not sent.
 */
export async function sendOnce(ctx: AppContext, mail: OnceMail): Promise<string> {
  const { accountId, kind, subject, text, html, replyTo, alertId, applicationId } = mail;
  const jobId = mail.jobId ?? null;
  const id = idOf('send', `${mail.run} ${kind}`);
  const restoredAt = await readRestoredAt(ctx.stores);
  if (restoredAt !== null && mail.causedAt <= restoredAt) return id;
  const send: Send = {
    ...{ id, accountId, kind, status: 'scheduled', merges: false, templateId: null, subject },
    ...{ bodyText: text, bodyHtml: html, recipients: 1, sendAt: null, jobId, replyTo },
    ...{ createdAt: new Date(), startedAt: null, endedAt: null, version: 1 },
    ...(alertId !== undefined && { alertId }),
    ...(applicationId !== undefined && { applicationId }),
    ...(mail.invitation !== undefined && { invitation: mail.invitation }),
    ...(mail.link !== undefined && { link: mail.link }),
  };
  const addressKey = addressKeyOf(ctx.config, mail.to);
  const recipient = { position: 0, email: mail.to, candidateId: mail.candidateId, addressKey };
  await insertMail(ctx.stores, newMail(send, { ...recipient, isSuppressed: false }));
  if (await insertTransactionalSend(ctx.stores, send)) wakeTransactionalSoon(ctx);
  return id;
}
