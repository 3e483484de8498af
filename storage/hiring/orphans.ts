import { formatId } from '../../domain/common/ids.ts';
import type { Stores } from '../stores.ts';
import { candidateModel, type CandidateRecord } from './candidates/candidate.model.ts';
import { eeoAnswerModel, type EeoAnswerRecord } from './eeo-answer.model.ts';
import { fileModel, type FileRecord } from './file.model.ts';

/** Whoever stores a file or EEO answers refers to them within moments; after this long nobody will. */
export const UNCLAIMED_MS = 60 * 60_000;
/** A file that is in use is looked at again after this. */
const RECHECK_MS = 24 * 60 * 60_000;
/** Uploads that broke off are looked for among those that began this long ago at most. */
const FRAGMENTS_MS = 25 * 60 * 60_000;

export interface FileRef {
  id: string;
  accountId: string;
}

/** Files whose use is to be looked at, longest due first. */
export async function findFilesToCheck({ mongo }: Stores, limit: number): Promise<FileRef[]> {
  const files = await fileModel(mongo)
    .find({ 'metadata.checkAt': { $lte: new Date() } }, { 'metadata.accountId': 1 })
    .sort({ 'metadata.checkAt': 1 })
    .limit(limit)
    .lean<Pick<FileRecord, '_id' | 'metadata'>[]>();
  return files.map(({ _id: id, metadata: { accountId } }) => ({ id, accountId }));
}

/** A file that is in use now may be out of use some day. */
export async function checkFileLater({ mongo }: Stores, id: string): Promise<void> {
  const checkAt = new Date(Date.now() + RECHECK_MS);
  await fileModel(mongo).updateOne({ _id: id }, { $set: { 'metadata.checkAt': checkAt } });
}

/** Erases what came of uploads that broke off: pieces whose file was never noted. Returns how many uploads those were. */
export async function eraseFragments({ mongo }: Stores, limit: number): Promise<number> {
  const chunks = mongo.collection<{ files_id: string; n: number }>('files.chunks');
  const noRandomness = new Uint8Array();
  const idAt = (agoMs: number) => formatId('document', Date.now() - agoMs, noRandomness);
  const fragments = await chunks
    .aggregate<{ files_id: string }>([
      { $match: { files_id: { $gte: idAt(FRAGMENTS_MS), $lt: idAt(UNCLAIMED_MS) }, n: 0 } },
      { $project: { _id: 0, files_id: 1 } },
      { $lookup: { from: 'files.files', localField: 'files_id', foreignField: '_id', as: 'file' } },
      { $match: { file: [] } },
      { $limit: limit },
    ])
    .toArray();
  const ids = fragments.map(({ files_id }) => files_id);
  if (ids.length > 0) await chunks.deleteMany({ files_id: { $in: ids } });
  return ids.length;
}

/**
 * Erases EEO answers whose application never came about, and notes of the others that theirs did; at most `limit` are
 * looked at. Returns how many were erased. Harmless to repeat.
 */
export async function eraseUnclaimedAnswers(stores: Stores, limit: number): Promise<number> {
  const answers = eeoAnswerModel(stores.mongo);
  const due = await answers
    .find({ checkAt: { $lte: new Date() } }, { accountId: 1, jobId: 1 })
    .sort({ checkAt: 1 })
    .limit(limit)
    .lean<AnswerRef[]>();
  const known = await applicationIds(stores, due);
  const ids = due.map(({ _id }) => _id);
  const claimed = ids.filter((id) => known.has(id));
  const unclaimed = ids.filter((id) => !known.has(id));
  await answers.updateMany({ _id: { $in: claimed } }, { $unset: { checkAt: '' } });
  return (await answers.deleteMany({ _id: { $in: unclaimed } })).deletedCount;
}

type AnswerRef = Pick<EeoAnswerRecord, '_id' | 'accountId' | 'jobId'>;

/** Which applications there are of those the answers belong to, or were before a merge. */
async function applicationIds(
  { mongo }: Stores,
  answers: readonly AnswerRef[],
): Promise<Set<string>> {
  const ids = answers.map(({ _id }) => _id);
  const candidates = await candidateModel(mongo)
    .find(
      {
        accountId: { $in: answers.map(({ accountId }) => accountId) },
        'applications.jobId': { $in: answers.map(({ jobId }) => jobId) },
        $or: [{ 'applications.id': { $in: ids } }, { formerIds: { $in: ids } }],
      },
      { 'applications.id': 1, formerIds: 1 },
    )
    .lean<Pick<CandidateRecord, 'applications' | 'formerIds'>[]>();
  return new Set(
    candidates.flatMap(({ applications, formerIds }) => [
      ...applications.map(({ id }) => id),
      ...formerIds,
    ]),
  );
}
