import { invalidRequest } from '../../domain/common/errors.ts';
import {
  accepted,
  cleanDescription,
  statedDescription,
  type Described,
  type Description,
} from '../../domain/hiring/description.ts';
import { moduleBeside } from '../threads/thread-module.ts';
import { createTextPool } from '../threads/text-pool.ts';

const clean = createTextPool({
  module: moduleBeside(import.meta.url, 'clean-description-thread'),
  work: cleanDescription,
});

/**
 * Changes of a role with their description sanitised.
 * @throws AppError `invalid_request` for a description that cannot be used; 429 and 503 while there is too much to do.
 */
export async function withCleanDescription<Changes extends Described>(
  accountId: string,
  changes: Changes,
): Promise<Changes & { description?: Description }> {
  const stated = statedDescription(changes) ?? null;
  if (stated === null) return changes;
  return { ...changes, description: accepted(stated, await clean(stated, accountId)) };
}

/** The text of pasted HTML, '' for one without visible text. @throws as `withCleanDescription`. */
export async function plainTextOf(accountId: string, html: string): Promise<string> {
  const stated = { member: 'description_html', text: html } as const;
  const cleaned = await clean(stated, accountId);
  if ('refused' in cleaned) throw invalidRequest('html', cleaned.refused);
  return cleaned.descriptionText;
}
