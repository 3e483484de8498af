import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { digestMail } from '../../domain/mail/digest-mail.ts';
import { findAccount } from '../../storage/accounts/accounts.ts';
import { findHostedRole } from '../../storage/hiring/hosted-roles.ts';
import { findAlert } from '../../storage/market/alerts/alerts.ts';
import { runOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { postingUrl } from '../hiring/posting-url.ts';
import { publicUrl } from '../public-url.ts';
import { sendOnce } from './send-once.ts';

type Digest = OutboxEvent<'job_alert.digest_decided'>;
type DigestJob = Digest['data']['jobs'][number];

/** Mails a digest to its account, once per event. An alert that was disabled meanwhile is not mailed. */
export async function mailDigest(ctx: AppContext, event: Digest): Promise<void> {
  const { accountId, data } = event;
  const [alert, account] = await Promise.all([
    findAlert(ctx.stores, { accountId, id: data.alert_id }),
    findAccount(ctx.stores, accountId),
  ]);
  if (alert?.enabled !== true || account === null) return;
  const { _id: alertId, name, cadence, filters } = alert;
  const jobs = await Promise.all(data.jobs.map((job) => linked(ctx, job)));
  const search = `${publicUrl(ctx.config)}/jobs`;
  await sendOnce(ctx, {
    ...{ accountId, kind: 'alert', alertId, run: runOf(event.id), to: account.email },
    ...{ causedAt: event.createdAt, candidateId: null, replyTo: null },
    ...digestMail({ name, cadence, filters, jobs, total: data.total, search }),
  });
}

/** A job with the address where a person reads it: of its feed, or of its board if it is hosted here. */
async function linked(ctx: Pick<AppContext, 'config' | 'stores'>, job: DigestJob) {
  const { id, title, company_name: company, location, apply_url: applyUrl } = job;
  const posting = applyUrl === null ? await findHostedRole(ctx.stores, id) : null;
  const url = posting === null ? applyUrl : await postingUrl(ctx, posting);
  return { title, company, location, url, moreOfCompany: job.more_of_company };
}
