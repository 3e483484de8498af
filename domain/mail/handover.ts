/** The SMTP command that a server answered. */
export type SmtpPhase = 'connect' | 'mail' | 'rcpt' | 'data';

/** A reply of an SMTP server (RFC 5321), with the enhanced code of RFC 3463 where it gives one. */
export interface SmtpReply {
  phase: SmtpPhase;
  /** 400 to 599: only refusals are kept. */
  code: number;
  /** `5.1.1`; null when the server gave none. */
  enhanced: string | null;
  /** The first 500 characters. */
  text: string;
}

/**
 * The result of one attempt to send a message.
 * - `accepted`: the server or the maildir has the message.
 * - `refused`: the server refused it; a 4xx may change, a 5xx will not.
 * - `unsupported`: the server cannot take such an address (no SMTPUTF8).
 * - `unreached`: no server, no login, or a connection lost before the message began. Certainly not delivered.
 * - `uncertain`: the connection was lost after the message began. It may have been delivered.
 */
export type Handover =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; reply: SmtpReply }
  | { outcome: 'unsupported' }
  | { outcome: 'unreached'; reason: string }
  | { outcome: 'uncertain' };

const LONGEST_TEXT = 500;
const REPLY = /^(\d{3})[ -]?(?:([245]\.\d{1,3}\.\d{1,3})\b)?/;

/** Reads a reply as the server sent it; of several lines, the first gives the codes. */
export function readReply(response: string, phase: SmtpPhase): SmtpReply {
  const [, code = '0', enhanced = null] = REPLY.exec(response) ?? [];
  const text = response.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return { phase, code: Number(code), enhanced, text: text.slice(0, LONGEST_TEXT) };
}
