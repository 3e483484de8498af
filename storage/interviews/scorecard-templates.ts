import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { ScorecardTemplate } from '../../domain/interviews/scorecard-template.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import {
  scorecardTemplateModel,
  type ScorecardTemplateRecord,
} from './scorecard-template.model.ts';

/** Adds a template; false when its id is taken by an earlier attempt. */
export function insertScorecardTemplate(
  { mongo }: Stores,
  { id, ...template }: ScorecardTemplate,
): Promise<boolean> {
  return unlessTaken(() => scorecardTemplateModel(mongo).create({ _id: id, ...template }));
}

/** A template of an account that is not deleted; null when there is none. */
export async function findScorecardTemplate(
  stores: Stores,
  target: OwnedRef,
): Promise<ScorecardTemplate | null> {
  const template = await findAnyScorecardTemplate(stores, target);
  return template?.deletedAt === null ? template : null;
}

/** A template of an account, also a deleted one; null when there is none. */
export async function findAnyScorecardTemplate(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<ScorecardTemplate | null> {
  if (!isId('scorecardTemplate', id)) return null;
  const record = await scorecardTemplateModel(mongo)
    .findOne({ _id: id, accountId })
    .lean<ScorecardTemplateRecord>();
  return record === null ? null : templateOf(record);
}

/** A page of an account's templates that are not deleted, newest first. */
export async function listScorecardTemplates(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<ScorecardTemplate[]> {
  const records = await newestFirst(
    scorecardTemplateModel(mongo),
    { accountId, deletedAt: null },
    page,
  );
  return records.map(templateOf);
}

/** Writes a template over the version that was read; null when the write lost the race. */
export async function saveScorecardTemplate(
  { mongo }: Stores,
  { id, accountId, version, ...content }: ScorecardTemplate,
): Promise<ScorecardTemplate | null> {
  const record = await scorecardTemplateModel(mongo)
    .findOneAndUpdate(
      { _id: id, accountId, version, deletedAt: null },
      { $set: { ...content, updatedAt: new Date() }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<ScorecardTemplateRecord>();
  return record === null ? null : templateOf(record);
}

function templateOf({ _id: id, ...template }: ScorecardTemplateRecord): ScorecardTemplate {
  return { id, ...template };
}
