import type { Stores } from '../stores.ts';
import { ORPHAN_AGE_MS } from '../orphan-age.ts';
import { eeoAnswerModel, type EeoAnswerRecord } from './eeo-answer.model.ts';

/** Keeps EEO and demographic answers where no reader of candidates looks; those that are there already stay. */
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

/** Forgets the answers of applications that are gone, or that never came about. */
export async function deleteEeoAnswers(
  { mongo }: Stores,
  applicationIds: readonly string[],
): Promise<void> {
  await eeoAnswerModel(mongo).deleteMany({ _id: { $in: [...applicationIds] } });
}
