import type { OwnedRef } from '../../domain/common/ids.ts';
import type { AppContext } from '../../services/context.ts';
import { beginSend, endSend, readSend, untilNextAttempt } from '../../services/mail/run-send.ts';
import { sendBatch } from '../../services/mail/send-batch.ts';
import { findDueNews, sendNewsDigest } from '../../services/mail/notifications/send-digests.ts';
import { sendTransactional } from '../../services/mail/send-transactional.ts';
import { startSend } from '../../services/mail/send-workflow.ts';
import { wakeTransactional } from '../../services/mail/wake-transactional.ts';
import { noReports, takeReports } from '../../services/mail/take-report.ts';
import { dropDraft, findDrafts } from '../../storage/mail/mail-drafts.ts';
import { blankMails } from '../../storage/mail/erase-mails.ts';
import {
  endBlanking,
  findBlankDue,
  findSend,
  findUnended,
  postponeStart,
} from '../../storage/mail/sends.ts';
import { nextTransactionalDue } from '../../storage/mail/transactional-sends.ts';
import type { MailBatch, MailSweep, SendInput } from '../../workflows/mail/contract.ts';
import { keepAlive, stopIfCancelled } from '../keep-alive.ts';
import { sweepEach } from '../sweep-each.ts';

const SWEPT_AT_ONCE = 500;
/** A send whose workflow was started is looked at again after this time. */
const CHECKED_EVERY_MS = 60 * 60_000;
const OVERDUE_MS = 10_000;
/** Mails without a send are deleted after this time: no request takes so long. */
const DRAFT_MS = 60 * 60_000;

export type MailActivities = ReturnType<typeof createMailActivities>;

/** The activities of the mail area. Each reads the current state, so a second run continues where the first ended. */
export function createMailActivities(ctx: AppContext) {
  const refOf = ({ accountId, sendId: id }: SendInput): OwnedRef => ({ accountId, id });
  /** The clock of the send: it does not fall behind the workflow's own. */
  const clock = (now: number) => new Date(Math.max(Date.now(), now));
  return {
    readSend: (input: SendInput) => readSend(ctx, refOf(input)),
    beginSend: ({ isLate, ...input }: SendInput & { isLate: boolean }) =>
      beginSend(ctx, refOf(input), isLate),
    /** A second run settles the mail that the first one was sending; see `findInterrupted`. */
    sendMails: ({ now, batch: by, ...input }: MailBatch) =>
      keepAlive(async () => {
        const send = await findSend(ctx.stores, refOf(input));
        if (send?.status !== 'sending') return { unreached: false };
        const batch = { by, now: clock(now) };
        const { unreached } = await sendBatch(ctx, send, { batch, beat: stopIfCancelled });
        return { unreached };
      }),
    /** A second run settles the mails that the first one was sending. */
    sendTransactionalMails: ({ by }: { by: string }) =>
      keepAlive(() =>
        sendTransactional(ctx, { batch: { by, now: new Date() }, beat: stopIfCancelled }),
      ),
    nextMailAttempt: ({ now, ...input }: SendInput & { now: number }) =>
      untilNextAttempt(ctx, refOf(input), clock(now)),
    endSend: (input: SendInput) => endSend(ctx, refOf(input)),
    /**
     * Starts mailings that a crash, or an outage of Temporal, left without a workflow; deletes mails whose send was never
     * stored; erases old addresses; takes reports; mails digests of news.
     */
    sweepMail: async (): Promise<MailSweep> => {
      const now = Date.now();
      const unended = await findUnended(ctx.stores, new Date(now - OVERDUE_MS), SWEPT_AT_ONCE);
      const started = await sweepEach(ctx, unended, async (send) => {
        await startSend(ctx, send);
        await postponeStart(ctx.stores, send.id, new Date(now + CHECKED_EVERY_MS));
      });
      const due = await nextTransactionalDue(ctx.stores);
      if (due !== null && due.getTime() <= now - OVERDUE_MS) await wakeTransactional(ctx);
      const drafts = await findDrafts(ctx.stores, new Date(now - DRAFT_MS), SWEPT_AT_ONCE);
      await sweepEach(ctx, drafts, ({ id }) => dropDraft(ctx.stores, id));
      const old = await findBlankDue(ctx.stores, new Date(now), SWEPT_AT_ONCE);
      await sweepEach(ctx, old, async ({ id }) => {
        await blankMails(ctx.stores, id);
        await endBlanking(ctx.stores, id);
      });
      const { bounceDirectory } = ctx.config.mail;
      const reports =
        bounceDirectory === null
          ? noReports()
          : await keepAlive(() => takeReports(ctx, bounceDirectory, stopIfCancelled));
      const digests = await sweepEach(ctx, await findDueNews(ctx, new Date(now)), (digest) =>
        sendNewsDigest(ctx, digest),
      );
      return { started, reports, digests };
    },
  };
}
