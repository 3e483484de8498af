import type { Handover } from '../../domain/mail/handover.ts';

/** One message to one recipient. */
export interface MailMessage {
  /** Letters, digits and underscores. It is the Message-ID and the file in the maildir, so a retry is the same message. */
  id: string;
  /** Name beside the installation's address; null for the address alone. */
  fromName: string | null;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** An entry for calendars as iCalendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string };
  /** The same on every attempt. */
  date: Date;
  /** Further headers by name. Values must be ASCII and are sent as they are. */
  headers: Readonly<Record<string, string>>;
  /** Address that bounces go to; null for the installation's own. */
  bounceTo: string | null;
}

/** The bytes of a message and its envelope. */
export interface ComposedMail {
  id: string;
  from: string;
  to: string;
  content: Buffer;
}

/** A connection that takes messages one after the other. */
export interface MailSession {
  /** Never rejects for what the server does or says; see `Handover`. */
  send(mail: ComposedMail): Promise<Handover>;
  close(): void;
}

/** Where composed messages go: an SMTP server, or a maildir. */
export interface MailTransport {
  /** Waits while the process has as many sessions open as it may. */
  open(): Promise<MailSession>;
  /** Sessions that can be opened without waiting, at most so many. */
  openFree(most: number): MailSession[];
  /** Rejects when the server cannot be reached or refuses the login. */
  ping(): Promise<void>;
}
