import { isDeepStrictEqual } from 'node:util';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import { attributesOf } from '../../domain/interviews/scorecard-attribute.ts';
import {
  changedTemplate,
  type NewScorecardTemplateInput,
  type ScorecardTemplate,
  type ScorecardTemplateChanges,
} from '../../domain/interviews/scorecard-template.ts';
import {
  findScorecardTemplate,
  insertScorecardTemplate,
  saveScorecardTemplate,
} from '../../storage/interviews/scorecard-templates.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { createOnce } from '../create-once.ts';
import type { Creation } from '../hiring/creation.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

type Judge = (template: ScorecardTemplate) => void;
type Storing = Pick<AppContext, 'stores'>;

/** Creates a template. A repeated run returns the template of the first run. */
export async function createScorecardTemplate(
  { stores }: Storing,
  { accountId, run, createdBy = null }: Creation,
  { name, attributes }: NewScorecardTemplateInput,
): Promise<ScorecardTemplate> {
  const now = new Date();
  const template = {
    ...{ id: idOf('scorecardTemplate', run), accountId, name, createdBy, deletedAt: null },
    ...{ attributes: attributesOf(attributes), createdAt: now, updatedAt: now, version: 1 },
  };
  const storage = { insert: insertScorecardTemplate, find: findScorecardTemplate };
  return createOnce(stores, template, storage);
}

/** Changes a template, and writes nothing when nothing changes. @throws AppError `not_found`, and any of `judge`. */
export async function changeScorecardTemplate(
  { stores }: Storing,
  target: OwnedRef,
  { changes, judge }: { changes: ScorecardTemplateChanges; judge: Judge },
): Promise<ScorecardTemplate> {
  return retryOnConflict(async () => {
    const read = await findScorecardTemplate(stores, target);
    if (read === null) throw new AppError('not_found');
    judge(read);
    const next = changedTemplate(read, changes);
    return isDeepStrictEqual(next, read) ? read : saveScorecardTemplate(stores, next);
  });
}

/** Deletes a template. Interviews with it keep its attributes. @throws AppError `not_found`, and any of `judge`. */
export async function removeScorecardTemplate(
  { stores }: Storing,
  target: OwnedRef,
  judge: Judge,
): Promise<void> {
  await retryOnConflict(async () => {
    const template = await findScorecardTemplate(stores, target);
    if (template === null) throw new AppError('not_found');
    judge(template);
    return saveScorecardTemplate(stores, { ...template, deletedAt: new Date() });
  });
}

/** @throws AppError `invalid_request` where the template of an interview does not exist. */
export async function requireScorecardTemplate(
  stores: AppContext['stores'],
  accountId: string,
  id: string | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return;
  if ((await findScorecardTemplate(stores, { accountId, id })) !== null) return;
  throw invalidRequest('scorecard_template_id', 'is no scorecard template of this account');
}
