import { movePosting } from '../../domain/hiring/change-posting.ts';
import { hostedContent } from '../../domain/hiring/market-posting.ts';
import type { Organization } from '../../domain/hiring/organization.ts';
import type { Posting } from '../../domain/hiring/posting.ts';
import type { JobCompany } from '../../domain/market/job.ts';
import { findOrganization, raiseBoardRevision } from '../../storage/hiring/organizations.ts';
import { savePosting } from '../../storage/hiring/postings.ts';
import { ensureHostedCompany } from '../../storage/market/companies.ts';
import { writeHostedJob, type HostedJob } from '../../storage/market/hosted-jobs.ts';
import type { GroupScope } from '../../storage/market/grouping-due.ts';
import { closeJobsOfSource } from '../../storage/market/missing-jobs.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AppContext } from '../context.ts';
import { groupDueJobs } from '../market/group-due-jobs.ts';
import { indexJobsById } from '../market/group-jobs.ts';
import { indexDueCompanies } from '../market/indexing/index-companies.ts';
import { announceSoon } from '../webhooks/announce-soon.ts';
import { postingEvents } from './posting-events.ts';

const SOURCE_NAME = 'openrole';

/**
 * Updates board and market to the current posting. The market's job has the posting's id and is only written over an
 * earlier state of posting and organization, so repeated and concurrent runs end with the latest.
 */
export async function projectPosting(ctx: AppContext, posting: Posting): Promise<void> {
  const { stores } = ctx;
  const { accountId, organizationId, publishedAt } = posting;
  const organization = await findOrganization(stores, { accountId, id: organizationId });
  if (organization === null) return archiveOrphan(ctx, posting);
  await raiseBoardRevision(stores, organizationId);
  if (publishedAt === null) return;
  const company = await companyOf(ctx, organization);
  await writeHostedJob(stores, hostedJob({ ...posting, publishedAt }, organization, company));
  const written = { jobId: posting.id, scope: { ids: [posting.id] }, companyId: company.id };
  await follow(stores, written);
}

/** The organization was deleted while the posting was being created, so the role is shown nowhere. */
async function archiveOrphan(ctx: AppContext, posting: Posting): Promise<void> {
  const { stores } = ctx;
  const { id: documentId, organizationId: sourceId } = posting;
  await closeJobsOfSource(stores, { sourceId, run: `gone:${sourceId}` });
  await follow(stores, { jobId: documentId, scope: { sourceId } });
  const change = movePosting(posting, 'archive', new Date());
  if (change === null) return;
  const events = await postingEvents(ctx, change);
  if ((await savePosting(stores, change.posting, events)) === null) return;
  announceSoon(ctx, { collection: 'postings', documentId, events });
}

interface Written {
  jobId: string;
  scope: GroupScope;
  companyId?: string;
}

/** Updates clusters, counts and index after a write. */
async function follow(stores: Stores, { jobId, scope, companyId }: Written): Promise<void> {
  const counted = await groupDueJobs(stores, scope);
  await indexJobsById(stores, [jobId]);
  await indexDueCompanies(stores, companyId === undefined ? counted : [companyId, ...counted]);
}

function companyOf(
  { stores }: Pick<AppContext, 'stores'>,
  organization: Organization,
): Promise<JobCompany> {
  const { id, slug, name, logoUrl, website, description } = organization;
  return ensureHostedCompany(stores, { id, slug, name, logoUrl, website, description });
}

function hostedJob(
  posting: Posting & { publishedAt: Date },
  organization: Organization,
  company: JobCompany,
): HostedJob {
  const state = `posting:${posting.version}`;
  return {
    ...hostedContent(posting, organization, company),
    _id: posting.id,
    applyUrl: null,
    canApply: true,
    sourceName: SOURCE_NAME,
    sourceId: organization.id,
    externalId: posting.id,
    postedAt: posting.publishedAt,
    updatedAt: posting.updatedAt,
    closesAt: posting.closesAt,
    closedAt: posting.status === 'open' ? null : (posting.closedAt ?? posting.updatedAt),
    // Both only grow, and each change of either is projected after its write.
    postingVersion: posting.version + organization.version,
    contentHash: state,
    changeRun: state,
    change: posting.status === 'open' ? 'changed' : 'closed',
    openedRun: state,
    missedReads: 0,
    missedRun: null,
    revisedAt: new Date(),
  };
}
