import type { Config } from '../../config/config.ts';
import type { Application, Candidate } from '../../domain/hiring/candidate.ts';
import { confirmationMail } from '../../domain/mail/confirmation-mail.ts';
import type { Send } from '../../domain/mail/send.ts';
import { addressKeyOf } from '../../services/address-key.ts';
import { newMail } from '../../services/mail/create-send.ts';
import { blankAt } from '../../storage/mail/sends.ts';
import { newIdAt } from '../../storage/new-id.ts';
import type { Employer } from './employer.ts';

/** The share of mails that belong to mailings. All others are sends of one mail each. */
const MAILED = 0.4;
const SENT_AFTER_MS = 2_000;

const mailing = {
  subject: 'Our open day',
  bodyText: 'Dear {{candidate.name}},\n\nour workshop is open to visitors on Saturday.\n'.repeat(4),
  bodyHtml: null,
};

/** Sends with their mails, as they are stored. */
export interface DrawnMails {
  sends: (Omit<Send, 'id'> & { _id: string; blankDueAt: Date })[];
  mails: object[];
}

/** The mails to some candidates, one each: a mailing to the first of them, and confirmations to the others. */
export function drawMails(
  config: Config,
  employer: Employer,
  candidates: readonly Candidate[],
): DrawnMails {
  const mailed = candidates.slice(0, Math.floor(candidates.length * MAILED));
  const confirmed = candidates.slice(mailed.length);
  const sends = [
    ...mailingsTo(employer, mailed).map((send) => ({ send, recipients: mailed })),
    ...confirmed.flatMap((candidate) =>
      candidate.applications
        .slice(0, 1)
        .map((one) => ({ send: confirmationOf(employer, one), recipients: [candidate] })),
    ),
  ];
  return {
    sends: sends.map(({ send }) => sendRecord(send)),
    mails: sends.flatMap(({ send, recipients }) =>
      recipients.map((one, position) => mailRecord(config, send, { ...one, position })),
    ),
  };
}

function mailingsTo(employer: Employer, mailed: readonly Candidate[]): Send[] {
  const last = mailed.at(-1);
  if (last === undefined) return [];
  const { createdAt } = last;
  return [
    {
      ...sentAt(employer, createdAt),
      ...mailing,
      ...{ kind: 'mailing', merges: true, recipients: mailed.length, jobId: null },
    },
  ];
}

function confirmationOf(employer: Employer, application: Application): Send {
  const { organization } = employer;
  const { subject, text, html } = confirmationMail({
    ...{ language: 'en', role: application.jobTitle, organization, text: null },
  });
  return {
    ...sentAt(employer, application.submittedAt),
    ...{ kind: 'confirmation', merges: false, subject, bodyText: text, bodyHtml: html },
    ...{ recipients: 1, jobId: application.jobId, applicationId: application.id },
  };
}

/** The members that all ended sends have in common. */
function sentAt({ accountId }: Employer, createdAt: Date) {
  const startedAt = new Date(createdAt.getTime() + SENT_AFTER_MS);
  return {
    ...{ id: newIdAt('send', createdAt), accountId, status: 'sent' as const, templateId: null },
    ...{ sendAt: null, replyTo: null, createdAt, startedAt, endedAt: startedAt, version: 3 },
  };
}

function sendRecord({ id, ...send }: Send) {
  return { _id: id, ...send, blankDueAt: blankAt(send.endedAt ?? send.createdAt) };
}

function mailRecord(
  config: Config,
  send: Send,
  { id: candidateId, email, position }: Candidate & { position: number },
) {
  const to = email ?? '';
  const addressKey = addressKeyOf(config, to);
  const recipient = { position, email: to, candidateId, addressKey, isSuppressed: false };
  const { id, ...mail } = newMail(send, recipient);
  const at = send.startedAt ?? send.createdAt;
  return {
    _id: id,
    ...mail,
    ...{ status: 'sent', firstAttemptAt: at, attempts: 1, nextAttemptAt: null },
    events: [...mail.events, { kind: 'sent', at, reason: '250 2.0.0 Ok: queued' }],
    outbox: [],
  };
}
