import type { Stores } from '../stores.ts';
import { ORPHAN_AGE_MS } from '../orphan-age.ts';
import { eeoAnswerModel, type EeoAnswerRecord } from './eeo-answer.model.ts';

/** Stores EEO and demographic answers, apart from candidates. Existing answers are not changed. */
export async function insertEeoAnswers(
  { mongo }: Stores,
  { id, ...rest }: Omit<EeoAnswerRecord, '_id' | 'checkAt'> & { id: string },
): Promise<void> {
  const checkAt = new Date(rest.createdAt.getTime() + ORPHAN_AGE_MS);
  await eeoAnswerModel(mongo).updateOne(
    { _id: id },
    { $setOnInsert: { ...rest, checkAt } },
    { upsert: true },
  );
}

/** Deletes the answers of applications. */
export async function deleteEeoAnswers(
  { mongo }: Stores,
  applicationIds: readonly string[],
): Promise<void> {
  await eeoAnswerModel(mongo).deleteMany({ _id: { $in: [...applicationIds] } });
}
