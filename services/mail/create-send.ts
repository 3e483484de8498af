import { cleanEmail } from '../../domain/common/email.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { AppError, invalidRequest, type ErrorDetail } from '../../domain/common/errors.ts';
import { quotaExceeded } from '../../domain/accounts/quota-exceeded.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { MergeField } from '../../domain/mail/merge-fields.ts';
import type { Send, SendInput } from '../../domain/mail/send.ts';
import type { MailContent } from '../../domain/mail/template.ts';
import { beginDraft, endDraft } from '../../storage/mail/mail-drafts.ts';
import { insertMails, mailIdOf } from '../../storage/mail/mails.ts';
import { findSend, insertSend } from '../../storage/mail/sends.ts';
import { findSuppressed } from '../../storage/mail/suppressions.ts';
import { idOf } from '../../storage/new-id.ts';
import type { QuotaHolds } from '../accounts/quota-holds.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';
import type { Creation } from '../hiring/creation.ts';
import { addressKeyOf } from '../address-key.ts';
import {
  hasSeveralJobs,
  mergeValues,
  readMergeContext,
  senderOf,
  type MergeContext,
} from './merge-context.ts';
import { rendererOf } from './render-mail.ts';
import { resolveRecipients, type Recipient } from './resolve-recipients.ts';
import { sendContent, type SendContent } from './send-content.ts';
import { startSend } from './send-workflow.ts';

export type SendingContext = AppContext & { quotaHolds: QuotaHolds };

/**
 * Checks a mailing whole, stores it and starts it. The recipients are stored first; the insert of the send commits
 * them. A repeated run returns the send of the first one.
 * @throws AppError `invalid_request` naming each wrong recipient and missing field; `quota_exceeded` when the quota
 * does not cover all of it; 429 and 503 while there is too much to sanitise.
 */
export async function createSend(
  ctx: SendingContext,
  { accountId, run }: Creation,
  input: SendInput,
): Promise<Send> {
  const id = idOf('send', run);
  const earlier = await findSend(ctx.stores, { accountId, id });
  if (earlier !== null) return earlier;
  const { send, recipients } = await prepareSend(ctx, { accountId, id }, input);
  await storeWithinQuota(ctx, send, recipients);
  void orDeferToSweep(ctx, startSend(ctx, send), { send_id: id });
  return send;
}

interface PreparedSend {
  send: Send;
  recipients: Recipient[];
  context: MergeContext;
}

/**
 * Checks a mailing whole, and stores nothing.
 * @throws AppError `invalid_request` naming each wrong recipient and missing field.
 */
export async function prepareSend(
  ctx: Pick<AppContext, 'stores'>,
  { accountId, id }: OwnedRef,
  input: SendInput,
): Promise<PreparedSend> {
  const replyTo = replyToOf(input);
  const context = await readMergeContext(ctx, { accountId, jobId: input.job_id ?? null });
  const content = await sendContent(ctx, { accountId, brand: senderOf(context) }, input);
  if (isTracked(input) && content.bodyHtml === null) {
    throw invalidRequest('track', 'needs body_html');
  }
  const { recipients, problems } = await resolveRecipients(ctx, accountId, input.to);
  if (input.job_id !== undefined && context.job === null) {
    problems.push({ path: 'job_id', message: 'is no job of the account' });
  }
  const missing = missingFields(content, context, recipients);
  const details = [...problems, ...missing];
  if (details.length > 0) throw new AppError('invalid_request', { details });
  const send = newSend({ id, accountId }, content, { input, replyTo, recipients });
  return { send, recipients, context };
}

function replyToOf({ reply_to: text }: SendInput): string | null {
  if (text === undefined) return null;
  const email = cleanEmail(text);
  if (email === null) throw invalidRequest('reply_to', 'must be an e-mail address');
  return email;
}

function isTracked({ track }: SendInput): boolean {
  return track !== undefined && (track.opens || track.clicks);
}

/** The fields that have no value, for every recipient. */
function missingFields(
  content: MailContent,
  context: MergeContext,
  recipients: readonly Recipient[],
): ErrorDetail[] {
  const { fields } = rendererOf({ ...content, merges: true });
  if (fields.length === 0) return [];
  return recipients.flatMap(({ place, candidate }) => {
    const values = mergeValues(context, candidate, '-');
    return fields
      .filter((field) => (values.get(field) ?? null) === null)
      .map((field) => ({ path: `to.${place}`, message: messageOf(field, candidate) }));
  });
}

function messageOf(field: MergeField, candidate: Recipient['candidate']): string {
  const isUndecided = field === 'job.title' && candidate !== null && hasSeveralJobs(candidate);
  const why = isUndecided ? ': several applications are active, so job_id is required' : '';
  return `has no ${field}${why}`;
}

function newSend(
  { id, accountId }: { id: string; accountId: string },
  content: SendContent,
  {
    input,
    replyTo,
    recipients,
  }: { input: SendInput; replyTo: string | null; recipients: readonly Recipient[] },
): Send {
  return {
    id,
    accountId,
    kind: 'mailing',
    status: 'scheduled',
    merges: true,
    ...content,
    recipients: recipients.length,
    sendAt: input.send_at === undefined ? null : new Date(input.send_at),
    jobId: input.job_id ?? null,
    replyTo,
    ...(input.track !== undefined && isTracked(input) && { track: input.track }),
    createdAt: new Date(),
    startedAt: null,
    endedAt: null,
    version: 1,
  };
}

/** The quota covers all recipients or none: mail is refused whole. */
async function storeWithinQuota(
  ctx: SendingContext,
  send: Send,
  recipients: readonly Recipient[],
): Promise<void> {
  const { accountId } = send;
  const mails = await mailsOf(ctx, send, recipients);
  const accepted = mails.filter(({ status }) => status === 'queued').length;
  const meter = 'emails';
  const hold = await ctx.quotaHolds.takeWhole({ accountId, meter, most: accepted });
  if (hold === null) throw quotaExceeded(meter, new Date());
  let units = 0;
  try {
    await beginDraft(ctx.stores, send.id);
    await insertMails(ctx.stores, mails);
    if (await insertSend(ctx.stores, send)) units = accepted;
    await endDraft(ctx.stores, send.id);
  } finally {
    hold.settle(units);
  }
}

async function mailsOf(
  { stores, config }: Pick<AppContext, 'config' | 'stores'>,
  send: Send,
  recipients: readonly Recipient[],
): Promise<Mail[]> {
  const keys = recipients.map(({ email }) => addressKeyOf(config, email));
  const suppressed = await findSuppressed(stores, send.accountId, keys);
  return recipients.map(({ email, candidate }, position) =>
    newMail(send, {
      ...{ position, email, candidateId: candidate?.id ?? null },
      addressKey: keys[position] ?? '',
      isSuppressed: suppressed.has(keys[position] ?? ''),
    }),
  );
}

interface NewMail {
  position: number;
  email: string;
  candidateId: string | null;
  addressKey: string;
  isSuppressed: boolean;
}

/** A mail that waits for its send, or one that is suppressed at once. */
export function newMail(send: Send, recipient: NewMail): Mail {
  const { position, email, candidateId, addressKey, isSuppressed } = recipient;
  const status = isSuppressed ? 'suppressed' : 'queued';
  return {
    id: mailIdOf(send.id, addressKey),
    accountId: send.accountId,
    sendId: send.id,
    position,
    to: email,
    domain: email.slice(email.lastIndexOf('@') + 1).toLowerCase(),
    addressKey,
    candidateId,
    status,
    firstAttemptAt: null,
    attempts: 0,
    uncertain: 0,
    nextAttemptAt: isSuppressed ? null : send.createdAt,
    events: [{ kind: status, at: send.createdAt, reason: null }],
  };
}
