import { z } from 'zod';
import type { Invitation } from './invitation.ts';
import { contentInput, type MailContent } from './template.ts';
import type { Track } from './tracking.ts';

export const sendStatuses = ['scheduled', 'sending', 'sent', 'failed', 'cancelled'] as const;
export type SendStatus = (typeof sendStatuses)[number];
/** While a send has one of these, mails of it may still leave. */
export const unendedStatuses = ['scheduled', 'sending'] as const satisfies SendStatus[];
/** `mailing`: POST /email/send. The others are sent by the service itself. */
export const sendKinds = [
  ...(['mailing', 'offer', 'alert', 'confirmation', 'notification'] as const),
  'interview',
] as const;
export type SendKind = (typeof sendKinds)[number];
/** Mails to accounts and their members, in the name of the service. */
export const newsKinds = ['alert', 'notification'] as const satisfies SendKind[];

export function isNews({ kind }: { kind: SendKind }): boolean {
  return (newsKinds as readonly SendKind[]).includes(kind);
}

export const MOST_RECIPIENTS = 5_000;

/** How a mail without HTML of its own is set. */
export const layout = z.enum(['plain', 'letter']).meta({
  description:
    'letter: a mail without body_html gets HTML with the name, the logo and the colour of the organization. plain, the default, sends the text alone.',
});

/** The secret link of a mail: the record that it opens. */
export type MailedLink =
  { purpose: 'interview'; id: string; hash: string } | { purpose: 'offer'; id: string };

/** A mail to many recipients. Its text is frozen; the recipients are `Mail` records. */
export interface Send extends MailContent {
  /** `snd_…` */
  id: string;
  accountId: string;
  kind: SendKind;
  status: SendStatus;
  /** Whether the texts hold merge fields; those of the service itself are complete. */
  merges: boolean;
  templateId: string | null;
  recipients: number;
  /** The requested moment; null for at once. */
  sendAt: Date | null;
  jobId: string | null;
  /** The job alert that it belongs to. */
  alertId?: string;
  /** The application that it confirms. */
  applicationId?: string;
  /** The calendar entry that it carries. */
  invitation?: Invitation;
  /** The link that its stored text lacks. */
  link?: MailedLink;
  replyTo: string | null;
  /** Absent when nothing is tracked. */
  track?: Track;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** Grows with every change. */
  version: number;
}

const countNames = [
  ...(['queued', 'sent', 'deferred', 'bounced', 'failed', 'suppressed', 'cancelled'] as const),
  ...(['opened', 'clicked', 'unsubscribed', 'complained'] as const),
] as const;
export type SendCounts = Record<(typeof countNames)[number], number>;

export function noCounts(): SendCounts {
  return Object.fromEntries(countNames.map((name) => [name, 0])) as SendCounts;
}

const DAY_MS = 24 * 60 * 60_000;

const sendAt = (now: () => number) =>
  z.iso
    .datetime({ offset: true, error: 'must be an ISO time with Z or an offset' })
    .refine((text) => {
      const ahead = Date.parse(text) - now();
      // The check before reports a text that is not a time.
      return !(ahead < -5 * 60_000 || ahead > 90 * DAY_MS);
    }, 'must lie between 5 minutes ago and 90 days ahead');

/** The body of a send. `now` is called for each body. */
export const sendInput = (now: () => number) =>
  z
    .strictObject({
      template_id: z.string().exactOptional(),
      subject: contentInput.subject.exactOptional(),
      body_text: contentInput.body_text.exactOptional(),
      body_html: contentInput.body_html.exactOptional(),
      to: z
        .array(z.string().max(320))
        .min(1)
        .max(MOST_RECIPIENTS)
        .meta({ description: 'Ids of candidates or e-mail addresses.' }),
      send_at: sendAt(now).exactOptional(),
      job_id: z.string().exactOptional(),
      reply_to: z
        .string()
        .max(320)
        .exactOptional()
        .meta({ description: 'In the console: the address of the member, if left out.' }),
      layout: layout.exactOptional(),
      track: z
        .strictObject({ opens: z.boolean().default(false), clicks: z.boolean().default(false) })
        .exactOptional()
        .meta({
          description:
            'The visits to count. Needs body_html: links lead through this service, and a picture reports openings. Off by default.',
        }),
    })
    .superRefine(({ template_id: id, subject, body_text: text, body_html: html }, context) => {
      const hasContent = subject !== undefined || text !== undefined || html !== undefined;
      const issue = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (id !== undefined) {
        if (hasContent) issue('template_id', 'excludes subject, body_text and body_html');
        return;
      }
      if (subject === undefined) issue('subject', 'is required, or template_id');
      if (text === undefined && html === undefined) issue('body_text', 'is required, or body_html');
    });
export type SendInput = z.output<ReturnType<typeof sendInput>>;

const time = z.iso.datetime();
const count = z.int().nonnegative();

export const sendSchema = z.object({
  id: z.string().meta({ example: 'snd_0NaQ8xT2v7Bd1kZp4mXw' }),
  kind: z.enum(sendKinds),
  status: z.enum(sendStatuses),
  template_id: z.string().nullable(),
  subject: z.string(),
  recipients: count,
  counts: z.object({
    ...(Object.fromEntries(countNames.map((name) => [name, count])) as Record<
      keyof SendCounts,
      typeof count
    >),
  }),
  send_at: time.nullable(),
  created_at: time,
  started_at: time.nullable(),
  ended_at: time.nullable(),
  version: z.int(),
});
sendSchema.register(z.globalRegistry, { id: 'EmailSend' });
export type SendRow = z.infer<typeof sendSchema>;

/** A send without its texts. */
export type ListedSend = Omit<Send, 'bodyText' | 'bodyHtml'>;

export function sendRow(send: ListedSend, counts: SendCounts): SendRow {
  return {
    id: send.id,
    kind: send.kind,
    status: send.status,
    template_id: send.templateId,
    subject: send.subject,
    recipients: send.recipients,
    counts,
    send_at: send.sendAt?.toISOString() ?? null,
    created_at: send.createdAt.toISOString(),
    started_at: send.startedAt?.toISOString() ?? null,
    ended_at: send.endedAt?.toISOString() ?? null,
    version: send.version,
  };
}
