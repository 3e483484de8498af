import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { Survey } from '../../domain/surveys/survey.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newestFirst } from '../newest-first.ts';
import { readInBatches } from '../read-in-batches.ts';
import type { Stores } from '../stores.ts';
import { surveyModel, type SurveyRecord } from './survey.model.ts';

const kept = { deletedAt: { $exists: false } };

/** Adds a survey; false when its id is taken by an earlier attempt. */
export function insertSurvey({ mongo }: Stores, { id, ...survey }: Survey): Promise<boolean> {
  return unlessTaken(() => surveyModel(mongo).create({ _id: id, ...survey }));
}

/** A survey of an account; null when there is none. */
export async function findSurvey(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<Survey | null> {
  if (!isId('survey', id)) return null;
  return found(
    await surveyModel(mongo)
      .findOne({ _id: id, accountId, ...kept })
      .lean(),
  );
}

const readPublic = readInBatches<string, SurveyRecord>({
  // Filters only by id. With a second condition the development server scans the collection.
  find: ({ mongo }, ids) =>
    surveyModel(mongo)
      .find({ _id: { $in: [...ids] } })
      .lean<SurveyRecord[]>(),
  nameOf: { asked: (id) => id, found: ({ _id }) => _id },
});

/** A survey by its public id, of any account. */
export async function findPublicSurvey(stores: Stores, id: string): Promise<Survey | null> {
  if (!isId('survey', id)) return null;
  const record = await readPublic(stores, id);
  return found(record?.deletedAt === undefined ? record : null);
}

/** A page of an account's surveys without their questions, newest first. */
export async function listSurveys(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<Omit<Survey, 'questions'>[]> {
  const records = await newestFirst(
    surveyModel(mongo),
    { accountId, ...kept },
    { ...page, without: { questions: 0 } },
  );
  return records.map(surveyOf);
}

/** Writes a survey over the version that was read; null when the write lost the race. */
export async function saveSurvey({ mongo }: Stores, survey: Survey): Promise<Survey | null> {
  const { id, accountId, version, ...content } = survey;
  const record = await surveyModel(mongo)
    .findOneAndUpdate(
      { _id: id, accountId, version, ...kept },
      { $set: { ...content, updatedAt: new Date() }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<SurveyRecord>();
  return found(record);
}

/** Marks a survey as deleted, over the version that was read; false when the write lost the race. */
export async function markSurveyDeleted(
  { mongo }: Stores,
  { id, accountId, version }: Survey,
): Promise<boolean> {
  const { matchedCount } = await surveyModel(mongo).updateOne(
    { _id: id, accountId, version, ...kept },
    { $set: { deletedAt: new Date() } },
  );
  return matchedCount === 1;
}

/** Surveys that have been marked as deleted since before a moment, longest first. */
export async function findDeletedSurveys(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<string[]> {
  const records = await surveyModel(mongo)
    .find({ deletedAt: { $lte: before } }, { _id: 1 })
    .sort({ deletedAt: 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id }) => _id);
}

/** Removes the document of a deleted survey. */
export async function removeSurvey({ mongo }: Stores, id: string): Promise<void> {
  await surveyModel(mongo).deleteOne({ _id: id, deletedAt: { $exists: true } });
}

function found(record: SurveyRecord | null): Survey | null {
  return record === null ? null : surveyOf(record);
}

function surveyOf({ _id: id, deletedAt: _deleted, ...survey }: SurveyRecord): Survey {
  return { id, ...survey };
}
