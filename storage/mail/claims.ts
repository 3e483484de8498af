import type { QueryFilter } from 'mongoose';
import { waitingStatuses, type Mail, type MailEvent } from '../../domain/mail/mail.ts';
import type { MailVisits } from '../../domain/mail/tracking.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { ownValues } from '../own-values.ts';
import type { Stores } from '../stores.ts';
import { mailModel, type MailRecord } from './mail.model.ts';
import { mailOf } from './mails.ts';

const CLAIM_MS = 3 * 60_000;
/** `claim.begun` of a mail whose hand-over has not begun. */
const NOT_BEGUN = '';

/** A batch at a moment of its own clock. */
export interface BatchMoment {
  /** Unique to the batch; the same in its retries. */
  by: string;
  now: Date;
}

/** A batch of mails of these sends. */
export interface Batch extends BatchMoment {
  sendIds: readonly string[];
}

/** The run of a batch that hands mails over. */
export interface Claimant extends Batch {
  /** Unique to the run, so that a retry and the run it replaces never both begin a mail. */
  run: string;
}

const isWaiting = { $in: [...waitingStatuses] };

/** Ids of mails that are due, except of paused domains. */
export async function findDueMails(
  { mongo }: Stores,
  { sendIds, now }: Batch,
  { paused, limit }: { paused: readonly string[]; limit: number },
): Promise<string[]> {
  const records = await mailModel(mongo)
    .find(
      {
        ...{ sendId: { $in: [...sendIds] }, status: isWaiting, nextAttemptAt: { $lte: now } },
        ...(paused.length > 0 && { domain: { $nin: [...paused] } }),
      },
      { _id: 1 },
    )
    .limit(limit)
    .lean<{ _id: string }[]>();
  return records.map(({ _id }) => _id);
}

/** Claims those of the mails that still wait, in one write, and returns them. No mail has two claims. */
export async function claimMails(
  { mongo }: Stores,
  { by, now }: BatchMoment,
  ids: readonly string[],
): Promise<Mail[]> {
  const model = mailModel(mongo);
  const claim = { by, until: untilOf(now), begun: NOT_BEGUN };
  await model.updateMany(
    { _id: { $in: [...ids] }, status: isWaiting, nextAttemptAt: { $lte: now } },
    { $set: { status: 'sending', claim } },
  );
  const records = await model
    .find({
      ...{ _id: { $in: [...ids] }, status: 'sending' },
      ...{ 'claim.by': by, 'claim.begun': NOT_BEGUN },
    })
    .lean<MailRecord[]>();
  return records.map(mailOf);
}

/** A batch may wait for its turn, so a claim is not shorter for it. */
function untilOf(now: Date): Date {
  return new Date(Math.max(now.getTime(), Date.now()) + CLAIM_MS);
}

/** Returns mails of this batch whose hand-over has not begun. */
export function releaseMails(
  { mongo }: Stores,
  { by, now }: BatchMoment,
  mails: readonly Mail[],
): Promise<void> {
  const ids = mails.map(({ id }) => id);
  const claimed = { status: 'sending' as const, 'claim.by': by, 'claim.begun': NOT_BEGUN };
  return release(mongo, { _id: { $in: ids }, ...claimed }, now);
}

/** Claims of an earlier run of this batch, or of a batch that died long ago. */
function interrupted({ sendIds, by, now }: Batch): QueryFilter<MailRecord> {
  return {
    ...{ sendId: { $in: [...sendIds] }, status: 'sending' },
    $or: [{ 'claim.by': by }, { 'claim.until': { $lte: now } }],
  };
}

/** Returns interrupted mails: those whose hand-over had not begun, or all. */
export function releaseInterrupted(
  { mongo }: Stores,
  batch: Batch,
  which: 'not begun' | 'all',
): Promise<void> {
  const notBegun = which === 'all' ? {} : { 'claim.begun': NOT_BEGUN };
  return release(mongo, { ...interrupted(batch), ...notBegun }, batch.now);
}

async function release(
  mongo: Stores['mongo'],
  filter: QueryFilter<MailRecord>,
  nextAttemptAt: Date,
): Promise<void> {
  await mailModel(mongo).updateMany(filter, {
    $set: { status: 'queued', nextAttemptAt },
    $unset: { claim: 1 },
  });
}

/** Mails whose hand-over was interrupted. */
export async function findInterrupted({ mongo }: Stores, batch: Batch): Promise<Mail[]> {
  const records = await mailModel(mongo)
    .find({ ...interrupted(batch), 'claim.begun': { $ne: NOT_BEGUN } })
    .lean<MailRecord[]>();
  return records.map(mailOf);
}

/** Records the results of interrupted mails. */
export async function settleInterrupted(
  { mongo }: Stores,
  batch: Batch,
  settled: readonly Settlement[],
): Promise<void> {
  if (settled.length === 0) return;
  const { filter, update } = settling(settled);
  await mailModel(mongo).updateMany({ ...filter, ...interrupted(batch) }, update, {
    updatePipeline: true,
  });
}

export interface MailChange {
  status: Mail['status'];
  nextAttemptAt: Date | null;
  firstAttemptAt: Date | null;
  attempts: number;
  uncertain: number;
  events: MailEvent[];
  outbox: OutboxEvent[];
  visits?: MailVisits;
}

/** The result of an attempt. */
export interface Settlement {
  id: string;
  change: MailChange;
}

/** One connection goes on: from the mail whose result it has to the mail that it hands over next. */
export interface MailStep {
  settled: Settlement | null;
  begins: string | null;
}

/**
 * Writes the steps of several connections in one write, results first: a connection has one mail between begin and
 * result (decision 0062). Returns for each step whether its mail has begun; false when the claim was lost.
 */
export async function writeSteps(
  { mongo }: Stores,
  { by, now, run }: Claimant,
  steps: readonly MailStep[],
): Promise<boolean[]> {
  const settled = steps.flatMap((step) => step.settled ?? []);
  const begins = steps.flatMap((step) => step.begins ?? []);
  const ours = { status: 'sending' as const, 'claim.by': by };
  const { filter, update } = settling(settled);
  const model = mailModel(mongo);
  const { matchedCount } = await model.bulkWrite([
    ...(settled.length === 0
      ? []
      : [
          {
            updateMany: {
              filter: { ...filter, ...ours, 'claim.begun': { $in: [run, NOT_BEGUN] } },
              update,
            },
          },
        ]),
    ...(begins.length === 0
      ? []
      : [
          {
            updateMany: {
              filter: { _id: { $in: begins }, ...ours, 'claim.begun': NOT_BEGUN },
              update: { $set: { 'claim.begun': run, 'claim.until': untilOf(now) } },
            },
          },
        ]),
  ]);
  const begun =
    matchedCount === settled.length + begins.length
      ? begins
      : await model.distinct('_id', { _id: { $in: begins }, ...ours, 'claim.begun': run });
  const names = new Set(begun);
  return steps.map(({ begins: id }) => id !== null && names.has(id));
}

function settling(settled: readonly Settlement[]) {
  const ids = settled.map(({ id }) => id);
  const own = ownValues(ids);
  const value = <Name extends keyof MailChange>(name: Name) =>
    own(settled.map(({ change }) => change[name] ?? null));
  const hasVisits = settled.some(({ change }) => change.visits !== undefined);
  return {
    filter: { _id: { $in: ids } },
    update: [
      {
        $set: {
          status: value('status'),
          nextAttemptAt: value('nextAttemptAt'),
          firstAttemptAt: value('firstAttemptAt'),
          attempts: value('attempts'),
          uncertain: value('uncertain'),
          events: { $concatArrays: ['$events', value('events')] },
          outbox: { $concatArrays: ['$outbox', value('outbox')] },
          ...(hasVisits && { visits: { $ifNull: [value('visits'), '$visits'] } }),
        },
      },
      { $unset: ['claim'] },
    ],
  };
}
