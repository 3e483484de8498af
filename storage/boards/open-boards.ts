import { organizationModel } from '../hiring/organization.model.ts';
import { postingModel } from '../hiring/posting.model.ts';
import type { Stores } from '../stores.ts';

/** The slugs of organizations with an open role, in the order of their ids. */
export async function listOpenBoards({ mongo }: Stores, limit: number): Promise<string[]> {
  const withRoles = await postingModel(mongo).distinct('organizationId', { status: 'open' });
  const organizations = await organizationModel(mongo)
    .find({ _id: { $in: withRoles } }, { slug: 1 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<{ slug: string }[]>();
  return organizations.map(({ slug }) => slug);
}
