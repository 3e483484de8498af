import type { ComposedMail } from '../../clients/mail/index.ts';
import type { Candidate } from '../../domain/hiring/candidate.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { MergeValues } from '../../domain/mail/merge-fields.ts';
import { isNews, type Send } from '../../domain/mail/send.ts';
import { findAlert } from '../../storage/market/alerts/alerts.ts';
import { findSuppressed, findUndeliverable, takeTry } from '../../storage/mail/suppressions.ts';
import type { AppContext } from '../context.ts';
import { findSurvivors } from '../hiring/pipeline/find-survivor.ts';
import { mergeValues, senderOf, type MergeContext } from './merge-context.ts';
import type { Renderer } from './render-mail.ts';
import { returnAddress } from './return-address.ts';
import { trackedHtml } from './tracked-html.ts';
import { unsubscribeUrl } from './unsubscribe.ts';
import { calendarOf, markValues, withMarks } from './fill-marks.ts';

/** A send, and what its mails share. */
export interface Letter {
  send: Send;
  context: MergeContext;
  renderer: Renderer;
}

/** The state that the mails of a batch share. */
export interface Sending {
  ctx: AppContext;
  letterOf: (mail: Mail) => Letter;
  batch: { now: Date };
}

/** Mails of a batch that were claimed together, and what was read for them. */
export interface ClaimedMails {
  mails: readonly Mail[];
  /** Their candidates, by id. An anonymised one is among them. */
  candidates: ReadonlyMap<string, Candidate>;
  /** Ids of those whose recipient has left what they are of: the mailings of the account, or a job alert. */
  left: ReadonlySet<string>;
  /** Ids of those whose address does not exist, as another mail has shown. */
  undeliverable: ReadonlySet<string>;
}

/** Why a mail was not handed over. */
export type Withheld = {
  withheld: 'suppressed' | 'merge_field_missing' | 'recipient_gone' | 'not_composed';
};

/** Reads what claimed mails need, for all of an account together. */
export async function readForMails(
  sending: Pick<Sending, 'ctx' | 'letterOf'>,
  mails: readonly Mail[],
): Promise<ClaimedMails> {
  const accounts = [...new Set(mails.map(({ accountId }) => accountId))];
  const read = await Promise.all(
    accounts.map((accountId) =>
      readOfAccount(
        sending,
        accountId,
        mails.filter((mail) => mail.accountId === accountId),
      ),
    ),
  );
  return {
    mails,
    candidates: new Map(read.flatMap(({ candidates }) => [...candidates])),
    left: new Set(read.flatMap(({ left }) => left)),
    undeliverable: new Set(read.flatMap(({ undeliverable }) => undeliverable)),
  };
}

async function readOfAccount(
  { ctx: { stores }, letterOf }: Pick<Sending, 'ctx' | 'letterOf'>,
  accountId: string,
  mails: readonly Mail[],
) {
  const ids = mails.flatMap(({ candidateId }) => candidateId ?? []);
  const isOfMailing = (mail: Mail) => isMailing(letterOf(mail).send);
  const mailings = mails.filter(isOfMailing);
  const others = mails.filter((mail) => !isOfMailing(mail));
  const [candidates, suppressed, undeliverable, disabled] = await Promise.all([
    ids.length === 0 ? new Map<string, Candidate>() : findSurvivors(stores, accountId, ids),
    mailings.length === 0 ? noKeys : findSuppressed(stores, accountId, keysOf(mailings)),
    others.length === 0 ? noKeys : findUndeliverable(stores, accountId, keysOf(others)),
    Promise.all(others.map((mail) => isAlertLeft(stores, letterOf(mail).send))),
  ]);
  const idsOf = (some: readonly Mail[], keys: ReadonlySet<string>) =>
    some.flatMap(({ id, addressKey }) => (keys.has(addressKey) ? id : []));
  const ofLeftAlerts = others.flatMap(({ id }, place) => (disabled[place] === true ? id : []));
  return {
    candidates,
    left: [...idsOf(mailings, suppressed), ...ofLeftAlerts],
    undeliverable: idsOf(others, undeliverable),
  };
}

const noKeys: ReadonlySet<string> = new Set();

const keysOf = (mails: readonly Mail[]) => mails.map(({ addressKey }) => addressKey);

/** Composes a mail with the values of this moment, or says why it is not sent. */
export async function composeMail(
  sending: Sending,
  claimed: ClaimedMails,
  mail: Mail,
): Promise<ComposedMail | Withheld> {
  const { ctx } = sending;
  const letter = sending.letterOf(mail);
  const { send, context, renderer } = letter;
  const { id, accountId, addressKey, to } = mail;
  const addressee = addresseeOf(claimed, mail);
  if (to === null || addressee === 'gone') return { withheld: 'recipient_gone' };
  if (await isSuppressed({ ctx, send }, claimed, mail)) return { withheld: 'suppressed' };
  const { alertId } = send;
  const link = unsubscribeUrl(ctx.config, {
    ...{ accountId, addressKey, mailId: id },
    ...(alertId !== undefined && { alertId }),
  });
  const values = mergeValues(context, addressee, link);
  if (!isFilled(renderer, values)) return { withheld: 'merge_field_missing' };
  const listLink = send.kind === 'mailing' || send.kind === 'alert' ? link : null;
  const marks = await markValues(ctx, { send, mail, candidate: addressee });
  const { html, ...rendered } = withMarks(renderer.render(values, listLink), marks);
  const calendar = calendarOf(ctx, send, marks);
  return ctx.mail.compose({
    ...rendered,
    html: html === null ? null : trackedHtml(ctx, send, { html, mailId: id }),
    ...(calendar !== null && { calendar }),
    id,
    to,
    ...headOf(letter),
    date: dateOf(sending, mail),
    headers: headersOf({ ctx, send }, mail, listLink),
    bounceTo: returnAddress(ctx.config, id),
  });
}

interface SendOf extends Pick<Sending, 'ctx'>, Pick<Letter, 'send'> {}

/** The same on every attempt. */
function dateOf({ batch }: Sending, { firstAttemptAt }: Mail): Date {
  return firstAttemptAt ?? batch.now;
}

/** Alerts and notifications are sent by the service, the rest by an organization. */
function headOf({ send, context }: Letter) {
  if (isNews(send)) return { fromName: 'Openrole', replyTo: null };
  const fromName = senderOf(context)?.name ?? null;
  return { fromName, replyTo: send.replyTo ?? context.replyTo };
}

/** The candidate of a mail; null for an address alone. */
function addresseeOf({ candidates }: ClaimedMails, { candidateId }: Mail) {
  if (candidateId === null) return null;
  const candidate = candidates.get(candidateId);
  return candidate?.anonymizedAt === null ? candidate : 'gone';
}

function isMailing({ kind }: Send): boolean {
  return kind === 'mailing' || kind === 'confirmation';
}

/**
 * Nothing is sent to an address that does not exist, but an offer is tried now and then; mailings and confirmations not
 * to those who left.
 */
async function isSuppressed(
  { ctx, send }: SendOf,
  { left, undeliverable }: ClaimedMails,
  { id: mailId, addressKey }: Mail,
): Promise<boolean> {
  if (left.has(mailId)) return true;
  if (!undeliverable.has(mailId)) return false;
  return isNews(send) || !(await takeTry(ctx.stores, { addressKey, mailId }));
}

/** Whether a send is of a job alert that is disabled or deleted. */
async function isAlertLeft(
  stores: AppContext['stores'],
  { accountId, alertId }: Send,
): Promise<boolean> {
  if (alertId === undefined) return false;
  return (await findAlert(stores, { accountId, id: alertId }))?.enabled !== true;
}

function isFilled({ fields }: Renderer, values: MergeValues): boolean {
  return fields.every((field) => (values.get(field) ?? null) !== null);
}

function headersOf(
  { ctx, send }: SendOf,
  { id }: Mail,
  link: string | null,
): Record<string, string> {
  const { from, idempotencyHeader } = ctx.config.mail;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    'Auto-Submitted': 'auto-generated',
    'Feedback-ID': `${send.id}:${send.accountId}:${send.kind}:${domain}`,
    ...(idempotencyHeader !== null && { [idempotencyHeader]: id }),
    ...(link !== null && {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<${send.alertId ?? send.accountId}.${domain}>`,
    }),
    ...(isNews(send) && { 'X-Auto-Response-Suppress': 'All' }),
  };
}
