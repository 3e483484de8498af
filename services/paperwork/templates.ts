import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import type {
  DocumentTemplate,
  NewTemplateInput,
  TemplateChanges,
} from '../../domain/paperwork/template.ts';
import { idOf } from '../../storage/new-id.ts';
import {
  deleteDocumentTemplate,
  findDocumentTemplate,
  insertDocumentTemplate,
  saveDocumentTemplate,
} from '../../storage/paperwork/document-templates.ts';
import type { AppContext } from '../context.ts';
import { createOnce } from '../create-once.ts';
import type { Creation } from '../hiring/creation.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

type Judge = (template: DocumentTemplate) => void;

/** Creates a template. A repeated run returns the template of the first run. */
export async function createTemplate(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId, run, createdBy = null }: Creation,
  { name, body }: NewTemplateInput,
): Promise<DocumentTemplate> {
  const now = new Date();
  const id = idOf('documentTemplate', run);
  const template = {
    ...{ id, accountId, name, body, createdBy },
    ...{ createdAt: now, updatedAt: now, version: 1 },
  };
  return createOnce(stores, template, {
    insert: insertDocumentTemplate,
    find: findDocumentTemplate,
  });
}

/**
 * Changes a template, and writes nothing when nothing changes. Documents that were made from it stay as they are.
 * @throws AppError `not_found`, and any error of `judge`.
 */
export async function changeTemplate(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  { changes, judge }: { changes: TemplateChanges; judge: Judge },
): Promise<DocumentTemplate> {
  return retryOnConflict(async () => {
    const read = await findDocumentTemplate(stores, target);
    if (read === null) throw new AppError('not_found');
    judge(read);
    const next = { ...read, ...changes };
    return isDeepStrictEqual(next, read) ? read : saveDocumentTemplate(stores, next);
  });
}

/** Deletes a template. @throws AppError `not_found`, and any error of `judge`. */
export async function removeTemplate(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  judge: Judge,
): Promise<void> {
  await retryOnConflict(async () => {
    const template = await findDocumentTemplate(stores, target);
    if (template === null) throw new AppError('not_found');
    judge(template);
    return (await deleteDocumentTemplate(stores, template)) ? true : null;
  });
}
