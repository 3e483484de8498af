import { randomUUID } from 'node:crypto';
import type { Send } from '../../domain/mail/send.ts';
import { addressKeyOf } from '../../services/address-key.ts';
import { createAccount } from '../../services/billing/create-account.ts';
import type { AppContext } from '../../services/context.ts';
import { newMail } from '../../services/mail/create-send.ts';
import { insertMails } from '../../storage/mail/mails.ts';
import { insertSend } from '../../storage/mail/sends.ts';
import { newId } from '../../storage/new-id.ts';

/** The content of each mail, for us and for the bare loop. */
export const TEXT = {
  subject: 'Open house at our workshop',
  text: 'Hello,\n\nour workshop is open on Friday from 15:00.\n'.repeat(8),
};

/** A mailing to these addresses, of an account of its own, as the route stores it. Nothing is sent yet. */
export async function storeMailing(ctx: AppContext, addresses: readonly string[]): Promise<Send> {
  const email = `bench-${randomUUID()}@example.com`;
  const { account } = await createAccount(ctx.stores, { email });
  const send = mailingTo(account.id, addresses.length);
  const mails = addresses.map((to, position) => {
    const addressKey = addressKeyOf(ctx.config, to);
    return newMail(send, {
      ...{ position, email: to, candidateId: null, addressKey },
      isSuppressed: false,
    });
  });
  await insertMails(ctx.stores, mails);
  await insertSend(ctx.stores, send);
  return send;
}

function mailingTo(accountId: string, recipients: number): Send {
  return {
    ...{ id: newId('send'), accountId, kind: 'mailing', status: 'scheduled', merges: true },
    ...{ templateId: null, subject: TEXT.subject, bodyText: TEXT.text, bodyHtml: null },
    ...{ recipients, sendAt: null, jobId: null, replyTo: null, createdAt: new Date() },
    ...{ startedAt: null, endedAt: null, version: 1 },
  };
}
