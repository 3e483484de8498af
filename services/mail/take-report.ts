import { readMail } from '../../clients/mail/read-mail.ts';
import {
  dropOldReports,
  fileReport,
  listReports,
  readReportFile,
} from '../../clients/mail/report-files.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import {
  readReport,
  reportedMessageId,
  returnAddressTexts,
  type MailReport,
} from '../../domain/mail/mail-report.ts';
import { isNoMailbox } from '../../domain/mail/verdict.ts';
import { bounceMail, findMail, noteOnce } from '../../storage/mail/mails.ts';
import { suppress, suppressBounced } from '../../storage/mail/suppressions.ts';
import type { AppContext } from '../context.ts';
import { bouncedEvent } from './bounced-event.ts';
import { mailOfReturnAddress } from './return-address.ts';

/**
 * The outcome of a received message. `unproven`: a report without a return address of ours. `other`: no report, or
 * nothing to note. `waiting`: its mail is still being sent.
 */
export const reportOutcomes = [
  ...(['bounced', 'delayed', 'complained', 'unproven', 'other', 'unreadable', 'waiting'] as const),
] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** Takes a message that came to a return address. It changes at most the mail of that address. Idempotent. */
export async function takeReport(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  content: Uint8Array,
): Promise<ReportOutcome> {
  const received = await readMail(content);
  if (received === null) return 'unreadable';
  const report = readReport(received);
  if (report === null) return 'other';
  const mailId = mailOfReturnAddress(ctx.config, returnAddressTexts(received));
  const messageId = reportedMessageId(received);
  const isOfAnother = messageId !== null && !messageId.startsWith(`<${mailId ?? ''}@`);
  if (mailId === null || isOfAnother) return 'unproven';
  const mail = await findMail(ctx.stores, mailId);
  return mail === null ? 'other' : note(ctx, mail, report);
}

/** Lists follow from the mail: they are written first, and a repetition writes them again. */
async function note(
  { stores }: Pick<AppContext, 'stores'>,
  mail: Mail,
  report: MailReport,
): Promise<ReportOutcome> {
  if (isBeingSent(mail)) return 'waiting';
  const at = new Date();
  if (report.kind === 'complaint') {
    await suppress(stores, mail, 'complaint');
    await noteOnce(stores, mail.id, { kind: 'complained', at, reason: null });
    return 'complained';
  }
  const { reply } = report;
  const reason = mail.to === null ? null : reply.text;
  if (report.kind === 'delayed') {
    await noteOnce(stores, mail.id, { kind: 'deferred', at, reason });
    return 'delayed';
  }
  if (mail.status !== 'sent') return 'other';
  const suppresses = isNoMailbox(reply);
  if (suppresses) await suppressBounced(stores, mail);
  const event = { kind: 'bounced' as const, at, reason };
  const news = bouncedEvent(mail, { reason, suppresses });
  await bounceMail(stores, mail.id, { event, news });
  return 'bounced';
}

function isBeingSent({ status }: Mail): boolean {
  return status === 'queued' || status === 'sending' || status === 'deferred';
}

export type ReportCounts = Record<ReportOutcome, number>;

/**
 * Takes the messages in the maildir of reports. A file is moved to `done` after its mail was noted, and deleted after 30
 * days.
 * @param beat called between files; throws to end the pass.
 */
export async function takeReports(
  ctx: Pick<AppContext, 'config' | 'stores'>,
  directory: string,
  beat: () => void,
): Promise<ReportCounts> {
  const counts = noReports();
  for (const path of await listReports(directory)) {
    beat();
    const outcome = await takeReport(ctx, await readReportFile(path));
    counts[outcome] += 1;
    if (outcome !== 'waiting') await fileReport(path);
  }
  await dropOldReports(directory);
  return counts;
}

export function noReports(): ReportCounts {
  return Object.fromEntries(reportOutcomes.map((outcome) => [outcome, 0])) as ReportCounts;
}
