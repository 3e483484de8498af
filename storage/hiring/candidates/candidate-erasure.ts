import type { OwnedRef } from '../../../domain/common/ids.ts';
import { candidateWords } from '../../../domain/hiring/candidate-words.ts';
import type { Candidate } from '../../../domain/hiring/candidate.ts';
import type { Traces } from '../../../domain/hiring/pipeline/anonymize-candidate.ts';
import type { AuditEntry } from '../../../domain/accounts/audit/audit-entry.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { withoutPerson } from '../../../domain/webhooks/events/without-person.ts';
import { pushToTrail } from '../../accounts/audit/trail.schema.ts';
import type { Stores } from '../../stores.ts';
import { candidateModel, type CandidateRecord } from './candidate.model.ts';
import { candidateOfRecord, unseen } from './candidates.ts';

/** A candidate that says nothing any more, and what else may still speak of it. */
export interface Erasure extends Traces {
  candidate: Candidate;
}

/** A candidate without a name, and what is written with it. */
interface Anonymization {
  candidate: Candidate;
  traces: Traces;
  events: OutboxEvent[];
  trail: AuditEntry[];
}

/**
 * Writes an anonymised candidate over the version that was read, and notes in the same write what else is to be
 * erased. Events that nobody has been told of yet lose its name too, and are returned. Null when somebody else was first.
 */
export async function saveAnonymized(
  { mongo }: Stores,
  { candidate, traces, events, trail }: Anonymization,
): Promise<{ candidate: Candidate; waiting: OutboxEvent[] } | null> {
  const { id, accountId, version, ...content } = candidate;
  const key = { _id: id, accountId, version };
  const read = await candidateModel(mongo).findOne(key, { outbox: 1, erasure: 1 }).lean();
  if (read === null) return null;
  const { fileIds = [], noteIds = [] } = read.erasure ?? {};
  const waiting = [...read.outbox.map(namingNobody), ...events];
  const erasure = {
    fileIds: [...new Set([...fileIds, ...traces.fileIds])],
    noteIds: [...new Set([...noteIds, ...traces.noteIds])],
    dueAt: new Date(),
  };
  const record = await candidateModel(mongo)
    .findOneAndUpdate(
      { ...key, mergedInto: { $exists: false } },
      {
        // An event that is announced at this moment may come back: announcing it again is a no-op.
        $set: {
          ...content,
          words: candidateWords(candidate),
          erasure,
          outbox: waiting,
        },
        $unset: { emailKey: '' },
        $inc: { version: 1 },
        ...(trail.length > 0 && { $push: pushToTrail(trail) }),
      },
      { returnDocument: 'after', projection: unseen },
    )
    .lean<CandidateRecord>();
  return record && { candidate: candidateOfRecord(record), waiting };
}

/** What is still to be erased of an anonymised candidate; null when nothing is. */
export async function findErasure(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<Erasure | null> {
  const record = await candidateModel(mongo)
    .findOne({ _id: id, accountId, erasure: { $exists: true } }, unseen)
    .lean<CandidateRecord>();
  if (record?.erasure === undefined) return null;
  const { fileIds, noteIds } = record.erasure;
  return { candidate: candidateOfRecord(record), fileIds, noteIds };
}

/** Takes addresses and names out of the duplicates that have become part of a candidate. */
export async function eraseDuplicates(
  { mongo }: Stores,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<void> {
  const candidates = candidateModel(mongo);
  const these = { _id: { $in: [...ids] }, accountId };
  await candidates.updateMany(these, { $unset: { emailKey: '' } });
  const waiting = await candidates
    .find({ ...these, 'outbox.0': { $exists: true } }, { outbox: 1 })
    .lean();
  for (const { _id, outbox } of waiting) {
    for (const { id, data } of outbox.map(namingNobody)) {
      await candidates.updateOne({ _id, 'outbox.id': id }, { $set: { 'outbox.$.data': data } });
    }
  }
}

function namingNobody(event: OutboxEvent): OutboxEvent {
  return { ...event, data: withoutPerson(event.data) };
}

/** Forgets what was to be erased, now that it is; false when more has come since `version` was read. */
export async function finishErasure(
  { mongo }: Stores,
  { accountId, id, version }: OwnedRef & { version: number },
): Promise<boolean> {
  const { matchedCount } = await candidateModel(mongo).updateOne(
    { _id: id, accountId, version },
    { $unset: { erasure: '' } },
  );
  return matchedCount === 1;
}

/** Candidates whose erasure has been due since before a moment, longest first. */
export async function findDueErasures(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const records = await candidateModel(mongo)
    .find({ 'erasure.dueAt': { $lte: before } }, { accountId: 1 })
    .sort({ 'erasure.dueAt': 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id, accountId }) => ({ accountId, id }));
}
