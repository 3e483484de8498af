import { readReply, type SmtpReply } from './handover.ts';
import { readPlainBounce } from './plain-bounce.ts';

/** A received message: its header, and its parts as texts. */
export interface ReceivedMail {
  headers: readonly { key: string; value: string }[];
  parts: readonly { type: string; text: string }[];
  /** The text for people. */
  text: string;
}

/** The report of a received message on a sent mail. */
export type MailReport =
  | { kind: 'failed'; reply: SmtpReply }
  | { kind: 'delayed'; reply: SmtpReply }
  | { kind: 'complaint' };

type Fields = ReadonlyMap<string, string>;

const DSN_TYPES = ['message/delivery-status', 'message/global-delivery-status'];
const ARF_TYPE = 'message/feedback-report';
/** Parts with the header of the mail that is reported. */
const RETURNED_TYPES = ['message/rfc822', 'text/rfc822-headers', 'message/global-headers'];
const RECIPIENT_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to', 'to'];
const LONGEST_FIELD = 1_000;
const MOST_LINES = 2_000;
const STATUS = /^([245]\.\d{1,3}\.\d{1,3})/;

/** Whether a message is a report (RFC 3462) at all; replies of people and machines are not. */
export function isReport({ headers }: Pick<ReceivedMail, 'headers'>): boolean {
  return headers.some(
    ({ key, value }) => key === 'content-type' && value.toLowerCase().includes('multipart/report'),
  );
}

/**
 * Reads a delivery status (RFC 3464), a bounce in plain text, or a complaint (ARF, RFC 5965). Null for anything else: vacation replies, read
 * receipts, successful deliveries, mail of people.
 */
export function readReport(mail: ReceivedMail): MailReport | null {
  if (!isReport(mail)) return readPlainBounce(mail);
  const feedback = mail.parts.find(({ type }) => type === ARF_TYPE);
  if (feedback !== undefined) return isComplaint(feedback.text) ? { kind: 'complaint' } : null;
  const status = mail.parts.find(({ type }) => DSN_TYPES.includes(type));
  if (status === undefined) return null;
  const recipients = fieldBlocks(status.text);
  const failed = recipients.find((fields) => actionOf(fields) === 'failed');
  if (failed !== undefined) return { kind: 'failed', reply: replyOf(failed) };
  const delayed = recipients.find((fields) => actionOf(fields) === 'delayed');
  return delayed === undefined ? null : { kind: 'delayed', reply: replyOf(delayed) };
}

/** Reports of an unwanted mail (RFC 5965). `not-spam` takes nothing back, `auth-failure` is about no person (RFC 6591). */
const COMPLAINTS = new Set(['abuse', 'fraud', 'virus', 'opt-out', 'opt-out-list']);

function isComplaint(report: string): boolean {
  const type = firstBlock(report).get('feedback-type') ?? '';
  return COMPLAINTS.has(type.split(/[\s(;]/, 1)[0]?.toLowerCase() ?? '');
}

/** The texts that may hold our return address: where the report was sent, and whose mail it reports. */
export function returnAddressTexts({ headers, parts }: ReceivedMail): string[] {
  const sentTo = headers.filter(({ key }) => RECIPIENT_HEADERS.includes(key));
  const reported = parts.flatMap(({ type, text }) => {
    if (type === ARF_TYPE)
      return fieldBlocks(text).map((fields) => fields.get('original-mail-from'));
    return RETURNED_TYPES.includes(type) ? [firstBlock(text).get('return-path')] : [];
  });
  return [...sentTo.map(({ value }) => value), ...reported].flatMap((text) => text ?? []);
}

/** The Message-ID of the mail that is reported; null when the report does not return its header. */
export function reportedMessageId({ parts }: ReceivedMail): string | null {
  const returned = parts.find(({ type }) => RETURNED_TYPES.includes(type));
  return returned === undefined ? null : (firstBlock(returned.text).get('message-id') ?? null);
}

function actionOf(fields: Fields): string {
  return (fields.get('action') ?? '').split(/[\s(;]/, 1)[0]?.toLowerCase() ?? '';
}

/** The reply of the last server; the field Status gives the code where the reply has none. */
function replyOf(fields: Fields): SmtpReply {
  const diagnostic = fields.get('diagnostic-code') ?? '';
  const said = readReply(diagnostic.replace(/^[a-z-]{1,20};/i, '').trim(), 'rcpt');
  const status = preciseStatus(STATUS.exec(fields.get('status') ?? '')?.[1]);
  const enhanced = status ?? preciseStatus(said.enhanced ?? undefined);
  const code = said.code >= 400 ? said.code : (enhanced?.startsWith('4') ?? false) ? 450 : 550;
  return { ...said, code, enhanced };
}

/** `5.0.0` says nothing more than the reply. */
function preciseStatus(status: string | undefined): string | null {
  return status === undefined || status.endsWith('.0.0') ? null : status;
}

function firstBlock(text: string): Fields {
  return fieldBlocks(text)[0] ?? new Map();
}

/** Fields in blocks that are parted by empty lines; folded lines are joined. The first of equal names counts. */
function fieldBlocks(text: string): Fields[] {
  const blocks: Map<string, string>[] = [];
  let block: Map<string, string> | null = null;
  let name = '';
  for (const line of text.split('\n', MOST_LINES)) {
    if (line.trim() === '') {
      block = null;
      continue;
    }
    if (block === null) {
      block = new Map();
      blocks.push(block);
      name = '';
    }
    const isFolded = line.startsWith(' ') || line.startsWith('\t');
    if (isFolded) {
      if (name !== '') block.set(name, joined(block.get(name) ?? '', line));
      continue;
    }
    const colon = line.indexOf(':');
    const next = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    name = block.has(next) ? '' : next;
    if (name !== '') block.set(name, joined('', line.slice(colon + 1)));
  }
  return blocks;
}

function joined(before: string, line: string): string {
  return `${before} ${line.trim()}`.trim().slice(0, LONGEST_FIELD);
}
