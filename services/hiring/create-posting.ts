import { invalidRequest } from '../../domain/common/errors.ts';
import { distinctSlug, slugOf } from '../../domain/common/text/slug.ts';
import {
  movePosting,
  requireFuture,
  type PostingChange,
} from '../../domain/hiring/change-posting.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import {
  changedContent,
  emptyContent,
  type DescribedChanges,
  type NewPostingInput,
} from '../../domain/hiring/posting-input.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import { findDefaultOrganization } from '../../storage/hiring/default-organization.ts';
import { findOrganization } from '../../storage/hiring/organizations.ts';
import { findPosting, insertPosting } from '../../storage/hiring/postings.ts';
import { idOf } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { withCleanDescription } from './clean-description.ts';
import type { Creation } from './creation.ts';
import { postingEvents } from './posting-events.ts';
import { announceAndSync } from './sync-posting.ts';

/**
 * Creates a posting, published at once if requested, with its event in the same write. A repeated run returns the
 * posting of the first run.
 */
export async function createPosting(
  ctx: AppContext,
  { accountId, run, createdBy = null }: Creation,
  input: NewPostingInput,
): Promise<Posting> {
  const id = idOf('job', run);
  const earlier = run === null ? null : await findPosting(ctx.stores, { accountId, id });
  if (earlier !== null) return earlier;
  const organization = await organizationOf(ctx, accountId, input.organization_id);
  const made = newPosting(
    { id, createdBy },
    organization,
    await withCleanDescription(accountId, input),
  );
  const { slug } = made.posting;
  for (const change of [made, withSlug(made, distinctSlug(slug, made.posting.id))]) {
    const events = await postingEvents(ctx, change);
    if (!(await insertPosting(ctx.stores, change.posting, events))) continue;
    await announceAndSync(ctx, change.posting, events);
    return change.posting;
  }
  // The id is taken: an earlier attempt of this run succeeded in the meantime.
  const late = await findPosting(ctx.stores, { accountId, id });
  if (late !== null) return late;
  throw new Error(`No slug was free for ${made.posting.id}.`);
}

function newPosting(
  key: Pick<Posting, 'id' | 'createdBy'>,
  { id: organizationId, accountId }: Organization,
  { organization_id: _organization, publish, ...input }: NewPostingInput & DescribedChanges,
): PostingChange {
  const now = new Date();
  const content = changedContent(emptyContent(input.title), input);
  requireFuture(content.closesAt, now);
  const draft: Posting = {
    ...content,
    ...key,
    accountId,
    organizationId,
    slug: slugOf(input.title),
    status: 'draft',
    publishedAt: null,
    closedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const published = publish ? movePosting(draft, 'publish', now) : null;
  return published ?? { posting: draft, news: null };
}

function withSlug({ posting, news }: PostingChange, slug: string): PostingChange {
  return { posting: { ...posting, slug }, news };
}

async function organizationOf(
  { stores }: Pick<AppContext, 'stores'>,
  accountId: string,
  id: string | undefined,
): Promise<Organization> {
  if (id !== undefined) {
    const organization = await findOrganization(stores, { accountId, id });
    if (organization !== null) return organization;
    throw invalidRequest('organization_id', 'is not an organization of this account');
  }
  const organization = await findDefaultOrganization(stores, accountId);
  if (organization !== null) return organization;
  throw invalidRequest('organization_id', 'is required: the account has no organization');
}
