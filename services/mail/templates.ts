import { isDeepStrictEqual } from 'node:util';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import type { MailHtml } from '../../domain/mail/clean-html.ts';
import {
  changedTemplate,
  type MailTemplate,
  type NewTemplateInput,
  type TemplateChanges,
} from '../../domain/mail/template.ts';
import {
  findTemplate,
  insertTemplate,
  removeTemplate,
  saveTemplate,
} from '../../storage/mail/templates.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { createOnce } from '../create-once.ts';
import type { Creation } from '../hiring/creation.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { cleanBodyHtml } from './clean-html.ts';

/**
 * Creates a template. A repeated run returns the template of the first run.
 * @throws AppError `invalid_request` for HTML that cannot be used; 429 and 503 while there is too much to sanitise.
 */
export async function createTemplate(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId, run, createdBy = null }: Creation,
  input: NewTemplateInput,
): Promise<MailTemplate> {
  const html = await cleaned(accountId, input.body_html);
  const now = new Date();
  const template: MailTemplate = {
    id: idOf('message', run),
    accountId,
    name: input.name,
    subject: input.subject,
    bodyText: input.body_text ?? null,
    bodyHtml: html?.html ?? null,
    madeText: html?.text ?? null,
    createdBy,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  return createOnce(stores, template, { insert: insertTemplate, find: findTemplate });
}

/**
 * Changes a template. Retries on a version conflict, and writes nothing when nothing changes; `judge` rejects a version
 * that the caller does not expect.
 * @throws AppError `not_found`; `invalid_request` when no body is left or HTML cannot be used; any error of `judge`; 429
 * and 503 while there is too much to sanitise.
 */
export async function changeTemplate(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  { changes, judge }: { changes: TemplateChanges; judge: (template: MailTemplate) => void },
): Promise<MailTemplate> {
  const html = await cleaned(target.accountId, changes.body_html);
  return retryOnConflict(async () => {
    const read = await findTemplate(stores, target);
    if (read === null) throw new AppError('not_found');
    judge(read);
    const next = changedTemplate(read, changes, html);
    if (next.bodyText === null && next.bodyHtml === null) {
      throw invalidRequest('body_text', 'is required, or body_html');
    }
    return isDeepStrictEqual(next, read) ? read : saveTemplate(stores, next);
  });
}

/** The HTML of a request as it is stored; absent and null stay so. */
async function cleaned<Absent extends null | undefined>(
  accountId: string,
  html: string | Absent,
): Promise<MailHtml | Absent> {
  return typeof html === 'string' ? cleanBodyHtml(accountId, html) : html;
}

/** Deletes a template; sends keep their text. @throws AppError `not_found`, and any error of `judge`. */
export async function deleteTemplate(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  judge: (template: MailTemplate) => void,
): Promise<void> {
  await retryOnConflict(async () => {
    const template = await findTemplate(stores, target);
    if (template === null) throw new AppError('not_found');
    judge(template);
    return (await removeTemplate(stores, template)) ? true : null;
  });
}
