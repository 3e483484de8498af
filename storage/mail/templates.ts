import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { ListedTemplate, MailTemplate } from '../../domain/mail/template.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { mailTemplateModel, type MailTemplateRecord } from './template.model.ts';

/** Adds a template; false when its id is taken by an earlier attempt. */
export function insertTemplate(
  { mongo }: Stores,
  { id, ...template }: MailTemplate,
): Promise<boolean> {
  return unlessTaken(() => mailTemplateModel(mongo).create({ _id: id, ...template }));
}

/** A template of an account; null when there is none. */
export async function findTemplate(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<MailTemplate | null> {
  if (!isId('message', id)) return null;
  return found(await mailTemplateModel(mongo).findOne({ _id: id, accountId }).lean());
}

/** A page of an account's templates without their texts, newest first. */
export async function listTemplates(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<ListedTemplate[]> {
  const records = await newestFirst<MailTemplateRecord, ListedRecord>(
    mailTemplateModel(mongo),
    { accountId },
    { ...page, without: { bodyText: 0, bodyHtml: 0, madeText: 0 } },
  );
  return records.map(({ _id: id, ...template }) => ({ id, ...template }));
}

type ListedRecord = Omit<ListedTemplate, 'id'> & Pick<MailTemplateRecord, '_id'>;

/** Writes a template over the version that was read; null when the write lost the race. */
export async function saveTemplate(
  { mongo }: Stores,
  template: MailTemplate,
): Promise<MailTemplate | null> {
  const { id, accountId, version, ...content } = template;
  const record = await mailTemplateModel(mongo)
    .findOneAndUpdate(
      { _id: id, accountId, version },
      { $set: { ...content, updatedAt: new Date() }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<MailTemplateRecord>();
  return found(record);
}

/** Deletes a template, over the version that was read; false when the write lost the race. */
export async function removeTemplate(
  { mongo }: Stores,
  { id, accountId, version }: MailTemplate,
): Promise<boolean> {
  const { deletedCount } = await mailTemplateModel(mongo).deleteOne({
    _id: id,
    accountId,
    version,
  });
  return deletedCount === 1;
}

function found(record: MailTemplateRecord | null): MailTemplate | null {
  return record === null ? null : templateOf(record);
}

function templateOf({ _id: id, ...template }: MailTemplateRecord): MailTemplate {
  return { id, ...template };
}
