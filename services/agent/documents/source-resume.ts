import { textsOf } from '../../../domain/common/text/texts-of.ts';
import { invalidRequest, type AppError } from '../../../domain/common/errors.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import type { AppContext } from '../../context.ts';
import { findAccountResume, noSuchResume } from '../account-resume.ts';

interface Named {
  accountId: string;
  resume?: JsonResume;
  resumeId: string | null;
}

/**
 * The source of a document: the given résumé, else the named one, else the account's (decision 0020).
 * @throws AppError `not_found` for an id that the account does not have, `invalid_request` when there is no résumé.
 */
export async function sourceResume(
  ctx: Pick<AppContext, 'stores'>,
  named: Named,
): Promise<JsonResume> {
  const found = named.resume ?? (await readResume(ctx, named));
  if (found === null && named.resumeId !== null) throw noSuchResume();
  if (found === null) {
    throw invalidRequest('resume', 'is required: the account has no parsed résumé');
  }
  if (textsOf(found).every((text) => text.trim() === '')) throw holdsNoText(named);
  return found;
}

function holdsNoText({ resume, resumeId }: Named): AppError {
  if (resume !== undefined) return invalidRequest('resume', 'has no text');
  if (resumeId !== null) return invalidRequest('resume_id', 'is a résumé without text');
  return invalidRequest('resume', 'is required: the résumé of the account has no text');
}

async function readResume(
  ctx: Pick<AppContext, 'stores'>,
  named: { accountId: string; resumeId: string | null },
): Promise<JsonResume | null> {
  const known = await findAccountResume(ctx, named);
  return known?.isRead === true ? known.resume : null;
}
