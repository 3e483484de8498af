import type { Stores } from '../stores.ts';
import { candidateModel, type CandidateRecord } from './candidates/candidate.model.ts';
import { eeoAnswerModel, type EeoAnswerRecord } from './eeo-answer.model.ts';

/**
 * Erases EEO answers whose application was never stored, and clears the check of the others. Reads at most `limit`
 * answers, returns the number erased. Idempotent.
 */
export async function eraseOrphanAnswers(stores: Stores, limit: number): Promise<number> {
  const answers = eeoAnswerModel(stores.mongo);
  const due = await answers
    .find({ checkAt: { $lte: new Date() } }, { accountId: 1, jobId: 1 })
    .sort({ checkAt: 1 })
    .limit(limit)
    .lean<AnswerRef[]>();
  const known = await applicationIds(stores, due);
  const ids = due.map(({ _id }) => _id);
  const kept = ids.filter((id) => known.has(id));
  const orphans = ids.filter((id) => !known.has(id));
  await answers.updateMany({ _id: { $in: kept } }, { $unset: { checkAt: '' } });
  return (await answers.deleteMany({ _id: { $in: orphans } })).deletedCount;
}

type AnswerRef = Pick<EeoAnswerRecord, '_id' | 'accountId' | 'jobId'>;

/** The ids of stored applications that the answers belong to, including ids from before a merge. */
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
