import { afterMail, mailRanks, type SendStep } from '../../domain/mail/transactional-send.ts';
import { unendedStatuses, type Send } from '../../domain/mail/send.ts';
import type { Stores } from '../stores.ts';
import { mailModel, type MailRecord } from './mail.model.ts';
import { sendModel } from './send.model.ts';
import { ending, sendOf } from './sends.ts';

/** Sends of one mail, of all accounts, that are due: by rank, and the longest due first. */
export async function findDueTransactional(
  { mongo }: Stores,
  now: Date,
  limit: number,
): Promise<Send[]> {
  const due: Send[] = [];
  for (const mailRank of mailRanks) {
    if (due.length === limit) break;
    const records = await sendModel(mongo)
      .find({ mailRank, mailDueAt: { $lte: now } })
      .sort({ mailDueAt: 1 })
      .limit(limit - due.length)
      .lean();
    due.push(...records.map(sendOf));
  }
  return due;
}

/** When the next mail of such a send is due; null when none waits. */
export async function nextTransactionalDue({ mongo }: Stores): Promise<Date | null> {
  const next = await Promise.all(
    mailRanks.map((mailRank) =>
      sendModel(mongo)
        .findOne({ mailRank, mailDueAt: { $exists: true } }, { mailDueAt: 1 })
        .sort({ mailDueAt: 1 })
        .lean(),
    ),
  );
  const moments = next.flatMap((record) => record?.mailDueAt?.getTime() ?? []);
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** Marks sends as being sent. */
export async function beginTransactional(
  { mongo }: Stores,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sendModel(mongo).updateMany(
    { _id: { $in: [...ids] }, status: 'scheduled' },
    { $set: { status: 'sending', startedAt: now }, $inc: { version: 1 } },
  );
}

interface Filing {
  now: Date;
  /** Domains that get no mail, and until when. */
  pauses: ReadonlyMap<string, Date>;
}

/** Ends the sends whose mail has ended, and notes when the mail of the others is due. Idempotent. */
export async function fileTransactional(
  stores: Stores,
  ids: readonly string[],
  filing: Filing,
): Promise<void> {
  const model = sendModel(stores.mongo);
  const steps = await readSteps(stores, ids, filing);
  const unended = { status: { $in: unendedStatuses } };
  const ended = (status: 'sent' | 'failed') => ({
    updateMany: {
      filter: {
        _id: { $in: steps.flatMap(([id, step]) => (step === status ? id : [])) },
        ...unended,
      },
      update: ending(status, filing.now),
    },
  });
  const waiting = steps.flatMap(([id, step]) =>
    step instanceof Date
      ? { updateOne: { filter: { _id: id, ...unended }, update: { $set: { mailDueAt: step } } } }
      : [],
  );
  // An older release cancels a send without this member.
  const leftOver = {
    updateMany: {
      filter: { _id: { $in: [...ids] }, status: { $nin: unendedStatuses } },
      update: { $unset: { mailDueAt: 1 as const } },
    },
  };
  await model.bulkWrite([ended('sent'), ended('failed'), ...waiting, leftOver] as never);
}

type FiledMail = Pick<MailRecord, 'sendId' | 'status' | 'nextAttemptAt' | 'domain' | 'claim'>;

async function readSteps(
  { mongo }: Stores,
  ids: readonly string[],
  { now, pauses }: Filing,
): Promise<[string, SendStep][]> {
  const records = await mailModel(mongo)
    .find(
      { sendId: { $in: [...ids] } },
      { sendId: 1, status: 1, nextAttemptAt: 1, domain: 1, claim: 1 },
    )
    .lean<FiledMail[]>();
  const mails = new Map(records.map((mail) => [mail.sendId, mail]));
  return ids.map((id) => [id, stepOf(mails.get(id))]);

  function stepOf(mail: FiledMail | undefined): SendStep {
    if (mail === undefined) return 'sent';
    const pausedUntil = pauses.get(mail.domain) ?? null;
    return afterMail(mail, { now, pausedUntil, claimedUntil: mail.claim?.until ?? null });
  }
}
