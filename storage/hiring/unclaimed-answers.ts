import type { Stores } from '../stores.ts';
import { candidateModel, type CandidateRecord } from './candidates/candidate.model.ts';
import { eeoAnswerModel, type EeoAnswerRecord } from './eeo-answer.model.ts';

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
