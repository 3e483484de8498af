import { boardRoleRow } from '../../domain/boards/board-role.ts';
import { acceptsApplications } from '../../domain/hiring/posting-lifecycle.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import type { Feed } from '../../pages/careers/feeds/feed-role.ts';
import { indeedFeed } from '../../pages/careers/feeds/indeed.ts';
import { atomFeed, rssFeed } from '../../pages/careers/feeds/news.ts';
import { sitemap } from '../../pages/careers/feeds/sitemap.ts';
import { careersUrl, rolePageUrl } from '../../services/hiring/posting-url.ts';
import { listOpenRoles } from '../../storage/boards/board-postings.ts';
import { organizationOf, sendTagged, type Visit } from './careers-page.ts';

/** The feeds of a company: file name, media type and writer. */
export const feeds = [
  { file: 'feed.rss', type: 'application/rss+xml', write: rssFeed },
  { file: 'feed.atom', type: 'application/atom+xml', write: atomFeed },
  { file: 'jobs.xml', type: 'application/xml', write: indeedFeed },
  { file: 'sitemap.xml', type: 'application/xml', write: sitemap },
] as const;

/** Sends a feed of the open roles. Its ETag changes with every change of the board. */
export async function showFeed(visit: Visit, { file, type, write }: (typeof feeds)[number]) {
  const { boards } = visit.ctx;
  const organization = await organizationOf(visit);
  const state = await boards.state(organization);
  await sendTagged(visit, {
    tag: `${state}-${file}`,
    type: `${type}; charset=utf-8`,
    make: () =>
      boards.text(state, file, async () => write(await feedOf(visit, organization, file))),
  });
}

async function feedOf({ ctx }: Visit, organization: Organization, file: string): Promise<Feed> {
  const home = careersUrl(ctx.config, organization);
  const now = new Date();
  const postings = await listOpenRoles(ctx.stores, organization.id);
  return {
    company: organization.name,
    home,
    self: `${home}/${file}`,
    roles: postings
      .filter((posting) => acceptsApplications(posting, now))
      .map((posting) => ({
        row: boardRoleRow(posting, organization.features, now),
        url: rolePageUrl(ctx.config, organization, posting.slug),
        descriptionHtml: posting.descriptionHtml,
        changedAt: posting.updatedAt,
      })),
  };
}
