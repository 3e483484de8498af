import { readReply, type SmtpReply } from './handover.ts';

/** A bounce as a text: qmail, Exim and older servers send no delivery status (RFC 3464). */
interface PlainMail {
  headers: readonly { key: string; value: string }[];
  text: string;
}

export type PlainBounce = { kind: 'failed' | 'delayed'; reply: SmtpReply };

const SENDER = /\b(?:mailer-daemon|postmaster|mail delivery (?:sub)?system)\b/i;
const FAILED =
  /\b(?:failure notice|undeliver(?:ed|able)|returned mail|delivery (?:status notification|has failed|failed|failure)|mail delivery failed|could not be delivered|(?:unable|wasn't able|was not able) to deliver|permanent (?:fatal )?errors?)\b/i;
const DELAYED =
  /\b(?:delay(?:ed)?|not yet been delivered|will (?:keep trying|continue to try|be retried)|still being retried|temporar(?:y|ily))\b/i;
/** Where the returned mail begins. */
const COPY =
  /^-{2,}.{0,40}\b(?:copy of the message|original message|message headers?|returned message|forwarded message)\b/im;
const REPLY_LINE = /\b([45]\d\d)(?:[ -]+#?([45]\.\d{1,3}\.\d{1,3}))?[ -][^\n]{0,400}/;
const STATUS_LINE = /#?\b([45])\.(\d{1,3})\.(\d{1,3})\b[^\n]{0,400}/;
const MOST_CHARACTERS = 20_000;

/** Whether a mail system sent the message, by its header. */
export function isFromMailSystem(headers: PlainMail['headers']): boolean {
  return headers.some(
    ({ key, value }) => key === 'x-failed-recipients' || (key === 'from' && SENDER.test(value)),
  );
}

/** A bounce in plain text of a mail system; null for anything else, above all a reply of a person or of a machine. */
export function readPlainBounce({ headers, text }: PlainMail): PlainBounce | null {
  if (!isFromMailSystem(headers)) return null;
  const body = text.slice(0, MOST_CHARACTERS);
  const said = body.slice(0, COPY.exec(body)?.index ?? body.length);
  const kind = kindOf(headers.find(({ key }) => key === 'subject')?.value ?? '', said);
  const reply = replyIn(said);
  return kind === null || reply === null ? null : { kind, reply };
}

function kindOf(subject: string, said: string): PlainBounce['kind'] | null {
  if (DELAYED.test(subject)) return 'delayed';
  if (FAILED.test(subject)) return 'failed';
  if (DELAYED.test(said)) return 'delayed';
  return FAILED.test(said) ? 'failed' : null;
}

/** The reply that the text quotes; an enhanced code alone gives the class. */
function replyIn(said: string): SmtpReply | null {
  const quoted = REPLY_LINE.exec(said)?.[0];
  if (quoted !== undefined) return readReply(quoted.replace('#', ''), 'rcpt');
  const [line, ...status] = STATUS_LINE.exec(said) ?? [];
  if (line === undefined) return null;
  const code = status[0] === '4' ? 450 : 550;
  return { ...readReply(line, 'rcpt'), code, enhanced: status.join('.') };
}
