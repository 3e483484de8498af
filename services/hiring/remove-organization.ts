import { AppError } from '../../domain/common/errors.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import { deleteOrganization, findOrganization } from '../../storage/hiring/organizations.ts';
import { hasLivePostings } from '../../storage/hiring/postings.ts';
import type { AppContext } from '../context.ts';

/**
 * Removes an organization as it was read, and again where it has changed meanwhile; `judge` refuses a version that the
 * caller does not mean. @throws AppError `conflict` while it has roles, and whatever `judge` throws.
 */
export async function removeOrganization(
  { stores }: AppContext,
  read: Organization,
  judge: (organization: Organization) => void,
): Promise<void> {
  let organization: Organization | null = read;
  while (organization !== null) {
    judge(organization);
    if (await hasLivePostings(stores, organization.id)) {
      throw new AppError('conflict', { message: 'It has roles: archive them first.' });
    }
    if (await deleteOrganization(stores, organization)) return;
    organization = await findOrganization(stores, read);
  }
}
