import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { DocumentTemplate, ListedTemplate } from '../../domain/paperwork/template.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { documentTemplateModel, type DocumentTemplateRecord } from './document-template.model.ts';

/** Adds a template; false when its id is taken by an earlier attempt. */
export function insertDocumentTemplate(
  { mongo }: Stores,
  { id, ...template }: DocumentTemplate,
): Promise<boolean> {
  return unlessTaken(() => documentTemplateModel(mongo).create({ _id: id, ...template }));
}

/** A template of an account; null when there is none. */
export async function findDocumentTemplate(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<DocumentTemplate | null> {
  if (!isId('documentTemplate', id)) return null;
  const record = await documentTemplateModel(mongo).findOne({ _id: id, accountId }).lean();
  return record === null ? null : templateOf(record);
}

/** A page of an account's templates without their bodies, newest first. */
export async function listDocumentTemplates(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<ListedTemplate[]> {
  const records = await newestFirst<DocumentTemplateRecord, ListedRecord>(
    documentTemplateModel(mongo),
    { accountId },
    { ...page, without: { body: 0 } },
  );
  return records.map(({ _id: id, ...template }) => ({ id, ...template }));
}

type ListedRecord = Omit<ListedTemplate, 'id'> & Pick<DocumentTemplateRecord, '_id'>;

/** Writes a template over the version that was read; null when the write lost the race. */
export async function saveDocumentTemplate(
  { mongo }: Stores,
  { id, accountId, version, ...content }: DocumentTemplate,
): Promise<DocumentTemplate | null> {
  const record = await documentTemplateModel(mongo)
    .findOneAndUpdate(
      { _id: id, accountId, version },
      { $set: { ...content, updatedAt: new Date() }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<DocumentTemplateRecord>();
  return record === null ? null : templateOf(record);
}

/** Deletes a template at the version that was read; false when the write lost the race. */
export async function deleteDocumentTemplate(
  { mongo }: Stores,
  { id, accountId, version }: DocumentTemplate,
): Promise<boolean> {
  const { deletedCount } = await documentTemplateModel(mongo).deleteOne({
    ...{ _id: id, accountId, version },
  });
  return deletedCount === 1;
}

function templateOf({ _id: id, ...template }: DocumentTemplateRecord): DocumentTemplate {
  return { id, ...template };
}
