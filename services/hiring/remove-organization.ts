import { AppError } from '../../domain/common/errors.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import { deleteOrganization, findOrganization } from '../../storage/hiring/organizations.ts';
import { hasLivePostings } from '../../storage/hiring/postings.ts';
import type { AppContext } from '../context.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

/**
 * Removes an organization. Retries on a version conflict; `judge` rejects a version that the caller does not expect.
 * @throws AppError `conflict` while it has roles, and any error of `judge`.
 */
export async function removeOrganization(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  judge: (organization: Organization) => void,
): Promise<void> {
  await retryOnConflict(async () => {
    const organization = await findOrganization(stores, target);
    if (organization === null) return 'gone';
    judge(organization);
    if (await hasLivePostings(stores, organization.id)) {
      throw new AppError('conflict', {
        message: 'The organization has roles. Archive them first.',
      });
    }
    return (await deleteOrganization(stores, organization)) ? 'removed' : null;
  });
}
