import { digestOfNews } from '../../../domain/mail/notifications/notification-mail.ts';
import {
  endDigest,
  findDueDigests,
  listDigestNews,
  type DueDigest,
} from '../../../storage/mail/notifications/due-digests.ts';
import type { AppContext } from '../../context.ts';
import { sendOnce } from '../send-once.ts';
import { mailedNews, settingsUrl } from './news-links.ts';
import { listRecipients } from './recipients.ts';

const AT_ONCE = 500;
const MOST_NEWS = 2_000;
/** News of the last moment is stored before its digest is read. */
const GRACE_MS = 60_000;

/** Digests of news that are due. */
export function findDueNews({ stores }: Pick<AppContext, 'stores'>, now: Date) {
  return findDueDigests(stores, new Date(now.getTime() - GRACE_MS), AT_ONCE);
}

/**
 * Mails a digest, once per recipient and day: the moment at which it was due is the key of the send. News that was read
 * in the console meanwhile, and of a kind that the member has turned off since, is left out.
 */
export async function sendNewsDigest(ctx: AppContext, digest: DueDigest): Promise<void> {
  const { accountId, recipientId, dueAt } = digest;
  const recipients = await listRecipients(ctx.stores, accountId);
  const recipient = recipients.find((one) => one.recipientId === recipientId);
  const news = (await listDigestNews(ctx.stores, digest, MOST_NEWS)).filter(
    ({ kind }) => recipient?.choices[kind] !== 'off',
  );
  if (recipient !== undefined && news.length > 0) {
    const lines = news.map((one) => mailedNews(ctx.config, one));
    await sendOnce(ctx, {
      ...{ accountId, kind: 'notification', to: recipient.email },
      run: `${dueAt.getTime()}.${accountId} ${recipientId}`,
      ...{ causedAt: dueAt, candidateId: null, replyTo: null },
      ...digestOfNews(lines, settingsUrl(ctx.config)),
    });
  }
  await endDigest(ctx.stores, digest);
}
