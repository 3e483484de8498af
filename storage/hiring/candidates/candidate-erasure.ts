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

/** An anonymised candidate and the ids by which its data is found in other collections. */
export interface Erasure extends Traces {
  candidate: Candidate;
}

/** An anonymised candidate, and what the same write stores. */
interface Anonymization {
  candidate: Candidate;
  traces: Traces;
  events: OutboxEvent[];
  trail: AuditEntry[];
}

/**
 * Writes an anonymised candidate over the version that was read. The same write notes its traces, and erases personal
 * data from events in the outbox, which are returned. Null when the write lost the race.
 */
export async function saveAnonymized(
  { mongo }: Stores,
  { candidate, traces, events, trail }: Anonymization,
): Promise<{ candidate: Candidate; waiting: OutboxEvent[] } | null> {
  const { id, accountId, version, ...content } = candidate;
  const key = { _id: id, accountId, version };
  const read = await candidateModel(mongo).findOne(key, { outbox: 1, erasure: 1 }).lean();
  if (read === null) return null;
  const { fileIds = [], noteIds = [], addressKeys = [] } = read.erasure ?? {};
  const waiting = [...read.outbox.map(withoutPerson), ...events];
  const erasure = {
    fileIds: [...new Set([...fileIds, ...traces.fileIds])],
    noteIds: [...new Set([...noteIds, ...traces.noteIds])],
    addressKeys: [...new Set([...addressKeys, ...(traces.addressKeys ?? [])])],
    dueAt: new Date(),
  };
  const record = await candidateModel(mongo)
    .findOneAndUpdate(
      { ...key, mergedInto: { $exists: false } },
      {
        // An event that is being announced may return to the outbox. Announcing it again is a no-op.
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

/** The keys of the addresses by which a candidate and its merged duplicates are known. */
export async function findEmailKeys(
  { mongo }: Stores,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<string[]> {
  const records = await candidateModel(mongo)
    .find({ _id: { $in: [...ids] }, accountId }, { emailKey: 1 })
    .lean();
  return records.flatMap(({ emailKey = [] }) => emailKey);
}

/** The pending erasure of an anonymised candidate; null when it has none. */
export async function findErasure(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<Erasure | null> {
  const record = await candidateModel(mongo)
    .findOne({ _id: id, accountId, erasure: { $exists: true } }, unseen)
    .lean<CandidateRecord>();
  if (record?.erasure === undefined) return null;
  const { dueAt: _due, ...traces } = record.erasure;
  return { candidate: candidateOfRecord(record), ...traces };
}

/** Erases the address of merged duplicates, and personal data from events in their outboxes. Idempotent. */
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
    for (const { id, data } of outbox.map(withoutPerson)) {
      await candidates.updateOne({ _id, 'outbox.id': id }, { $set: { 'outbox.$.data': data } });
    }
  }
}

/** Ends an erasure; false when the candidate has changed since `version` was read. */
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

/** Candidates whose erasure has been pending since before a moment, oldest first. */
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
